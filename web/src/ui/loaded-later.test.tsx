import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { watchPage } from "../testing/watch-page.ts";
import { LoadedLater } from "./loaded-later.tsx";
import { ToastProvider } from "./toast.tsx";

/** A part that is loaded when `fetched` resolves; `asked` counts the loads. */
function Screen({ load, onFailed }: { load: () => Promise<unknown>; onFailed: () => void }) {
	const [isOpen, setOpen] = useState(false);
	const [drawn, setDrawn] = useState(0);
	return (
		<ToastProvider>
			<button type="button" onClick={() => setOpen(true)}>
				Open
			</button>
			<button type="button" onClick={() => setDrawn(drawn + 1)}>
				Drawn anew {drawn}
			</button>
			<LoadedLater
				isOpen={isOpen}
				load={load}
				meanwhile={<p>On its way</p>}
				onFailed={() => {
					onFailed();
					setOpen(false);
				}}
			>
				<p>It is here</p>
			</LoadedLater>
		</ToastProvider>
	);
}

const press = (name: RegExp | string) => page.getByRole("button", { name }).click();

/** A load that the test ends, each time it is started. */
function fetches() {
	const asked: PromiseWithResolvers<void>[] = [];
	let failed = 0;
	return {
		asked,
		failed: () => failed,
		onFailed: () => void failed++,
		load() {
			const one = Promise.withResolvers<void>();
			asked.push(one);
			return one.promise;
		},
	};
}

test("a failed load is reported once, however often the screen renders meanwhile, and can be retried", async () => {
	const { asked, failed, load, onFailed } = fetches();
	await render(<Screen load={load} onFailed={onFailed} />);
	await press("Open");
	await expect.element(page.getByText("On its way")).toBeVisible();
	// Once in advance, when the page is in use, and once because it is needed.
	await expect.poll(() => asked.length).toBe(2);
	for (let times = 0; times < 3; times++) await press(/^Drawn anew/);
	expect(asked).toHaveLength(2);
	const reported = watchPage(() => page.getByRole("alert").element().textContent);
	for (const each of asked) each.reject(new Error("no network"));
	await expect.poll(() => reported).toContainEqual(expect.stringMatching(/^This could not be opened just now/));
	await expect.element(page.getByText("On its way")).not.toBeInTheDocument();
	expect(failed()).toBe(1);
	await press("Open");
	await expect.poll(() => asked.length).toBe(3);
	asked[2]?.resolve();
	await expect.element(page.getByText("It is here")).toBeVisible();
	await expect.element(page.getByText("On its way")).not.toBeInTheDocument();
	expect(failed()).toBe(1);
});
