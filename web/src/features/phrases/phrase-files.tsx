import { isPhoto, type Phrase } from "@sayso/contract/entities/phrase.ts";
import { limits } from "@sayso/contract/limits.ts";
import { useRef, useState } from "react";
import type { Imported } from "../../boards/imported.ts";
import type { PhraseBook } from "../../phrases/phrase-book.ts";
import { Button } from "../../ui/button.tsx";
import { download } from "../../ui/download.ts";
import shared from "../../ui/editing.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProblemList } from "../../ui/problem-list.tsx";
import { makePhoto } from "./make-photo.ts";
import css from "./phrases.module.css";

/** Exports all saved phrases to a file and imports those of another. An import does not change existing phrases. */
export function PhraseFiles({ book, phrases }: { book: PhraseBook; phrases: readonly Phrase[] }) {
	const file = useRef<HTMLInputElement>(null);
	const [read, setRead] = useState<Imported & { name: string }>();
	const [done, setDone] = useState("");
	const [isBusy, setBusy] = useState(false);

	async function save(kind: "json" | "obz") {
		const { exportPhrases } = await import("../../boards/phrases-file.ts");
		if (kind === "json")
			return download(
				new Blob([JSON.stringify(exportPhrases(phrases), null, "\t")], { type: "application/json" }),
				"phrases.json",
			);
		const { writeBoards } = await import("../../boards/write-boards.ts");
		download(new Blob([writeBoards(phrases)], { type: "application/zip" }), "phrases.obz");
	}

	async function open(chosen: File | undefined) {
		if (!chosen) return;
		setDone("");
		const { largestFile, readBoards } = await import("../../boards/read-boards.ts");
		const imported =
			chosen.size > largestFile
				? { phrases: [], problems: ["This file is too large to be a board."] }
				: readBoards(new Uint8Array(await chosen.arrayBuffer()));
		setRead({ ...imported, name: chosen.name });
	}

	async function add({ phrases: imported }: Imported) {
		setBusy(true);
		const { takeIn } = await import("../../boards/take-in.ts");
		let photos = phrases.filter(({ picture }) => isPhoto(picture)).length;
		const drawn = [];
		let without = 0;
		for (const { image, ...phrase } of imported) {
			const picture = image && photos < limits.phrases.photos ? await makePhoto(image) : undefined;
			if (picture) photos++;
			if (image && !picture) without++;
			drawn.push(picture ? { ...phrase, picture } : phrase);
		}
		const { save, known, left } = takeIn(drawn, phrases);
		setRead(undefined);
		setBusy(false);
		setDone(
			[
				`Added: ${save.length}.`,
				known > 0 && `Already there: ${known}.`,
				left > 0 && `No room for: ${left}.`,
				without > 0 && `Added without their picture: ${without}.`,
			]
				.filter(Boolean)
				.join(" "),
		);
		await book.save(save);
	}

	return (
		<>
			<p>
				Save a copy of your phrases, or use them in another program. You can open a copy, and boards from other programs
				(.obf and .obz).
			</p>
			<div className={shared.actions}>
				<Button icon={<Icon name="download" />} onPress={() => void save("json")} isDisabled={phrases.length === 0}>
					Save a copy
				</Button>
				<Button icon={<Icon name="download" />} onPress={() => void save("obz")} isDisabled={phrases.length === 0}>
					Save as boards (.obz)
				</Button>
				{/* Accept every file name: the file chooser of a phone or tablet may disable .obf and .obz files because it does not know them. */}
				<input
					ref={file}
					type="file"
					hidden
					aria-label="File of phrases"
					onChange={({ target }) => {
						void open(target.files?.[0]);
						target.value = "";
					}}
				/>
				<Button onPress={() => file.current?.click()}>Open a file</Button>
			</div>
			<div role="status">{done && <Notice type="success">{done}</Notice>}</div>
			{read && (
				<section className={shared.editor} aria-label={`In ${read.name}`}>
					<Notice type={read.phrases.length > 0 ? "info" : "warning"} live>
						{read.phrases.length === 1 ? "One phrase" : `${read.phrases.length} phrases`} in {read.name}.
					</Notice>
					{read.phrases.length > 0 && (
						<ul className={css.found}>
							{read.phrases.slice(0, 8).map(({ text, emoji }, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
								<li key={at}>
									{emoji} {text}
								</li>
							))}
							{read.phrases.length > 8 && <li>… and {read.phrases.length - 8} more</li>}
						</ul>
					)}
					{read.problems.length > 0 && (
						<>
							<h3>What could not be used</h3>
							<ProblemList sentences={read.problems} />
						</>
					)}
					<div className={shared.actions}>
						{read.phrases.length > 0 && (
							<Button look="primary" isPending={isBusy} onPress={() => void add(read)}>
								Add to my phrases
							</Button>
						)}
						<Button onPress={() => setRead(undefined)}>Close</Button>
					</div>
				</section>
			)}
		</>
	);
}
