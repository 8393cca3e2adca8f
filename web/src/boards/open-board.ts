import { z } from "zod";

/** Invalid values count as missing: as much as possible of a foreign board is used. */
const maybe = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);
/** An id inside a file: some programs write numbers. */
const Id = z.union([z.string(), z.number()]).transform(String);
const list = <Shape extends z.ZodType>(shape: Shape) =>
	z
		.array(z.unknown())
		.catch([])
		.transform((items) => items.slice(0, 5_000).flatMap((item) => shape.safeParse(item).data ?? []));

const LoadBoard = z.object({
	id: maybe(Id),
	path: maybe(z.string()),
	name: maybe(z.string()),
});

const Button = z.object({
	id: maybe(Id),
	label: maybe(z.unknown()),
	vocalization: maybe(z.unknown()),
	image_id: maybe(Id),
	sound_id: maybe(Id),
	load_board: maybe(LoadBoard),
	action: maybe(z.string()),
	actions: maybe(z.array(z.string())),
	hidden: maybe(z.boolean()),
	/** CoughDrop's extensions: a button that opens a board also speaks, or opens nothing for now. */
	ext_coughdrop_add_to_vocalization: maybe(z.boolean()),
	ext_coughdrop_add_vocalization: maybe(z.boolean()),
	ext_coughdrop_link_disabled: maybe(z.boolean()),
	/** The fields of our phrases that the format does not have. */
	ext_sayso_phrase: maybe(z.unknown()),
});
export type Button = z.infer<typeof Button>;

const Image = z.object({
	id: Id,
	data: maybe(z.string()),
	path: maybe(z.string()),
	url: maybe(z.string()),
	symbol: maybe(z.object({ set: maybe(z.string()), filename: maybe(z.string()) })),
});

/** A board in Open Board Format: https://www.openboardformat.org. */
export const Board = z.object({
	format: z.string().regex(/^open-board-/),
	id: maybe(Id),
	name: maybe(z.unknown()),
	locale: maybe(z.string()),
	/** Texts by key, in each language. */
	strings: maybe(z.record(z.string(), z.record(z.string(), z.unknown()).catch({}))),
	buttons: list(Button),
	images: list(Image),
	grid: maybe(z.object({ order: z.array(z.array(z.union([Id, z.null()])).catch([])) })),
});
export type Board = z.infer<typeof Board>;

/** The archive's list of boards and pictures. */
export const Manifest = z.object({
	root: maybe(z.string()),
	paths: maybe(
		z.object({
			boards: maybe(z.record(z.string(), z.string())),
			images: maybe(z.record(z.string(), z.string())),
		}),
	),
});
export type Manifest = z.infer<typeof Manifest>;

/** The buttons in grid order, then those outside the grid; each once. */
export function buttonsInOrder({ buttons, grid }: Board): Button[] {
	const byId = new Map(buttons.flatMap((button) => (button.id === undefined ? [] : [[button.id, button] as const])));
	const placed = (grid?.order ?? []).flat().flatMap((id) => (id === null ? [] : (byId.get(id) ?? [])));
	return [...new Set([...placed, ...buttons])];
}

/** The text of a board's label, name or vocalization: the entry for it as a key in the board's language, or the text itself. */
export function wordsOf({ strings = {}, locale = "en" }: Board, text: unknown): unknown {
	const key = String(text);
	const language = locale.split(/[-_]/, 1)[0];
	const others = Object.keys(strings).filter((each) => each.split(/[-_]/, 1)[0] === language);
	for (const words of [locale, ...others].map((each) => (Object.hasOwn(strings, each) ? strings[each] : undefined)))
		if (words && Object.hasOwn(words, key)) return words[key];
	return text;
}
