import type { Socket } from "node:net";
import { Refusal } from "@sayso/contract/errors.ts";

/** Limits on sockets whose callers have not authenticated yet. Few callers take longer than a second. */
export interface SocketLimits {
	/** For one network: a whole ward that begins to listen at the same time. */
	ofNetwork: number;
	inAll: number;
}

export const defaultSocketLimits: SocketLimits = { ofNetwork: 20, inAll: 500 };

/** Counts the sockets of this process without an authenticated caller, so that strangers cannot use up its memory. */
export class WaitingSockets {
	readonly #limits: SocketLimits;
	readonly #ofNetwork = new Map<string, number>();
	readonly #waiting = new Map<Socket, string>();

	constructor(limits: SocketLimits) {
		this.#limits = limits;
	}

	/**
	 * Counts a socket until it closes or `leave` is called.
	 * @throws {Refusal} `too_many_requests` for its network, `busy` if too many wait in total
	 */
	enter(socket: Socket, network: string): void {
		const others = this.#ofNetwork.get(network) ?? 0;
		if (others >= this.#limits.ofNetwork) throw new Refusal("too_many_requests", { retryAfter: 1 });
		if (this.#waiting.size >= this.#limits.inAll) throw new Refusal("busy", { retryAfter: 1 });
		this.#ofNetwork.set(network, others + 1);
		this.#waiting.set(socket, network);
		socket.once("close", () => this.leave(socket));
	}

	/** Its caller has authenticated, or the socket has closed. */
	leave(socket: Socket): void {
		const network = this.#waiting.get(socket);
		if (network === undefined) return;
		this.#waiting.delete(socket);
		const others = (this.#ofNetwork.get(network) ?? 1) - 1;
		if (others > 0) this.#ofNetwork.set(network, others);
		else this.#ofNetwork.delete(network);
	}
}
