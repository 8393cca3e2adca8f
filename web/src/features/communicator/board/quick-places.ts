import { createContext, useContext } from "react";
import type { Size } from "../../../ui/places/fit.ts";

/** How many instant words are on the quick row; the board has the others. */
const QuickPlacesContext = createContext(1);
export const QuickPlacesProvider = QuickPlacesContext.Provider;
export const useQuickPlaces = (): number => useContext(QuickPlacesContext);

/**
 * The number of places in the quick row besides Yes, No and Try Again, for a size of the communicator. The stylesheet has the same
 * widths.
 */
export function quickPlaces({ width, height, rem }: Size & { rem: number }): number {
	if (height < 20 * rem || width < 22 * rem) return 1;
	return width < 64 * rem ? 2 : 3;
}
