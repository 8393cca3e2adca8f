import { useSyncExternalStore } from "react";
import { type ChosenManner, chosenManner, onManner } from "./manner.ts";

/** The settings of Sayso's voices and the person's own voice on this device. */
export const useManner = (): ChosenManner => useSyncExternalStore(onManner, chosenManner);
