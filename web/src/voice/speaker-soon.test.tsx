import { expect, test, vi } from "vitest";
import { sound } from "../testing/sound.ts";
import { speaker } from "../testing/speaker.tsx";

vi.mock("./manner.ts", () => new Promise(() => {}));

test("if the code that changes a voice does not load, the unchanged voice speaks without long delay", async () => {
	const { speak, reported, notify } = await speaker(async () => sound(50));
	speak("Hello", notify, { tone: "excited" });
	await expect.poll(() => reported).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
});
