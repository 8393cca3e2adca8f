import { deviceSetting } from "./device-setting.ts";

/** Which recogniser listens first: the best one, or Sayso's own whenever it can. */
export const listensFirst = deviceSetting("listens-first", ["best", "sayso"]);

/** Whether the person agreed that this browser's maker may receive the sound. */
export const browserListeningConsent = deviceSetting("browser-listening", ["not-agreed", "agreed"]);
