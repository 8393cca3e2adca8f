import { awakeKey } from "../access/awake.ts";
import { deviceSetting } from "./device-setting.ts";

/** Whether the screen stays on while Sayso is used without touching it. */
export const awake = deviceSetting(awakeKey, ["on", "off"]);
awake.subscribe(() => window.dispatchEvent(new Event(awakeKey)));
