import { type Command, commands, isAvailable } from "../../access/commands.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useCommunicator } from "./communicator-context.tsx";
import css from "./quick-words.module.css";

const quick: readonly { command: Command; icon: IconName; kind: string }[] = [
	{ command: commands.yes, icon: "check", kind: "yes" },
	{ command: commands.no, icon: "close", kind: "no" },
	{ command: commands.tryAgain, icon: "restart", kind: "again" },
];

/** Yes, No and Try Again, always within reach. */
export function QuickWords() {
	const { state, give } = useCommunicator();
	return (
		<fieldset className={css.quick}>
			<legend className="visually-hidden">Quick answers</legend>
			{quick.map(({ command, icon, kind }) => (
				<button
					key={kind}
					type="button"
					className={css.word}
					data-kind={kind}
					disabled={!isAvailable(state, command)}
					onClick={() => give(command.event)}
					data-scan="always"
				>
					<Icon name={icon} />
					{command.label}
				</button>
			))}
		</fieldset>
	);
}
