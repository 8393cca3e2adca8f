import { brand } from "@sayso/contract/brand.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import css from "./in-plain-words.module.css";

const promises: readonly { icon: IconName; title: string; text: string }[] = [
	{
		icon: "microphone",
		title: "Sound is never stored",
		text: "What people say to you becomes text, and the sound is gone.",
	},
	{
		icon: "speech",
		title: "Nothing trains a model",
		text: "Your words, and the words of those you talk with, are not used to train anything.",
	},
	{
		icon: "sliders",
		title: "Memory is yours to switch",
		text: "Where your plan has Memory, you turn it on or off, and clear it whenever you like.",
	},
	{
		icon: "check",
		title: "You always choose",
		text: `${brand.product} says nothing aloud that you have not picked.`,
	},
];

/** What happens to a conversation, and the ways of pressing. */
export function InPlainWords() {
	return (
		<section className={css.section} aria-labelledby="plain-words-title">
			<div className={css.intro}>
				<h2 id="plain-words-title">Your words stay yours</h2>
				<p>
					A conversation is personal, for both sides of it. The <a href="/help/easy-privacy">privacy policy in short</a>{" "}
					takes a few minutes to read.
				</p>
			</div>
			<ul className={css.promises}>
				{promises.map(({ icon, title, text }) => (
					<li key={title}>
						<Icon name={icon} size={1.75} />
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</ul>
			<p className={css.access}>
				<strong>However you press:</strong> touch, mouse, touchpad, joystick, eye gaze, head tracker, switch or
				keyboard. <a href="/help/aac-access-options">All ways to press</a>
			</p>
		</section>
	);
}
