import { orderNames } from "../../phrases/order-names.ts";
import type { BoardOrder, PhraseOrder } from "../../phrases/order-phrases.ts";
import css from "../../ui/editing.module.css";
import { NativeField } from "../../ui/native-field.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface PhraseFinderProps {
	words: string;
	folder: string;
	folders: readonly string[];
	places: readonly string[];
	order: BoardOrder;
	onWords: (words: string) => void;
	onFolder: (folder: string) => void;
	onOrder: (order: BoardOrder) => void;
}

/** Searches and sorts phrases, here and on the board. */
export function PhraseFinder(props: PhraseFinderProps) {
	const { words, folder, folders, places, order, onWords, onFolder, onOrder } = props;
	return (
		<div className={css.fields}>
			<TextField label="Search" type="search" value={words} onChange={onWords} />
			{folders.length > 0 && (
				<NativeField label="Folder">
					{(control) => (
						<SelectBox {...control} value={folder} onChange={({ target }) => onFolder(target.value)}>
							<option value="">All folders</option>
							{folders.map((name) => (
								<option key={name}>{name}</option>
							))}
						</SelectBox>
					)}
				</NativeField>
			)}
			<NativeField label="Order">
				{(control) => (
					<SelectBox
						{...control}
						value={order.order}
						onChange={({ target }) => onOrder({ ...order, order: target.value as PhraseOrder })}
					>
						{Object.entries(orderNames).map(([value, label]) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectBox>
				)}
			</NativeField>
			{places.length > 0 && (
				<NativeField label="Where I am">
					{(control) => (
						<SelectBox
							{...control}
							value={places.includes(order.place) ? order.place : ""}
							onChange={({ target }) => onOrder({ ...order, place: target.value })}
						>
							<option value="">Anywhere</option>
							{places.map((name) => (
								<option key={name}>{name}</option>
							))}
						</SelectBox>
					)}
				</NativeField>
			)}
		</div>
	);
}
