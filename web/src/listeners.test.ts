import { expect, test } from "vitest";
import { listeners } from "./listeners.ts";

test("a listener added during a change is first called at the next one, and none after it stopped", () => {
	const changes = listeners<[number]>();
	const heard: string[] = [];
	const stopFirst = changes.subscribe((now) => {
		heard.push(`first ${now}`);
		if (now === 1) changes.subscribe((now) => heard.push(`second ${now}`));
	});
	changes.emit(1);
	changes.emit(2);
	stopFirst();
	changes.emit(3);
	expect(heard).toEqual(["first 1", "first 2", "second 2", "second 3"]);
});
