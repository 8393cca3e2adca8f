import { type DeviceSetting, deviceSetting } from "./device-setting.ts";

/**
 * A choice set as `data-KEY` on the root of every page for its styles; "system" follows the system. `public/before-paint.js` reads
 * it before the first paint.
 */
function lookOfPage<const Value extends string>(
	key: string,
	others: readonly Value[],
): DeviceSetting<Value | "system"> {
	const setting = deviceSetting<Value | "system">(key, ["system", ...others]);
	return {
		...setting,
		set(value) {
			const { dataset } = document.documentElement;
			if (value === "system") delete dataset[key];
			else dataset[key] = value;
			setting.set(value);
		},
	};
}

export const theme = lookOfPage("theme", ["light", "dark"]);

/** Whether text and edges have more contrast. */
export const contrast = lookOfPage("contrast", ["more"]);

/** Whether motion is reduced. */
export const motion = lookOfPage("motion", ["less"]);
