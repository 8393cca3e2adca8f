import type { Draft } from "../../../conversation/draft.ts";
import { DraftActions } from "./draft-actions.tsx";
import { DraftText } from "./draft-text.tsx";
import { DraftWords } from "./draft-words.tsx";

/** Changes the reply word by word or as text. */
export function DraftEditor({ draft }: { draft: Draft }) {
	if (draft.step === "words") return <DraftWords draft={draft} />;
	return (
		<>
			<DraftText draft={draft} />
			<DraftActions draft={draft} />
		</>
	);
}
