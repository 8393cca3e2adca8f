import { limits } from "@sayso/contract/limits.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useToast } from "../ui/toast.tsx";
import { useBoardPhrases } from "./board-phrases.ts";

/**
 * Saves spoken or typed words as a phrase with one press. Renders nothing if saving is impossible. @param inList whether the
 * button's name includes the words
 */
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
