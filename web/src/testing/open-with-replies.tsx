import type { Answer } from "@sayso/contract/entities/answer.ts";
import { render } from "vitest-browser-react";
import "../ui/base.css";
import { watchConnection } from "../api/connection.ts";
import { ServicesProvider } from "../api/services.tsx";
import { initialState, type State } from "../conversation/state.ts";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { scriptedIdentity } from "../identity/scripted.ts";
import { keptInMemory } from "../kept/in-memory.ts";
import { type BoardPhrases, BoardPhrasesProvider } from "../phrases/board-phrases.ts";
import { CommunicatorView } from "../screens/communicator.tsx";
import { clientAnswering } from "./api-answers.ts";
import { scriptedOutside } from "./scripted-outside.ts";

const tea: Answer = { text: "Tea, please.", tone: "option_a", emoji: "🍵", keyword: "tea" };
const coffee: Answer = { text: "Coffee for me.", tone: "option_b", emoji: "☕", keyword: "coffee" };

/** Opens the communicator with two replies. @returns what it asks of the page around it */
export async function openWithReplies(board?: BoardPhrases, kept = keptInMemory(), change: Partial<State> = {}) {
	const script = scriptedOutside();
	const shelves = { open: async () => kept, wipe: async () => kept.close() };
	const connection = watchConnection();
	const services = { identity: scriptedIdentity(), api: clientAnswering(), connection, kept: shelves };
	const answered = { turn: { prompt: "Tea or coffee?", logged: true }, cards: [tea, coffee], generation: 1 };
	const from = { ...initialState({ count: 2, seconds: 30 }), ...answered, ...change } as State;
	const conversation = createCommunicator(from, script.outside);
	const view = (
		<ServicesProvider services={services}>
			<CommunicatorView conversation={conversation} />
		</ServicesProvider>
	);
	await render(
		<main style={{ padding: "clamp(0.75rem, 3vw, 2rem)" }}>
			{board ? <BoardPhrasesProvider value={board}>{view}</BoardPhrasesProvider> : view}
		</main>,
	);
	return script;
}
