import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { browserModel } from "../../../browser-model/browser-model.ts";
import { fetchModel, modelAvailability } from "../../../browser-model/prompt-api.ts";
import { useDeviceSetting } from "../../../device/device-setting.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import css from "./engines.module.css";

/** Turns the browser's own model on and off. Renders nothing if the browser has no model and the choice is off. */
export function BrowserModelChoice() {
	const toast = useToast();
	const [choice, setChoice] = useDeviceSetting(browserModel);
	/** 0 to 1; undefined if no download is running. */
	const [fetched, setFetched] = useState<number>();
	const fetching = useRef<AbortController>(undefined);
	useEffect(() => () => fetching.current?.abort(), []);
	const { data: availability, refetch } = useQuery({
		queryKey: ["browser-model"],
		queryFn: modelAvailability,
		networkMode: "always",
		// The answer depends on the browser only: it stays when another person signs in.
		meta: { forEverybody: true },
	});

	/** Ask the browser before any await: it downloads a model only in a press. */
	async function use() {
		fetching.current = new AbortController();
		const { signal } = fetching.current;
		setFetched(0);
		try {
			await fetchModel(setFetched, signal);
			setChoice("on");
			toast("Your browser’s own model is on", "success");
		} catch {
			if (!signal.aborted) toast("Your browser could not download its model just now. Please try again.", "error");
		}
		setFetched(undefined);
		void refetch();
	}

	if (choice === "on")
		return (
			<div className={css.ask}>
				<p>
					{availability === "unavailable"
						? "Your browser’s own model is not there just now. The built-in replies are used."
						: "Your browser’s own model replies when Sayso has no model or there is no network."}
				</p>
				<Button onPress={() => setChoice("off")}>Stop using it</Button>
			</div>
		);
	if (availability === undefined || availability === "unavailable") return null;
	return (
		<div className={css.ask}>
			<p>
				<strong>Your browser’s own model.</strong> It can write replies when Sayso has no model or there is no network.
				Its maker says it runs on this device; Sayso cannot check that.
				{availability === "downloadable" && " Your browser downloads it once. It takes a few gigabytes."}
			</p>
			<Button look="primary" isPending={fetched !== undefined} onPress={() => void use()}>
				{fetched === undefined ? "Use it" : `Your browser is downloading it: ${Math.floor(100 * fetched)}%`}
			</Button>
			{fetched !== undefined && <Button onPress={() => fetching.current?.abort()}>Cancel</Button>}
		</div>
	);
}
