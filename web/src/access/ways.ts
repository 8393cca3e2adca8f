import { deviceSetting } from "./device-setting.ts";

/** Single keys such as Y and 1 give commands. WCAG 2.1.4: they can be turned off. */
export const singleKeys = deviceSetting("single-keys", ["on", "off"]);
/** Lights one target after another; a switch presses the lit one. */
export const scanningWay = deviceSetting("scanning", ["off", "on"]);
/** Presses what the pointer rests on. */
export const dwellWay = deviceSetting("dwell", ["off", "on"]);
/** Milliseconds that a scan lights each target. */
export const scanningPace = deviceSetting("scanning-pace", ["800", "1500", "2500", "4000"], "1500");
/** Milliseconds that the pointer rests on a target before it is pressed. */
export const dwellPace = deviceSetting("dwell-pace", ["600", "1000", "1500", "2500"], "1000");
