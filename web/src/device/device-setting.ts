import { useSyncExternalStore } from "react";

/** A choice kept on this device, under one key. */
export interface DeviceSetting<Value extends string> {
	readonly values: readonly Value[];
	get(): Value;
	set(value: Value): void;
	subscribe(listener: () => void): () => void;
}

/** @param initial the value until the person chooses; the first where nothing is said */
export function deviceSetting<const Value extends string>(
	key: string,
	values: readonly [Value, ...Value[]],
	initial: NoInfer<Value> = values[0],
): DeviceSetting<Value> {
	const listeners = new Set<() => void>();
	return {
		values,
		get() {
			const stored = localStorage.getItem(key);
			return values.find((value) => value === stored) ?? initial;
		},
		set(value) {
			localStorage.setItem(key, value);
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** The choice now, and how to change it; every user of the setting follows. */
export function useDeviceSetting<Value extends string>(
	setting: DeviceSetting<Value>,
): readonly [value: Value, set: (value: Value) => void] {
	return [useSyncExternalStore(setting.subscribe, setting.get), setting.set];
}
