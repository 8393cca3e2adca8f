import { limits } from "@sayso/contract/limits.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useBoardPhrases } from "./board-phrases.ts";

/** Saves words that were said or typed, with one press. Nothing where nothing can be saved. @param inList its name says of which */
export function SaveAsPhrase({ text, inList = false }: { text: string; inList?: boolean }) {
	const { keep, own, instant } = useBoardPhrases();
	const toast = useToast();
	if (!keep) return null;
	const words = text.trim();
	const isSaved = [...own, ...instant].some((phrase) => phrase.text === words);
	const label = isSaved ? "Saved as phrase" : "Save as phrase";
	return (
		<IconButton
			icon={isSaved ? "check" : "save"}
			label={inList ? `${label}: ${words}` : label}
			isDisabled={isSaved || !words || words.length > limits.phrases.textCharacters}
			onPress={() => {
				keep(words);
				toast("Saved as phrase");
			}}
		/>
	);
}
