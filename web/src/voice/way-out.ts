import { isMovable } from "./audio-outputs.ts";

/** How sound leaves a context. */
export interface WayOut {
	/** Where it has to go. */
	node(): AudioNode;
	/** @param id of an output; empty for the usual one @throws {DOMException} where the browser does not let it go there */
	to(id: string): Promise<void>;
}

/**
 * The context itself is moved where it can be: nothing lies between. Elsewhere an audio element takes the sound out, some
 * hundredths of a second later.
 *
 * @param options.beside leaves the context where it is, with another way out beside it
 */
export function wayOutOf(context: AudioContext, { beside = false } = {}): WayOut {
	if (!beside && isMovable(context))
		return {
			node: () => context.destination,
			async to(id) {
				await context.setSinkId(id);
				// One whose output was pulled out stands still.
				if (context.state !== "closed") void context.resume().catch(() => undefined);
			},
		};
	let element: HTMLAudioElement | undefined;
	const node = new MediaStreamAudioDestinationNode(context);
	return {
		node: () => (element && !element.paused ? node : context.destination),
		async to(id) {
			if (id === "" && (element?.paused ?? true)) return;
			element ??= Object.assign(new Audio(), { srcObject: node.stream });
			if (!element.setSinkId) throw new DOMException("No sound can be sent elsewhere", "NotSupportedError");
			await element.setSinkId(id);
			if (element.paused) await element.play();
		},
	};
}
