import { useId, useSyncExternalStore } from "react";
import { toneHeadings } from "../../features/communicator/stage/tones.ts";
import { Icon } from "../../ui/icon.tsx";
import { PlainButton } from "../../ui/plain-button.tsx";
import { pressedEnter } from "../../ui/pressed-enter.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { partnerSays } from "./example-conversation.ts";
import css from "./try-it.module.css";
import { counts, useDemo } from "./use-demo.ts";

/** A small communicator on the home page, without an account: it answers and speaks in the browser. */
export function TryIt() {
	const id = useId();
	const demo = useDemo();
	const isHydrated = useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);

	return (
		<figure id="try-it" className={css.device} data-hydrated={isHydrated || undefined}>
			<form
				className={css.partner}
				onSubmit={(event) => {
					event.preventDefault();
					void demo.ask(String(new FormData(event.currentTarget).get("said") ?? ""));
				}}
			>
				<label htmlFor={id} className={css.who}>
					<Icon name="microphone" size={1.25} /> They say
				</label>
				<textarea
					id={id}
					className={css.prompt}
					rows={2}
					maxLength={300}
					name="said"
					defaultValue={partnerSays}
					onKeyDown={(event) => {
						if (!pressedEnter(event) || event.shiftKey) return;
						event.preventDefault();
						event.currentTarget.form?.requestSubmit();
					}}
				/>
				<PlainButton type="submit" look="primary" disabled={demo.state === "loading"}>
					{demo.state === "loading" && <Spinner />}
					<span>Show replies</span>
				</PlainButton>
			</form>
			<p className={css.caption}>Try it here: these replies are made in your browser.</p>
			<fieldset className={css.counts}>
				<legend>Replies</legend>
				{counts.map((value) => (
					<label key={value}>
						<input type="radio" name={id} checked={demo.count === value} onChange={() => demo.choose(value)} />
						<span>{value}</span>
					</label>
				))}
			</fieldset>
			<ul className={css.cards} aria-label="Replies" aria-busy={demo.state === "loading"}>
				{demo.replies.map(({ text, tone, emoji }) => (
					<li key={text}>
						<button
							type="button"
							className={css.card}
							data-tone={tone}
							aria-pressed={demo.said?.text === text}
							onClick={() => demo.pick(text)}
						>
							<span className={css.emoji} aria-hidden="true">
								{emoji}
							</span>
							<span className={css.stance}>{toneHeadings[tone]}</span>
							<strong>{text}</strong>
						</button>
					</li>
				))}
			</ul>
			<div className={css.voice} data-speaking={demo.said !== undefined || undefined}>
				<Icon name="speaker" />
				<p aria-live="polite">{sentenceFor(demo)}</p>
			</div>
		</figure>
	);
}

function sentenceFor({ state, said }: Pick<ReturnType<typeof useDemo>, "state" | "said">): string {
	if (state === "loading") return "Getting the words ready…";
	if (state === "failed") return "The words could not be loaded just now. Please try again.";
	if (!said) return "Pick a reply, and the voice says it for you.";
	if (said.aloud) return `“${said.text}”`;
	return `“${said.text}” This browser has no voice of its own; with an account you get one.`;
}
