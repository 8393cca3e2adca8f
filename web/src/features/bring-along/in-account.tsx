import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "../../api/services.tsx";
import { usePerson } from "../../identity/session.ts";
import { Button } from "../../ui/button.tsx";
import shared from "../../ui/editing.module.css";
import { Notice } from "../../ui/notice.tsx";
import { useToast } from "../../ui/toast.tsx";
import { forgetInAccount, keepInAccount, markOf, sendWaiting } from "./account-setup.ts";
import { Brought } from "./brought.tsx";
import { changesOf } from "./changes.ts";
import { readParts } from "./read-belongings.ts";
import type { Here } from "./use-here.ts";

/** Stores the ways to press and the looks in the account if the person wants that; loads them here only when asked. */
export function InAccount({ here }: { here: Here }) {
	const services = useServices();
	const { api } = services;
	const person = usePerson(services.identity)?.id ?? "";
	const queryClient = useQueryClient();
	const toast = useToast();
	const queryKey = ["access-kept"];
	const kept = useQuery({
		queryKey,
		enabled: person !== "",
		async queryFn({ signal }) {
			await sendWaiting(services, person);
			return api.accessKept({ signal });
		},
		// Another device may have changed it meanwhile.
		staleTime: 0,
		gcTime: 0,
	});
	const [isLooking, setLooking] = useState(false);
	const [isBusy, setBusy] = useState(false);

	async function change(work: () => Promise<{ setup: object | null; changedAt: string | null }>, says: string) {
		setBusy(true);
		try {
			const { setup, changedAt } = await work();
			queryClient.setQueryData(queryKey, { setup, changedAt });
			toast(says);
		} catch (error) {
			toast(error instanceof Error ? error.message : String(error), "error");
		}
		setBusy(false);
	}

	if (kept.isError && !kept.data)
		return <Notice type="warning">Your account could not be read. Please try again later.</Notice>;
	if (!kept.data) return null;
	const { setup, changedAt } = kept.data;
	const mark = markOf(person);
	const { belongings, problems } = readParts(setup ?? {}, ["access", "device"]);
	const would = changesOf(belongings, here.belongings);
	const isSame = [would.access, would.device].every((part) => (part?.changes.length ?? 0) === 0);
	const keepMine = () => change(() => keepInAccount(api, person), "Kept in your account");

	if (!setup || !changedAt)
		return (
			<>
				{mark && <Notice type="info">They are no longer in your account. They were removed on another device.</Notice>}
				<p>
					Your ways to press, text size, colours, contrast, movement, hand, and whether replies and phrases are words or
					large pictures, can be kept in your account. Another device uses them only when you say so there.
				</p>
				<div className={shared.actions}>
					<Button isPending={isBusy} onPress={() => void keepMine()} data-scan>
						Keep mine in my account
					</Button>
				</div>
			</>
		);
	return (
		<>
			{mark?.told === "newer" && !isSame && (
				<Notice type="info">Another device made a later change in your account, so that one stays.</Notice>
			)}
			<p>
				In your account since {new Date(changedAt).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" })}
				. {isSame ? "It is the same as on this device. " : "It is not the same as on this device. "}
				{mark ? "What you change here is sent there when you leave the screen." : "This device sends nothing there."}
			</p>
			{isLooking ? (
				<Brought
					belongings={belongings}
					problems={problems}
					here={here}
					from="in your account"
					onClose={() => setLooking(false)}
				/>
			) : (
				<div className={shared.actions}>
					{!isSame && (
						<Button onPress={() => setLooking(true)} data-scan>
							Look at it
						</Button>
					)}
					{!(isSame && mark) && (
						<Button isPending={isBusy} onPress={() => void keepMine()} data-scan>
							{isSame ? "Send changes of this device" : "Keep mine instead"}
						</Button>
					)}
					<Button
						look="danger"
						isPending={isBusy}
						onPress={() => void change(() => forgetInAccount(api, person), "Removed from your account")}
						data-scan
					>
						Remove it from my account
					</Button>
				</div>
			)}
		</>
	);
}
