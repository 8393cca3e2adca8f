import { type Control, locate } from "./control.ts";
import { withoutKeys } from "./on-screen-keys.ts";
import { oneSwitch } from "./one-switch.ts";
import type { Hand, Way } from "./way.ts";

interface Reckoned {
	/** Presses: one per choice. */
	chosen: number;
	seconds: number;
}

/**
 * The baseline for other ways: a scan of every control of a page, one by one, from its beginning. The app has no such
 * scan: the waiting time is calculated from the control's position, and the control is then chosen by a fast way.
 * @param pace milliseconds that each item is highlighted, the first one half as long again
 */
export function oneByOne(pace: number, { reaction }: Hand) {
	const quick = oneSwitch(300, { reaction: 0 });
	const reckoned: Reckoned[] = [];
	let now: Reckoned = { chosen: 0, seconds: 0 };
	const way: Way = {
		...quick,
		name: "one by one",
		...withoutKeys(async (page, control: Control) => {
			const place = await locate(page, control).evaluate(placeOf);
			now.chosen++;
			now.seconds += (reaction + (place > 0 ? pace * (place + 0.5) : 0)) / 1000;
			await quick.choose(page, control);
			return 1;
		}),
	};
	return {
		...way,
		/** By task. */
		reckoned,
		async reckon(task: () => Promise<void>): Promise<void> {
			now = { chosen: 0, seconds: 0 };
			await task();
			reckoned.push(now);
		},
	};
}

/** Runs in the page: the number of controls before one, in the topmost dialog or in the page. */
function placeOf(control: Element): number {
	const windows = document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]");
	const scope =
		Array.from(windows)
			.filter((each) => each.checkVisibility())
			.at(-1) ?? document.body;
	const all = scope.querySelectorAll<HTMLElement>(
		"a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem], [role=menuitemradio], [role=option]",
	);
	return Array.from(all)
		.filter(
			(each) =>
				each.checkVisibility() &&
				!each.matches(":disabled") &&
				!each.closest("[inert], [aria-hidden=true], [data-scan=off]"),
		)
		.indexOf(control as HTMLElement);
}
