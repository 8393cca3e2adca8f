import { expect, test, vi } from "vitest";
import { sound } from "../testing/sound.ts";
import { speaker } from "../testing/speaker.tsx";

vi.mock("./manner.ts", () => new Promise(() => {}));

test("where what changes a voice never comes, it speaks as it was made, and soon", async () => {
	const { speak, told, tell } = await speaker(async () => sound(50));
	speak("Hello", tell, { tone: "excited" });
	await expect.poll(() => told).toEqual([{ type: "began", by: "voice" }, { type: "ended" }]);
});
