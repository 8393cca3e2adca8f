import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { installLocalListening } from "../../../voice/local-listening.ts";
import css from "./engines.module.css";

/** Offers the download that lets the browser listen on the device: this needs no agreement. */
export function InstallListening({ language, onInstalled }: { language: string; onInstalled: () => void }) {
	const toast = useToast();
	const [isFetching, setFetching] = useState(false);

	async function install() {
		setFetching(true);
		const isHere = await installLocalListening(language);
		setFetching(false);
		if (isHere) onInstalled();
		toast(
			isHere
				? "Your browser listens on this device now"
				: "Your browser could not download it just now. Please try again.",
			isHere ? "success" : "error",
		);
	}

	return (
		<div className={css.ask}>
			<p>
				<strong>Better listening on this device.</strong> Your browser can hear more words, and nothing leaves your
				device. It downloads what it needs once.
			</p>
			<Button look="primary" isPending={isFetching} onPress={() => void install()}>
				{isFetching ? "Your browser is downloading it" : "Get it"}
			</Button>
		</div>
	);
}
