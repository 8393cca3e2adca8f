import { type DeviceSetting, deviceSetting } from "./device-setting.ts";

/**
 * A choice that the root of every page wears as `data-KEY`, for its styles, and on which the system decides where it is "system".
 * `public/before-paint.js` reads it too, before the first paint.
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

/** Whether what is written and its edges stand out more than they otherwise do. */
export const contrast = lookOfPage("contrast", ["more"]);

/** Whether things are to stand still. */
export const motion = lookOfPage("motion", ["less"]);
