import type { Page } from "../scan/scan.ts";
import { type Cell, most, treeOf } from "../scan/tree.ts";
import { controls, openWindow } from "./windows.ts";

/** Elements that form a group; `data-scan-group` marks others. `data-scan="off"` excludes words that are only to be read. */
const groups =
	"[data-scan-group], header, nav, aside, footer, section, form, fieldset, ul, ol, table, [role=toolbar], [role=radiogroup]";
const away = "[inert], [aria-hidden=true], [data-scan=off], [data-access-own]";

const ids = new WeakMap<Element, string>();
let last = 0;

/** The id of an element for its lifetime. */
export function idOf(element: Element): string {
	const id = ids.get(element) ?? `t${++last}`;
	ids.set(element, id);
	return id;
}

const isTicked = (element: Element) => element.matches("input[type=radio], input[type=checkbox]");

/** The visible element of a control: for a checkbox, its label. */
function seenOf(control: HTMLElement): HTMLElement {
	return isTicked(control) ? (control.closest("label") ?? control) : control;
}

/** The control of a visible element. */
export function controlOf(seen: HTMLElement): HTMLElement {
	if (!(seen instanceof HTMLLabelElement)) return seen;
	return seen.control ?? seen.querySelector<HTMLElement>("input") ?? seen;
}

function isThere(seen: HTMLElement): boolean {
	if (controlOf(seen).matches(":disabled") || seen.closest(away) || !seen.checkVisibility({ visibilityProperty: true }))
		return false;
	// Elements for screen readers only have no size.
	const { width, height } = seen.getBoundingClientRect();
	return width > 2 && height > 2;
}

/** The target that contains an element. A control with `aria-disabled` is one: pressed, it explains why it is unavailable. */
export function targetOf(element: Element): HTMLElement | undefined {
	const label = element.closest("label");
	const ticked = label?.control && isTicked(label.control) ? label : undefined;
	const seen = ticked ?? element.closest<HTMLElement>(controls);
	return seen && (isThere(seen) || seen.closest("[data-access-own]")) ? seen : undefined;
}

/** Every target in a part of the page, in order. */
export function targetsIn(part: ParentNode): HTMLElement[] {
	const all = Array.from(part.querySelectorAll<HTMLElement>(controls), seenOf);
	return [...new Set(all)].filter(isThere);
}

/** The dialog or menu on top, or the whole page. */
export const scopeOf = (): HTMLElement => openWindow() ?? document.body;

export interface Seen {
	page: Page;
	/** Every target by its id. */
	targets: ReadonlyMap<string, HTMLElement>;
}

/**
 * What can be scanned now. It starts at the innermost `data-scan-first` and wraps around; the given elements come last.
 * @param isLikely whether a target is the predicted next choice: the scan starts with it, and starts again when it appears
 */
export function seePage(ways: readonly HTMLElement[], isLikely: (target: HTMLElement) => boolean = () => false): Seen {
	const scope = scopeOf();
	const targets = targetsIn(scope);
	const beside = scope.matches("[data-scan-takes]") ? document.querySelectorAll("[data-scan-beside]") : [];
	const near = Array.from(beside).flatMap(targetsIn);
	const first = Array.from(scope.querySelectorAll<HTMLElement>("[data-scan-first]"))
		.filter((each) => targets.some((target) => each.contains(target)))
		.at(-1);
	const begin = first ? targets.filter((target) => first.contains(target)) : [];
	const at = begin[0] ? targets.indexOf(begin[0]) : 0;
	const others = [...targets.slice(at), ...targets.slice(0, at)].filter((target) => !begin.includes(target));
	const likely = targets.find(isLikely);
	const cells = (some: readonly HTMLElement[], within: HTMLElement) =>
		cellsOf(some, within).filter(({ id }) => !likely || id !== idOf(likely));
	return {
		page: {
			scope: idOf(scope),
			first: [likely, first].flatMap((each) => (each ? [idOf(each)] : [])).join("+") || undefined,
			nodes: [
				...(likely ? [{ id: idOf(likely) }] : []),
				...treeOf(cells(near, document.body)),
				...treeOf(cells(begin, first ?? scope)),
				...treeOf(cells(others, scope)),
				...ways.map((way) => ({ id: idOf(way) })),
			],
		},
		targets: new Map([...near, ...targets, ...ways].map((target) => [idOf(target), target])),
	};
}

function cellsOf(targets: readonly HTMLElement[], within: HTMLElement): Cell[] {
	return targets.map((target) => ({
		id: idOf(target),
		groups: targets.length > most ? groupsAround(target, within) : [],
		top: target.getBoundingClientRect().top,
	}));
}

function groupsAround(target: HTMLElement, within: HTMLElement): string[] {
	const around: string[] = [];
	for (let each = target.parentElement; each && each !== within; each = each.parentElement)
		if (each.matches(groups)) around.unshift(idOf(each));
	return around;
}
