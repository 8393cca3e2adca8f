import { useEffect, useId, useState } from "react";
import { type Command, commands } from "../../../conversation/commands.ts";
import { AppLink } from "../../../ui/app-link.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Toolbar } from "../../../ui/toolbar.tsx";
import { CommandButton } from "../command-button.tsx";
import { useCommunicator } from "../communicator-context.tsx";
import { ChangeReply } from "../draft/change-reply.tsx";
import { SteeringChips } from "../steering/steering-chips.tsx";
import { CountChoice } from "./count-choice.tsx";
import css from "./ways.module.css";

const ways: readonly { command: Command; icon: IconName }[] = [
	{ command: commands.answerWay, icon: "speech" },
	{ command: commands.sayWay, icon: "pencil" },
	{ command: commands.phrasesWay, icon: "phrases" },
];

/** The ways to say something, the steering chips, and More for rarer actions. */
export function Ways() {
	const { state, give } = useCommunicator();
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const lines = state.log.length;
	const name = isOpen ? "Close" : "More";
	const others = state.way === "answer" && state.others;
	const listens = state.phase === "listening" || state.phase === "paused";

	// Close after a choice. The last reply comes without a press and must not close a menu in use.
	// biome-ignore lint/correctness/useExhaustiveDependencies: these values close it
	useEffect(() => setOpen(false), [state.way, state.generation, listens, state.isChanging]);

	return (
		<section className={css.ways} data-open={isOpen || undefined} aria-label="Ways to say it">
			<div className={css.panel} id={id}>
				<Toolbar label="Ways" className={css.tabs}>
					{others && (
						<button
							type="button"
							className={css.others}
							aria-expanded={state.isPicking}
							onClick={() => give(commands.openOthers.event)}
						>
							{others}
						</button>
					)}
					{/* Shown instead of the way that is open: the row keeps its size, and the cards their place. */}
					{(others ? ways.slice(1) : ways).map(({ command, icon }) => {
						const { event } = command;
						const isChosen = event.type === "openWay" && event.way === state.way;
						return (
							<button
								key={command.label}
								type="button"
								className={css.way}
								aria-pressed={isChosen}
								onClick={() => give(event)}
							>
								<Icon name={icon} size={1.25} />
								{command.label}
							</button>
						);
					})}
				</Toolbar>
				<div className={css.rest}>
					<SteeringChips />
					<div className={css.count}>
						<span aria-hidden="true">How many replies</span>
						<CountChoice />
					</div>
					<div className={css.links}>
						<ChangeReply />
						<CommandButton
							command={commands.conversationWay}
							icon="lines"
							label={lines > 0 ? `Conversation (${lines})` : "Conversation"}
							isPressed={state.way === "conversation"}
						/>
						<CommandButton command={commands.offRecord} icon="eyeOff" isPressed={state.isOffRecord} />
						<AppLink href="/app/phrases" icon={<Icon name="phrases" size={1.375} />}>
							My phrases
						</AppLink>
						<AppLink href="/app/access" icon={<Icon name="access" size={1.375} />}>
							Access and voice
						</AppLink>
						<AppLink href="/app/emergency" icon={<Icon name="bell" size={1.375} />}>
							Set up SOS
						</AppLink>
					</div>
				</div>
			</div>
			<button
				type="button"
				className={css.turn}
				aria-label={commands.turnScreen.label}
				title={commands.turnScreen.label}
				onClick={() => give(commands.turnScreen.event)}
			>
				<Icon name="screen" />
				<span>Turn</span>
			</button>
			<button
				type="button"
				className={css.more}
				aria-expanded={isOpen}
				aria-controls={id}
				aria-label={name}
				title={name}
				onClick={() => setOpen(!isOpen)}
			>
				<Icon name={isOpen ? "close" : "more"} />
				<span>{name}</span>
			</button>
		</section>
	);
}
