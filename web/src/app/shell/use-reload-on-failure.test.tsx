import { type ErrorCode, problem } from "@sayso/contract/errors.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { ApiError } from "../../api/api-error.ts";
import { useReloadOnFailure } from "./use-reload-on-failure.ts";

beforeEach(() => {
	sessionStorage.clear();
});

async function reloadsAfter(code: ErrorCode): Promise<number> {
	const reload = vi.fn();
	const error = new ApiError(problem(code));
	await renderHook(() => useReloadOnFailure(error, reload));
	return reload.mock.calls.length;
}

test("a failed server makes the page reload", async () => {
	expect(await reloadsAfter("internal")).toBe(1);
});

test("a server that keeps failing does not, until a minute has passed", async () => {
	await reloadsAfter("internal");
	expect(await reloadsAfter("internal")).toBe(0);
	const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
	expect(await reloadsAfter("internal")).toBe(1);
	now.mockRestore();
});

test("a busy server does not", async () => {
	expect(await reloadsAfter("busy")).toBe(0);
});
