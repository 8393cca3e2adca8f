import { expect, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { nameOf } from "../access/edge/cue.ts";
import { giveEscape } from "../access/edge/press.ts";
import { controlOf, scopeOf, seePage } from "../access/edge/targets.ts";
import { beginScan, litNodes, type Node, stepScan } from "../access/scan/scan.ts";

const wordsOf = (target: HTMLElement | undefined) => target?.ariaLabel || target?.textContent || "";

/** What a scan of the page would highlight, in order, by visible text: a group as the list of its items. */
export function scanOf(): (string | string[])[] {
	const { page, targets } = seePage([]);
	const leaves = ({ id, children }: Node): string[] =>
		children ? children.flatMap(leaves) : [wordsOf(targets.get(id))];
	return page.nodes.map((node) => (node.children ? leaves(node) : wordsOf(targets.get(node.id))));
}

/** The highlighted items, by visible text. */
export const lit = (): string[] => Array.from(document.querySelectorAll<HTMLElement>("[data-lit]"), wordsOf);

/** Installs a fake clock for scanning. Call it before the scan begins; `vi.useRealTimers` ends it. */
export const takeClock = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });

/**
 * Presses the control with this text like a person with one switch: waits until it is highlighted, presses, and so on into groups.
 * @returns the number of presses
 */
export async function scanTo(words: string): Promise<number> {
	const isLit = () => lit().some((each) => each === words || (each.includes(words) && words.length > 9));
	for (let presses = 1; presses < 9; presses++) {
		// A reaction takes a third of a second; an item gone meanwhile is not pressed.
		const isStillLit = () => isLit() && vi.advanceTimersByTime(320) && isLit();
		for (let step = 0; step < 400 && !isStillLit(); step++) vi.advanceTimersByTime(180);
		expect(isLit(), `${lit().join()} is lit, not ${words}`).toBe(true);
		const isIt = lit().length === 1;
		await userEvent.keyboard(" ");
		await vi.advanceTimersByTimeAsync(20);
		if (isIt) return presses;
	}
	throw new Error(`A scan does not come to "${words}"`);
}

/** The exit button of a scan, as in its bar. */
const wayOut = document.createElement("button");

/**
 * Goes through the whole scan of the page on a fake clock, waiting for and selecting every target and the exit, like a person with
 * one switch. @returns the selected controls, and the most presses one needed
 */
function scanThrough(): { controls: Set<HTMLElement>; hasWayOut: boolean; presses: number } {
	const { page, targets } = seePage([wayOut]);
	const pace = { way: "automatic", pace: 1500, rounds: 3 } as const;
	const controls = new Set<HTMLElement>();
	let hasWayOut = false;
	let most = 0;
	for (const [id, target] of targets) {
		let now = 0;
		let scan = beginScan(page, pace, now);
		let chosen: string | undefined;
		let presses = 0;
		const holds = ({ id: own, children }: Node): boolean => own === id || (children?.some(holds) ?? false);
		for (let step = 0; step < 300 && chosen === undefined; step++) {
			now = scan.due ?? now;
			const node = litNodes(scan).at(-1);
			if (node && holds(node) && now >= scan.deafUntil) {
				presses++;
				({ scan } = stepScan(scan, { type: "down" }, pace, now - 1));
				({ scan, chosen } = {
					chosen: undefined,
					...stepScan(scan, { type: "up", held: 50, counts: true }, pace, now - 1),
				});
			} else ({ scan } = stepScan(scan, { type: "tick" }, pace, now));
		}
		most = Math.max(most, presses);
		if (chosen === id && target === wayOut) hasWayOut = true;
		else if (chosen === id) controls.add(controlOf(target));
	}
	return { controls, hasWayOut, presses: most };
}

const focusable =
	":is(a[href], button, input, select, textarea, summary, [tabindex='0'], [role=menuitem], [role=menuitemradio], [role=option])";

/** The visible controls for keyboard or pointer, found independently of how a scan finds them. */
function pressable(): HTMLElement[] {
	const open =
		Array.from(document.querySelectorAll("[role=dialog], [role=menu], [role=listbox], [role=alertdialog]")).at(-1) ??
		document.body;
	return Array.from(open.querySelectorAll<HTMLElement>(focusable)).filter((each) => {
		const seen = each.closest("label") ?? each;
		const isShown = seen.checkVisibility({ visibilityProperty: true }) && seen.getBoundingClientRect().width > 2;
		// Toolbars get the focus as one; scrollable regions get it for scrolling by keys.
		const isPressed =
			!each.matches("[role=menu], [role=toolbar], [role=region], :disabled") && !each.closest(".access-bar");
		const isHidden = each.closest("[inert], [aria-hidden=true], [data-scan=off]") !== null;
		return isShown && isPressed && !isHidden;
	});
}

/** Expects that the scan reaches every visible control and the exit, each with at most `most` presses. */
export async function expectReached(most = 6) {
	await expect.poll(() => pressable().length).toBeGreaterThan(0);
	// A scan groups controls by position, which may change while the page settles: check again until it is right.
	const reached = () => {
		const { controls, hasWayOut, presses } = scanThrough();
		const missed = pressable().filter((each) => !controls.has(each));
		return {
			missed: missed.map(({ outerHTML }) => outerHTML.slice(0, 120)),
			hasWayOut,
			tooFar: presses > most ? `${innerWidth} px wide: ${JSON.stringify(scanOf())}` : "",
		};
	};
	await expect.poll(reached).toEqual({ missed: [], hasWayOut: true, tooFar: "" });
}

/** Presses everything that opens something, one after another, and expects that the scan reaches what was opened. */
export async function expectOpenedReached() {
	const pressed = new Set<string>();
	const next = () =>
		pressable().find((each) => each.matches("[aria-expanded=false], [aria-haspopup]") && !pressed.has(nameOf(each)));
	for (let opener = next(); opener; opener = next()) {
		const name = nameOf(opener);
		pressed.add(name);
		opener.click();
		const isOpen = () => opener?.ariaExpanded !== "false" || scopeOf() !== document.body;
		await expect.poll(isOpen, { message: `${name} opens` }).toBe(true);
		// Opened in place, it adds one level of groups.
		await expectReached(7);
		if (scopeOf() === document.body && opener.ariaExpanded === "true") opener.click();
		// A dialog listens for keys a moment after it is visible: press Escape again until it closes.
		const isClosed = () => {
			if (scopeOf() !== document.body) giveEscape();
			return scopeOf() === document.body;
		};
		await expect.poll(isClosed, { message: `what ${name} opened closes` }).toBe(true);
	}
}

/** Waits until a condition holds, advancing a fake clock if there is one. */
export const becomes = (isSo: () => unknown): Promise<unknown> => vi.waitUntil(isSo, { timeout: 30_000 });
