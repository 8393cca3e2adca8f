import { isMovable } from "./audio-outputs.ts";

/** A route for sound out of a context. */
export interface WayOut {
	/** The node to connect sound to. */
	node(): AudioNode;
	/** @param id of an output; empty for the default one @throws {DOMException} if the browser refuses this output */
	to(id: string): Promise<void>;
}

/**
 * Moves the context itself to an output if the browser can. Otherwise an audio element plays the sound, some hundredths of a second
 * later.
 * @param options.beside leaves the context on its output and adds a second route
 */
export function wayOutOf(context: AudioContext, { beside = false } = {}): WayOut {
	if (!beside && isMovable(context))
		return {
			node: () => context.destination,
			async to(id) {
				await context.setSinkId(id);
				// A context stops if its output is unplugged.
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
