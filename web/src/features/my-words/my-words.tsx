import type { MyWord } from "@sayso/contract/entities/my-words.ts";
import { limits } from "@sayso/contract/limits.ts";
import { useState } from "react";
import { useServices } from "../../api/services.tsx";
import { saveWords } from "../../outbox/save-words.ts";
import { Button } from "../../ui/button.tsx";
import shared from "../../ui/editing.module.css";
import { Failed } from "../../ui/failed.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useListen } from "../../voice/use-listen.ts";
import { useMyWords } from "../../voice/use-my-words.ts";
import css from "./my-words.module.css";
import { WordEditor } from "./word-editor.tsx";

const blank: MyWord = { word: "", sayAs: "" };

/** Names and other words of the person: how they are pronounced, and what listening should expect. */
export function MyWords() {
	const { words, isError, refetch, follow } = useMyWords();
	const services = useServices();
	const { listen, isSilent, instead } = useListen();
	const toast = useToast();
	/** The index of the word being edited; the length of the list for a new one. */
	const [editing, setEditing] = useState<number>();

	if (!words)
		return isError ? (
			<Failed sentence="Your words could not be loaded." onRetry={() => void refetch()} />
		) : (
			<Spinner label="Loading your words" />
		);

	async function change(changed: MyWord[], message: string): Promise<boolean> {
		try {
			const saved = await saveWords(services, words ?? [], changed);
			await follow(saved.words);
			toast(saved.isSent ? message : `${message}, on this device for now`);
			return true;
		} catch {
			toast("Your words could not be saved. Please try again.", "error");
			return false;
		}
	}
	const editorOf = (known: readonly MyWord[], at: number) => (
		<WordEditor
			initial={known[at] ?? blank}
			others={known.filter((_, place) => place !== at)}
			listen={listen}
			onCancel={() => setEditing(undefined)}
			onSave={async (word) => {
				const isSaved = await change(at < known.length ? known.with(at, word) : [...known, word], "Saved");
				if (isSaved) setEditing(undefined);
				return isSaved;
			}}
		/>
	);

	return (
		<>
			<p>
				Names and other words that a voice says wrong. Write each one as it sounds. Every voice then says it that way.
				What listens gets these words too, so that it expects them: your browser, Sayso, or a speech service that Sayso
				uses.
			</p>
			{isSilent && (
				<Notice type="warning" live>
					No voice could say it just now.
				</Notice>
			)}
			{instead && (
				<Notice type="info" live>
					{instead}
				</Notice>
			)}
			{words.length > 0 && (
				<ul className={css.list} aria-label="My words">
					{words.map((each, at) =>
						editing === at ? (
							<li key={each.word}>{editorOf(words, at)}</li>
						) : (
							<li key={each.word} className={css.row}>
								<span className={css.word}>
									<span>{each.word}</span>
									<small>{each.sayAs ? `said as “${each.sayAs}”` : "said as it is written"}</small>
								</span>
								<span className={css.tools}>
									<IconButton
										icon="speaker"
										label={`Listen to ${each.word}`}
										onPress={() => listen(each.sayAs || each.word)}
									/>
									<IconButton icon="pencil" label={`Change ${each.word}`} onPress={() => setEditing(at)} />
									<IconButton
										icon="close"
										label={`Remove ${each.word}`}
										onPress={() => {
											setEditing(undefined);
											void change(words.toSpliced(at, 1), `${each.word} is removed`);
										}}
									/>
								</span>
							</li>
						),
					)}
				</ul>
			)}
			{words.length === 0 && editing === undefined && <p>You have no words here yet.</p>}
			{editing === words.length && editorOf(words, words.length)}
			{editing !== words.length && words.length < limits.myWords.most && (
				<div className={shared.actions}>
					<Button icon={<Icon name="pencil" />} onPress={() => setEditing(words.length)}>
						Add a word
					</Button>
				</div>
			)}
		</>
	);
}
