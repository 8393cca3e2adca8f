import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useServices } from "../../api/services.tsx";
import { type EmergencyCard, soundOf } from "../../emergency/emergency-card.ts";
import { Button } from "../../ui/button.tsx";
import { WholeWindow } from "../../ui/whole-window.tsx";
import { type AlarmProgress, startAlarm } from "./alarm.ts";
import css from "./emergency.module.css";

const notes: Record<AlarmProgress, string> = {
	voice: "",
	browser: "",
	silent: "No voice is working just now. A tone calls instead.",
};

/** Speaks the sentence until it is stopped, and shows the card to bystanders. Only Stop closes it. */
export function EmergencyWindow({ card, onStop }: { card: EmergencyCard; onStop: () => void }) {
	const { kept } = useServices();
	const [progress, setProgress] = useState<AlarmProgress>();
	const stop = useRef<HTMLDivElement>(null);
	const { sentence, language, name, condition, call, address } = card;

	useEffect(() => {
		const ending = new AbortController();
		startAlarm({
			sentence,
			language,
			sound: async () => soundOf(await kept.open(), sentence),
			signal: ending.signal,
			report: setProgress,
		});
		return () => ending.abort();
	}, [kept, sentence, language]);
	useLayoutEffect(() => {
		// Not while the key that started it is still down, which would stop it at once. The key may come up as soon as this is shown.
		const focus = () => stop.current?.querySelector("button")?.focus();
		window.addEventListener("keyup", focus, { once: true });
		return () => window.removeEventListener("keyup", focus);
	}, []);

	const lines = [
		["My name", name],
		["My condition", condition],
		["Please call", call],
		["Where I live", address],
	].filter(([, text]) => text);
	return (
		<WholeWindow isOpen role="alertdialog" label="Emergency">
			<div className={css.content}>
				<div className={css.words} translate="no">
					<p className={css.sentence}>{sentence}</p>
					{lines.length > 0 && (
						<dl>
							{lines.map(([label, text]) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					)}
				</div>
				<div ref={stop} className={css.stop}>
					<p role="status">{progress && notes[progress]}</p>
					<Button look="primary" wide onPress={onStop}>
						Stop
					</Button>
				</div>
			</div>
		</WholeWindow>
	);
}
