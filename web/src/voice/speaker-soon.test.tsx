import { expect, test, vi } from "vitest";
import { sound } from "../testing/sound.ts";
import { speaker } from "../testing/speaker.tsx";

vi.mock("./manner.ts", () => new Promise(() => {}));

test("if the code that changes a voice does not load, the unchanged voice speaks without long delay", async () => {
	const { speak, told, tell } = await speaker(async () => sound(50));
	speak("Hello", tell, { tone: "excited" });
	await expect.poll(() => told).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
});
