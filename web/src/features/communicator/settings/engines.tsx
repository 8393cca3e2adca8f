import { lazy, useEffect, useState } from "react";
import { browserModelLabel } from "../../../browser-model/browser-model.ts";
import { browserListeningConsent, listensFirst } from "../../../device/consent.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { Button } from "../../../ui/button.tsx";
import { LoadedLater } from "../../../ui/loaded-later.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { browserListens } from "../../../voice/recognition.ts";
import { useKeptConversation } from "../edge/kept-conversation.ts";
import { BrowserModelChoice } from "./browser-model-choice.tsx";
import css from "./engines.module.css";
import { InstallListening } from "./install-listening.tsx";
import { ModelsOnTheirWay } from "./models-on-their-way.tsx";
import { type TrialSound, trialSound } from "./trial-sound.ts";
import { useEngines } from "./use-engines.ts";

const loadTryIt = async () => ({ default: (await import("./try-it.tsx")).TryIt });
const TryIt = lazy(loadTryIt);

const order = [
	{ value: "best", label: "Whatever works best" },
	{ value: "sayso", label: "Sayso first" },
] as const;

const standIns = { server: undefined, "built-in": "Built-in replies", browser: browserModelLabel };

/** Names the recogniser and the reply engine, with the way to better listening. */
export function Engines() {
	const { recogniser, replyEngine, language, available, lookAgain } = useEngines();
	/** Undefined before the first trial, null after one: its button then gets the focus back. */
	const [trying, setTrying] = useState<TrialSound | null>();
	useEffect(() => trying?.letGo, [trying]);
	const [first, setFirst] = useDeviceSetting(listensFirst);
	const conversation = useKeptConversation();
	const [consent, setConsent] = useDeviceSetting(browserListeningConsent);
	const [asking, setAsking] = useState(false);
	// Another engine may have replaced the configured one.
	const standIn = conversation && standIns[conversation.repliesBy];
	const replies = standIn ?? replyEngine?.label;
	return (
		<div className={css.engines}>
			<p>
				{recogniser.label}
				{replies && ` · ${replies}`}
			</p>
			<ModelsOnTheirWay />
			{recogniser.offer && consent !== "agreed" && !asking && (
				<Button look="quiet" onPress={() => setAsking(true)}>
					Listen better
				</Button>
			)}
			{recogniser.kind === "browser" && !recogniser.isLocal && (
				<Button look="quiet" onPress={() => setConsent("not-agreed")}>
					Stop using my browser
				</Button>
			)}
			{recogniser.offer && asking && (
				<div className={css.ask}>
					<p>Your browser can listen too, often better. Your browser’s maker may receive the sound.</p>
					<Button
						look="primary"
						onPress={() => {
							setConsent("agreed");
							setAsking(false);
						}}
					>
						Use my browser
					</Button>
					<Button onPress={() => setAsking(false)}>Not now</Button>
				</div>
			)}
			{!trying && (
				<Button
					look="quiet"
					autoFocus={trying === null}
					onPress={() => setTrying(trialSound(available.server !== undefined))}
				>
					Try it
				</Button>
			)}
			<LoadedLater isOpen={Boolean(trying)} onFailed={() => setTrying(null)} load={loadTryIt} meanwhile={<Spinner />}>
				{trying && <TryIt available={available} language={language} sound={trying} onClose={() => setTrying(null)} />}
			</LoadedLater>
			<BrowserModelChoice />
			{recogniser.install && <InstallListening language={language} onInstalled={lookAgain} />}
			{browserListens() && (
				<div className={css.first}>
					<Segmented label="Listen with" segments={order} value={first} onChange={setFirst} />
					{recogniser.isLocal && <p>Your browser listens on this device. Nothing leaves it.</p>}
				</div>
			)}
		</div>
	);
}
