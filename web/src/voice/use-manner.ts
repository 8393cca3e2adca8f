import { useSyncExternalStore } from "react";
import { type ChosenManner, chosenManner, onManner } from "./manner.ts";

/** How Sayso's voices and the person's own speak on this device. */
export const useManner = (): ChosenManner => useSyncExternalStore(onManner, chosenManner);
