import { defaultPreferences } from "@sayso/contract/entities/preferences.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { connectionLost } from "../api/api-error.ts";
import { preferencesQuery } from "../api/preferences-query.ts";
import type { Services } from "../api/services.tsx";
import { keptInMemory } from "../kept/in-memory.ts";
import { saveCount } from "./save-count.ts";

function begin() {
	const shelf = keptInMemory();
	const setResponseCount = vi.fn();
	const changePreferences = vi.fn().mockRejectedValue(connectionLost());
	const api = { setResponseCount, changePreferences };
	const services = { api, kept: { open: async () => shelf, wipe: async () => {} } } as unknown as Services;
	const queryClient = new QueryClient();
	const shown = () => queryClient.getQueryData(preferencesQuery(services).queryKey)?.numberOfResponses;
	const save = (count: 2 | 4 | 6) => saveCount(services, queryClient, count);
	return { shelf, setResponseCount, save, shown };
}

test("of two quick presses the newer one wins", async () => {
	const { shelf, setResponseCount, save, shown } = begin();
	const first = Promise.withResolvers<never>();
	setResponseCount.mockImplementationOnce(() => first.promise);
	setResponseCount.mockResolvedValueOnce({ ...defaultPreferences, numberOfResponses: 6 });
	const older = save(2);
	await expect.poll(() => setResponseCount.mock.calls.length).toBe(1);
	await save(6);
	expect(setResponseCount.mock.calls[0]?.[0].signal.aborted).toBe(true);
	first.reject(connectionLost());
	await older;
	expect(await shelf.all("outbox")).toEqual([]);
	expect(shown()).toBe(6);
});

test("a change sent later has the time of the press, not of the failure", async () => {
	const { shelf, setResponseCount, save } = begin();
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T09:00:00.000Z") });
	setResponseCount.mockImplementationOnce(async () => {
		vi.setSystemTime(Date.parse("2026-11-22T09:00:02.000Z"));
		throw connectionLost();
	});
	await save(2);
	vi.useRealTimers();
	expect((await shelf.all("outbox"))[0]?.value).toMatchObject({ at: "2026-11-22T09:00:00.000Z" });
});
