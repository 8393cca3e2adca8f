import { brand } from "@sayso/contract/brand.ts";
import css from "./who-it-helps.module.css";

const groups = [
	{
		title: "People whose speech is affected",
		text: "By Parkinson’s, Motor Neuron Disease, Multiple Sclerosis, a stroke, a brain injury, a head or neck cancer, level 3 autism, cerebral palsy, an intellectual disability, childhood apraxia of speech, or a genetic condition. At any age.",
	},
	{
		title: "Family, friends and carers",
		text: "You talk as you always do. What you say is turned into text, so that the other person can follow it, and answer in their own time.",
	},
	{
		title: "Clinicians and schools",
		text: "A tool for sessions and classrooms that runs in a browser, on the computer or tablet that is there already.",
	},
] as const;

export function WhoItHelps() {
	return (
		<section id="who-its-for" className={css.section} aria-labelledby="who-its-for-title">
			<div className={css.inner}>
				<h2 id="who-its-for-title">Who it is for</h2>
				<ul className={css.groups}>
					{groups.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
				<p className={css.limits}>
					{brand.product} is for people aged 16 and over; anyone younger needs a parent, guardian or clinician. It is
					not for emergencies, nor for medical, legal or financial advice.
				</p>
			</div>
		</section>
	);
}
