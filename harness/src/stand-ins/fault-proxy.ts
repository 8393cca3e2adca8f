import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";

/**
 * A network fault. `refused`: connections are refused. `silent`: connections are accepted, but no data passes. `deaf`:
 * requests pass, responses do not, as on a half-open connection. `garbled`: responses are random bytes.
 */
export type Fault = "refused" | "silent" | "deaf" | "garbled";

/** A TCP proxy between the product and another process, which simulates network faults. */
export class FaultProxy {
	#fault: Fault | undefined;
	#isHeld = false;
	readonly #pairs = new Set<readonly [Socket, Socket]>();
	readonly #stranded = new WeakSet<readonly [Socket, Socket]>();
	readonly #server = createServer((caller) => this.#take(caller));
	readonly #target: NetConnectOpts;

	private constructor(target: NetConnectOpts) {
		this.#target = target;
	}

	static async before(target: NetConnectOpts): Promise<FaultProxy> {
		const proxy = new FaultProxy(target);
		proxy.#server.listen(0, "127.0.0.1");
		await once(proxy.#server, "listening");
		return proxy;
	}

	get port(): number {
		return (this.#server.address() as AddressInfo).port;
	}

	/** Applies a fault from now on, to open connections too. */
	spoil(fault: Fault): void {
		this.#fault = fault;
		if (fault === "refused") this.cut();
	}

	/** Makes the open connections half-open: no data passes, and neither end is notified. New connections work. */
	strand(): void {
		for (const pair of this.#pairs) this.#stranded.add(pair);
	}

	/** Holds all data back without losing it, as during a network failure, until `release`. */
	hold(): void {
		this.#isHeld = true;
		for (const pair of this.#pairs) for (const end of pair) end.pause();
	}

	release(): void {
		this.#isHeld = false;
		for (const pair of this.#pairs) for (const end of pair) end.resume();
	}

	/** Ends the fault. Held data stays lost, and affected connections are closed. */
	mend(): void {
		this.#fault = undefined;
		this.release();
		this.cut();
	}

	/** Closes every connection at once. */
	cut(): void {
		for (const pair of this.#pairs) for (const end of pair) end.destroy();
	}

	async close(): Promise<void> {
		this.cut();
		this.#server.close();
		await once(this.#server, "close");
	}

	#take(caller: Socket): void {
		if (this.#fault === "refused") return void caller.destroy();
		const target = connect(this.#target);
		const pair = [caller, target] as const;
		this.#pairs.add(pair);
		caller.on("data", (bytes) => {
			if (this.#fault !== "silent" && !this.#stranded.has(pair)) target.write(bytes);
		});
		target.on("data", (bytes) => {
			if (this.#stranded.has(pair)) return;
			if (this.#fault === "garbled") caller.write(bytes.map((byte) => byte ^ 0x5a));
			else if (!this.#fault) caller.write(bytes);
		});
		for (const end of pair) {
			end.on("error", () => {});
			end.on("close", () => {
				this.#pairs.delete(pair);
				caller.destroy();
				target.destroy();
			});
			if (this.#isHeld) end.pause();
		}
	}
}

/** A proxy in front of a PostgreSQL server, and the URL of the same database through it. */
export async function beforeDatabase(url: string): Promise<{ way: FaultProxy; through: string }> {
	const through = new URL(url);
	const { hostname, port, searchParams } = through;
	// PostgreSQL listens on a host and a port, or on a UNIX socket.
	const folder = searchParams.get("host");
	const target = folder
		? { path: `${folder}/.s.PGSQL.${port || 5432}` }
		: { host: hostname, port: Number(port || 5432) };
	const way = await FaultProxy.before(target);
	through.hostname = "127.0.0.1";
	through.port = String(way.port);
	searchParams.delete("host");
	return { way, through: through.href };
}
