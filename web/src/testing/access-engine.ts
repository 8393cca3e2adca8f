import type { ReactNode } from "react";
import { expect, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { runEngine } from "../access/edge/engine.ts";
import { changeAccess } from "../access/profile.ts";
import { becomes, takeClock } from "./scan.ts";

/** Renders a screen with ways of pressing turned on and a fake clock; ends with the test. */
export async function openWithAccess(screen: ReactNode, profile: Parameters<typeof changeAccess>[0]): Promise<void> {
	await render(screen);
	changeAccess(profile);
	takeClock();
	const stop = runEngine();
	onTestFinished(async () => {
		stop();
		vi.useRealTimers();
		localStorage.clear();
		for (const panel of document.querySelectorAll(".access-panel")) panel.remove();
		await expect.poll(() => document.querySelector(".access-bar, .access-mark, .access-ring")).toBeNull();
	});
	await becomes(() => document.querySelector(".access-bar"));
}
