import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { watchConnection } from "../../../api/connection.ts";
import { ServicesProvider } from "../../../api/services.tsx";
import { scriptedIdentity } from "../../../identity/scripted.ts";
import { keptInMemory } from "../../../kept/in-memory.ts";
import { clientAnswering } from "../../../testing/api-answers.ts";
import { useDraft } from "./use-draft.ts";

afterEach(() => void vi.useRealTimers());

test.each([
	["is kept all the same", "Half a thou", "Half a thou"],
	["leaves nothing of before, where there is nothing to be kept", "", undefined],
])("text typed before the store was read %s", async (_, text, kept) => {
	const shelf = keptInMemory();
	await shelf.put("drafts", "own-words", "Once typed");
	const read = Promise.withResolvers<void>();
	const slow: typeof shelf = { ...shelf, get: (...asked) => read.promise.then(() => shelf.get(...asked)) };
	const services = {
		...{ identity: scriptedIdentity(), api: clientAnswering(), connection: watchConnection() },
		kept: { open: async () => slow, wipe: async () => shelf.close() },
	};
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	await renderHook(() => useDraft(text, () => {}), {
		wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
	});
	const rest = () => vi.advanceTimersByTime(10_000);
	rest();
	expect(await shelf.get("drafts", "own-words")).toBe("Once typed");
	read.resolve();
	await expect.poll(() => rest() && shelf.get("drafts", "own-words")).toBe(kept);
});
