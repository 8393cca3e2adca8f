import { useMemo, useState } from "react";
import { useConversation } from "../features/communicator/edge/use-conversation.ts";
import { useEngines } from "../features/communicator/settings/use-engines.ts";
import { findPhrases, foldersOf } from "../features/phrases/find-phrases.ts";
import { InstantEditor } from "../features/phrases/instant-editor.tsx";
import { PhraseEditor } from "../features/phrases/phrase-editor.tsx";
import { PhraseFiles } from "../features/phrases/phrase-files.tsx";
import { PhraseFinder } from "../features/phrases/phrase-finder.tsx";
import { PhraseList } from "../features/phrases/phrase-list.tsx";
import { StarterPhrases } from "../features/phrases/starter-phrases.tsx";
import { isInstant } from "../phrases/instant-layer.ts";
import { orderPhrases, placesOf } from "../phrases/order-phrases.ts";
import { starterPhrases as starter } from "../phrases/starter-set.ts";
import { useBoardOrder } from "../phrases/use-board-order.ts";
import { blankPhrase, newPhrase, usePhrases } from "../phrases/use-phrases.ts";
import { BackLink } from "../ui/back-link.tsx";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useToast } from "../ui/toast.tsx";
import screenCss from "./column.module.css";

/** The phrases: find and speak, write, reorder, delete, export and import. */
export function Phrases() {
	const { recogniser } = useEngines();
	const conversation = useConversation(recogniser);
	const { book, phrases: saved, problem } = usePhrases();
	const phrases = useMemo(() => saved.filter((phrase) => !isInstant(phrase)), [saved]);
	const toast = useToast();
	const [order, setOrder] = useBoardOrder();
	const [words, setWords] = useState("");
	const [folder, setFolder] = useState("");
	const [isWriting, setWriting] = useState(false);
	const folders = useMemo(() => foldersOf(phrases), [phrases]);
	const places = useMemo(() => placesOf(phrases), [phrases]);
	const chosen = folders.includes(folder) ? folder : "";
	const found = findPhrases(orderPhrases(phrases, order), { words, folder: chosen });
	const isOwnOrder = order.order === "own" && !order.place;
	const foundStarter = findPhrases(starter, { words, folder: "" }).filter(
		({ text }) => !phrases.some((phrase) => phrase.text === text),
	);

	const say = (text: string) => conversation.give({ type: "sayPhrase", text });
	function add(given: Parameters<typeof newPhrase>[1]) {
		void book?.save([newPhrase(saved, given)]);
		toast("Saved");
	}

	if (!book) return <Spinner label="Loading" />;
	return (
		<div className={screenCss.screen}>
			<BackLink to="/app">Back to the communicator</BackLink>
			{problem && <Notice type="warning">{problem}</Notice>}
			<Panel title="Your phrases">
				{phrases.length > 0 && (
					<PhraseFinder
						{...{ words, folders, places, order }}
						folder={chosen}
						onWords={setWords}
						onFolder={setFolder}
						onOrder={setOrder}
					/>
				)}
				{phrases.length === 0 && !isWriting && (
					<p>You have not saved a phrase yet. Write one, or keep one of the starter set.</p>
				)}
				{phrases.length > 0 && found.length === 0 && <p>None of your phrases fits what you look for.</p>}
				<PhraseList {...{ book, phrases, found, isOwnOrder, say }} />
				{isWriting ? (
					<PhraseEditor
						initial={{ ...blankPhrase, folder: chosen, place: order.place }}
						action="Save phrase"
						known={{ folders, places }}
						onSave={(written) => {
							setWriting(false);
							add(written);
						}}
						onCancel={() => setWriting(false)}
					/>
				) : (
					<div className={screenCss.actions}>
						<Button look="primary" icon={<Icon name="pencil" />} onPress={() => setWriting(true)}>
							New phrase
						</Button>
					</div>
				)}
			</Panel>
			<Disclosure title="Always there">
				<InstantEditor book={book} phrases={saved} />
			</Disclosure>
			<Disclosure title="Starter set">
				<StarterPhrases found={foundStarter} say={say} onKeep={add} />
			</Disclosure>
			<Disclosure title="Copies and other programs">
				<PhraseFiles book={book} phrases={saved} />
			</Disclosure>
		</div>
	);
}
