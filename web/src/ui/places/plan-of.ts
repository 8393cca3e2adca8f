import { fittingSize, type Size } from "./fit.ts";

/** How equal places are laid out on the stage. */
export interface Plan {
	columns: number;
	rows: number;
	/** Places on one page. */
	perPage: number;
	pages: number;
	/** Where the paging buttons are: beside the places if the stage is low. */
	turn: "below" | "beside";
	/** The space for words inside one place. */
	room: Size;
	/** The padding around the words: small in a low or narrow place, almost zero in a very low one. */
	around: "roomy" | "tight" | "low";
	/** CSS pixels of a rem. */
	rem: number;
}

/** The padding in rem around the words of a place, as in its stylesheet. `head`: the row above the words. */
const surroundings = {
	roomy: { inline: 1, block: 0.75, head: 2, picture: 4.25 },
	tight: { inline: 0.625, block: 0.375, head: 1.5, picture: 2.75 },
	low: { inline: 0.625, block: 0.25, head: 1.125, picture: 1.125 },
	border: 0.125,
	gap: { roomy: 0.75, tight: 0.5 },
	/** The paging buttons, with the gap before them. */
	turn: 3.25,
	/** A lower stage has the paging buttons beside the places. */
	lowStage: 20,
} as const;

interface Wanted {
	count: number;
	/** A text as long as the longest expected one. */
	letters: string;
	/** What is above the words: nothing, a line, or a picture. */
	head: "none" | "head" | "picture";
	/** The most columns. */
	columns: number;
	/** The least size of a place in rem, if it differs from the default. */
	least?: Size;
}

/**
 * The plan with the largest text for the expected length, on as few pages as possible at the smallest size. It depends only on
 * values known in advance, so that nothing moves once it is shown.
 * @param stage its size in CSS pixels
 * @param rem CSS pixels of a rem
 */
export function planOf(stage: Size, rem: number, wanted: Wanted): Plan {
	for (let pages = 1; pages <= wanted.count; pages++) {
		const perPage = Math.ceil(wanted.count / pages);
		const turn = stage.height < surroundings.lowStage * rem ? "beside" : "below";
		const less = pages > 1 ? surroundings.turn * rem : 0;
		const left = turn === "below" ? { ...stage, height: stage.height - less } : { ...stage, width: stage.width - less };
		const best = bestOf(left, rem, { ...wanted, count: perPage });
		if (best.size !== undefined || perPage === 1)
			return { ...best.plan, turn, perPage, pages: Math.ceil(wanted.count / perPage) };
	}
	throw new Error("There is nothing to place");
}

/** Rem. */
const usualLeast: Size = { width: 8.5, height: 0 };

/** The best ratio of width to height among places with equally large words. */
const bestShape = 1.8;

function bestOf(stage: Size, rem: number, { count, letters, head, columns: most, least = usualLeast }: Wanted) {
	const plans = Array.from({ length: Math.min(most, count) }, (_, index) => index + 1).map((columns) => {
		const rows = Math.ceil(count / columns);
		const gap = (stage.width < 40 * rem ? surroundings.gap.tight : surroundings.gap.roomy) * rem;
		const cell = {
			width: (stage.width - gap * (columns - 1)) / columns,
			height: (stage.height - gap * (rows - 1)) / rows,
		};
		const around: Plan["around"] =
			cell.height < 7 * rem ? "low" : cell.height < 9.5 * rem || cell.width < 12 * rem ? "tight" : "roomy";
		const { inline, block, ...heads } = surroundings[around];
		const over = head === "none" ? 0 : heads[head];
		const room = {
			width: cell.width - 2 * (inline + surroundings.border) * rem,
			height: cell.height - (2 * (block + surroundings.border) + over) * rem,
		};
		const isUneven = columns * rows !== count;
		// In a narrower place words would break, and the target would be too small for a finger.
		const isNarrow = columns > 1 && cell.width < least.width * rem;
		const isLow = count > 1 && cell.height < least.height * rem;
		return {
			size: isNarrow || isLow || (isUneven && rows > 1 && count < 5) ? undefined : fittingSize(letters, room, rem),
			shape: Math.abs(Math.log(cell.width / cell.height / bestShape)) + (isUneven ? 1 : 0),
			plan: { columns, rows, room, around, rem },
		};
	});
	return plans.reduce((best, next) => {
		const [a, b] = [best.size ?? 0, next.size ?? 0];
		return b > a || (b === a && next.shape < best.shape) ? next : best;
	});
}
