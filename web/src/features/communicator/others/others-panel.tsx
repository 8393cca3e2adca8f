import { type Choices, replyOf, type Said } from "@sayso/replies/answer-space/choice.ts";
import { choicesFor } from "@sayso/replies/answer-space/choices-for.ts";
import { knownIn } from "@sayso/replies/knowing/known.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { commands } from "../../../conversation/commands.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Size } from "../../../ui/places/fit.ts";
import { useCommunicator } from "../communicator-context.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { NumberPad } from "./number-pad.tsx";
import css from "./others-panel.module.css";

/** The height in rem of the row above the values, with its gap. */
const head = 3.5;

export interface OthersPanelProps {
	stage: Size & { rem: number };
	/** The person's About Me, with the names of their people and places. */
	aboutMe: string;
}

/** The possible values of an answer. One press speaks a value, like picking a reply; some values open a further list. */
export function OthersPanel({ stage, aboutMe }: OthersPanelProps) {
	const { state, give } = useCommunicator();
	const prompt = state.turn?.prompt ?? "";
	const first = useMemo(() => choicesFor(prompt, knownIn(aboutMe)), [prompt, aboutMe]);
	/** The lists opened on the way to this one. */
	const [path, setPath] = useState<readonly Choices[]>([]);
	const [isTyping, setTyping] = useState(false);
	const panel = useRef<HTMLElement>(null);
	const shown = path.at(-1) ?? first;
	const { numbered } = shown ?? {};

	// biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button is then gone
	useEffect(() => {
		const { activeElement } = document;
		if (!activeElement || activeElement === document.body || panel.current?.contains(activeElement) === false)
			panel.current?.querySelector<HTMLElement>("li button")?.focus();
	}, [path, isTyping]);

	if (!shown) return null;
	const say = (value: Said) => give({ type: "pickOther", answer: replyOf(value) });
	function back() {
		if (isTyping) return setTyping(false);
		if (path.length > 0) return setPath(path.slice(0, -1));
		give(commands.closeOthers.event);
	}
	const places = { ...stage, height: stage.height - head * stage.rem };
	return (
		<section ref={panel} className={css.panel} aria-label={shown.title}>
			<div className={css.head}>
				<Button look="quiet" icon={<Icon name="back" size={1.375} />} onPress={back}>
					Back
				</Button>
				<h2>{shown.title}</h2>
				<Button icon={<Icon name="pencil" size={1.375} />} onPress={() => give(commands.sayWay.event)}>
					Type it
				</Button>
			</div>
			{isTyping && numbered ? (
				<NumberPad stage={places} numbered={numbered} onSay={say} />
			) : (
				<ChoiceList
					key={path.length}
					stage={places}
					choices={shown}
					onNumber={numbered && (() => setTyping(true))}
					onPick={(choice) => ("further" in choice ? setPath([...path, choice.further]) : say(choice))}
				/>
			)}
		</section>
	);
}
