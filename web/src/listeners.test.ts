import { expect, test } from "vitest";
import { listeners } from "./listeners.ts";

test("a listener is called from the change after it was added until it is removed, also within one change", () => {
	const changes = listeners<[number]>();
	const calls: string[] = [];
	const stopFirst = changes.subscribe((now) => {
		calls.push(`first ${now}`);
		if (now === 1) changes.subscribe((now) => calls.push(`second ${now}`));
		stopThird();
	});
	const stopThird = changes.subscribe((now) => calls.push(`third ${now}`));
	changes.emit(1);
	changes.emit(2);
	stopFirst();
	changes.emit(3);
	expect(calls).toEqual(["first 1", "first 2", "second 2", "second 3"]);
});
