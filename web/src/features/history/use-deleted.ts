import type { Remembered } from "@sayso/contract/v1/memory.ts";
import { useRef, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { outboxOf } from "../../outbox/outbox.ts";
import { forgetLine, putBackLine } from "../../outbox/unsent-lines.ts";
import { ownWordsOf } from "../../prediction/own-words.ts";
import type { HistoryLine } from "./merge-lines.ts";

/** Removes a line from the conversation kept while another screen shows. @returns how to restore it to its place */
type DropFromLog = (line: Remembered, session: readonly Remembered[]) => (() => void) | undefined;

/** Deletes lines and restores the last one. Deleted lines are no longer suggested either. */
export function useDeleted(dropFromLog: DropFromLog) {
	const services = useServices();
	const [deleted, setDeleted] = useState<HistoryLine>();
	/** Restores the last line in the kept conversation. */
	const putBackInLog = useRef<() => void>(undefined);
	const outbox = outboxOf(services);
	const ownWords = async () => ownWordsOf(await services.kept.open());
	return {
		deleted,
		async forget(line: HistoryLine) {
			setDeleted(line);
			putBackInLog.current = dropFromLog(line, (await outbox.session()).lines);
			await forgetLine(outbox, services.kept, line);
			await (await ownWords()).forget(line.text);
		},
		async putBack({ isUnsent, isHard, ...line }: HistoryLine) {
			setDeleted(undefined);
			putBackInLog.current?.();
			await putBackLine(outbox, line);
			if (line.meta && "kind" in line.meta) await (await ownWords()).learn(line.text);
		},
		/** After everything was deleted, nothing can be restored. */
		letGo: () => setDeleted(undefined),
	};
}
