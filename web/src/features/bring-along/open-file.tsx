import { type DragEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import shared from "../../ui/editing.module.css";
import { largestFile, readBelongings } from "./belongings-file.ts";
import css from "./bring-along.module.css";
import type { Read } from "./read-belongings.ts";

/** Reads a chosen or dropped file. Nothing is changed. */
export function OpenFile({ onRead }: { onRead: (read: Read, name: string) => void }) {
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);

	async function open(file: File | undefined) {
		if (!file) return;
		// A file over the limit is not read into memory.
		const text = file.size > largestFile ? " ".repeat(largestFile + 1) : await file.text();
		onRead(readBelongings(text), file.name);
	}
	function drop(event: DragEvent) {
		event.preventDefault();
		setOver(false);
		void open(event.dataTransfer.files[0]);
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; the button works for everyone
		<div
			className={`${shared.editor} ${css.drop}`}
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
		>
			<p>Drag a file here, or choose one. You see what is in it first. Nothing changes until you say so.</p>
			<input
				ref={input}
				type="file"
				accept=".json,application/json"
				hidden
				aria-label="File to bring along"
				onChange={({ target }) => {
					void open(target.files?.[0]).catch(() =>
						onRead({ belongings: {}, problems: ["This file could not be opened."] }, "the file"),
					);
					target.value = "";
				}}
			/>
			<div className={shared.actions}>
				<Button onPress={() => input.current?.click()} data-scan>
					Open a file
				</Button>
			</div>
		</div>
	);
}
