import { brand } from "@sayso/contract/brand.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import css from "./about.module.css";
import { CommunicatorPicture } from "./communicator-picture.tsx";

const steps: readonly { icon: IconName; title: string; text: string }[] = [
	{
		icon: "microphone",
		title: "It listens",
		text: "Press Start Listen while the other person speaks, or type what they said. Their words appear as text.",
	},
	{
		icon: "speech",
		title: "It offers replies",
		text: "Two, four or six replies appear, each on a card in the colour of its meaning: yes, no, a question.",
	},
	{
		icon: "check",
		title: "You pick",
		text: "By touch, mouse, keyboard, switch or eye gaze: choose the card that says what you mean. Nothing fits? Ask for others.",
	},
	{
		icon: "speaker",
		title: "It speaks",
		text: "A clear voice says your reply aloud. Yes, No and Try Again are always one press away.",
	},
];

export function About() {
	return (
		<section id="about" className={css.section} aria-labelledby="about-title">
			<div className={css.intro}>
				<h2 id="about-title">A conversation, in four steps</h2>
				<p>
					{brand.product} is an aid for augmentative and alternative communication. It finds the words while you keep
					the choice.
				</p>
			</div>
			<div className={css.shown}>
				<CommunicatorPicture />
				<ol className={css.steps}>
					{steps.map(({ icon, title, text }, index) => (
						<li key={title}>
							<span className={css.picture}>
								<Icon name={icon} size={1.75} />
							</span>
							<h3>
								<span>{index + 1}.</span> {title}
							</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
			<div className={css.start}>
				<p>Ready to say more?</p>
				<ButtonLink href="/signup" look="primary">
					Create an account
				</ButtonLink>
			</div>
		</section>
	);
}
