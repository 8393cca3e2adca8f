import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AccessProfile } from "../../access/profile.ts";
import { queries } from "../../api/queries.ts";
import { useServices } from "../../api/services.tsx";
import { savePreferences } from "../../outbox/save-preferences.ts";
import { saveWords } from "../../outbox/save-words.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import shared from "../../ui/editing.module.css";
import { Notice } from "../../ui/notice.tsx";
import { only, type Part, parts } from "./belongings.ts";
import { changesOf, counted, type WouldChange } from "./changes.ts";
import { KeepAccess } from "./keep-access.tsx";
import { mergePhrases } from "./merge-phrases.ts";
import { PartChoice } from "./part-choice.tsx";
import { Problems } from "./problems.tsx";
import type { Read } from "./read-belongings.ts";
import { type Taken, takeBelongings } from "./take-belongings.ts";
import { TakenReport } from "./taken-report.tsx";
import type { Here } from "./use-here.ts";

interface BroughtProps extends Read {
	/** The source in words: "in a file". */
	from: string;
	here: Here;
	/** Called once the person has answered. */
	onClose: () => void;
}

/** An import: its contents and changes, the choice of parts, and the result. */
export function Brought({ belongings, problems, from, here, onClose }: BroughtProps) {
	const services = useServices();
	const { api, kept } = services;
	const queryClient = useQueryClient();
	const heading = useRef<HTMLHeadingElement>(null);
	// The state before the import, so that the list does not change during it.
	const [now] = useState(here.belongings);
	const [deletedAt] = useState(new Map(here.book.deleted));
	const [bringsBack, setBringsBack] = useState(false);
	const would = changesOf(belongings, now, bringsBack ? undefined : deletedAt);
	const deleted = belongings.phrases ? mergePhrases(belongings.phrases, here.book.state.phrases, deletedAt).deleted : 0;
	const there = parts.filter((part) => would[part]);
	const [chosen, setChosen] = useState<readonly Part[]>(
		there.filter((part) => part !== "emergency" && does(would[part])),
	);
	const [isBusy, setBusy] = useState(false);
	const [taken, setTaken] = useState<Taken>();
	const [before, setBefore] = useState<AccessProfile>();
	useEffect(() => heading.current?.focus(), []);

	async function take() {
		setBusy(true);
		const result = await takeBelongings(only(belongings, chosen), {
			api,
			kept: await kept.open(),
			...{ here, bringsBack },
			async saveMyWords(was, wanted) {
				await here.followWords((await saveWords(services, was, wanted)).words);
			},
			savePreferences: (set) => savePreferences(services, queryClient, set),
			followProfile: (saved) => queryClient.setQueryData(queries.profile(api).queryKey, saved),
		});
		setBusy(false);
		setTaken(result);
		if (result.taken.includes("access")) setBefore(now.access);
	}

	return (
		<section className={shared.editor} aria-labelledby="brought">
			<h3 id="brought" ref={heading} tabIndex={-1}>
				{taken ? "Brought along" : `What is ${from}`}
			</h3>
			{taken ? (
				<TakenReport {...taken} />
			) : (
				<>
					{there.length === 0 && <Notice type="warning">There is nothing in it that can be used here.</Notice>}
					<div>
						{there.map((part) => (
							<PartChoice
								key={part}
								part={part}
								isChosen={chosen.includes(part)}
								onChange={(isChosen) =>
									setChosen(isChosen ? [...chosen, part] : chosen.filter((each) => each !== part))
								}
							>
								<Effect {...(would[part] as WouldChange)} />
								{part === "phrases" && deleted > 0 && (
									<Checkbox
										label={`Restore ${counted(deleted, "phrase", "phrases")} that you deleted`}
										name="bring-back"
										value={bringsBack}
										onChange={setBringsBack}
									/>
								)}
							</PartChoice>
						))}
					</div>
					<Problems sentences={problems} title="What cannot be used" />
				</>
			)}
			<div className={shared.actions}>
				{!taken && there.length > 0 && (
					<Button
						look="primary"
						isPending={isBusy}
						isDisabled={chosen.length === 0}
						onPress={() => void take()}
						data-scan
					>
						Take what is ticked
					</Button>
				)}
				<Button isDisabled={isBusy} onPress={onClose} data-scan>
					{taken || there.length === 0 ? "Close" : "Change nothing"}
				</Button>
			</div>
			{before && <KeepAccess before={before} onDone={() => setBefore(undefined)} />}
		</section>
	);
}

const does = (would: WouldChange | undefined) =>
	would !== undefined && (would.says !== undefined || would.changes.length > 0);

function Effect({ changes, says }: WouldChange) {
	if (says) return <p>{says}</p>;
	if (changes.length === 0) return <p>The same as on this device.</p>;
	return (
		<ul>
			{changes.map(({ name, from, to }) => (
				<li key={name}>
					{name}: {from} <span aria-hidden="true">→</span>
					<span className="visually-hidden">becomes</span> <b>{to}</b>
				</li>
			))}
		</ul>
	);
}
