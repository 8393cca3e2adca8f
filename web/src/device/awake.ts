import { awakeKey } from "../access/awake.ts";
import { deviceSetting } from "./device-setting.ts";

/** Whether the screen stays on while Sayso is used without a touch. */
export const awake = deviceSetting(awakeKey, ["on", "off"]);
awake.subscribe(() => window.dispatchEvent(new Event(awakeKey)));
