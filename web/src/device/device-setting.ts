import { useSyncExternalStore } from "react";
import { listeners } from "../listeners.ts";

/** A choice stored on this device under one key. */
export interface DeviceSetting<Value extends string> {
	readonly values: readonly Value[];
	get(): Value;
	set(value: Value): void;
	subscribe(listener: () => void): () => void;
}

/** @param initial the value until the person chooses; by default the first */
export function deviceSetting<const Value extends string>(
	key: string,
	values: readonly [Value, ...Value[]],
	initial: NoInfer<Value> = values[0],
): DeviceSetting<Value> {
	const changes = listeners();
	return {
		values,
		get() {
			const stored = localStorage.getItem(key);
			return values.find((value) => value === stored) ?? initial;
		},
		set(value) {
			localStorage.setItem(key, value);
			changes.emit();
		},
		subscribe: changes.subscribe,
	};
}

/** The current choice and its setter; all users of the setting are updated. */
export function useDeviceSetting<Value extends string>(
	setting: DeviceSetting<Value>,
): readonly [value: Value, set: (value: Value) => void] {
	return [useSyncExternalStore(setting.subscribe, setting.get), setting.set];
}
