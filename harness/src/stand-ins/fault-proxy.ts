import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";

/**
 * What is wrong with the way to somebody. `refused`: nobody answers there. `silent`: whoever connects is taken, and nothing
 * goes either way. `deaf`: what is asked arrives, no answer comes back, as on a connection that is half open. `garbled`: the
 * answers are noise.
 */
export type Fault = "refused" | "silent" | "deaf" | "garbled";

/** Stands between the product and somebody it speaks to over TCP, and spoils what goes through as it is told. */
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

	/** From now on, for connections that are open too. */
	spoil(fault: Fault): void {
		this.#fault = fault;
		if (fault === "refused") this.cut();
	}

	/** Connections that are open now are half open from now on: nothing goes either way, and neither end is told. New ones go through. */
	strand(): void {
		for (const pair of this.#pairs) this.#stranded.add(pair);
	}

	/** Nothing goes either way from now on, and nothing is lost, as while a network is gone: it waits for `release`. */
	hold(): void {
		this.#isHeld = true;
		for (const pair of this.#pairs) for (const end of pair) end.pause();
	}

	release(): void {
		this.#isHeld = false;
		for (const pair of this.#pairs) for (const end of pair) end.resume();
	}

	/** What was held back stays lost; connections that were spoilt are cut. */
	mend(): void {
		this.#fault = undefined;
		this.release();
		this.cut();
	}

	/** Cuts every connection, in the middle of whatever is said. */
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

/** A proxy before the PostgreSQL of an address, and the address of the same database through it. */
export async function beforeDatabase(url: string): Promise<{ way: FaultProxy; through: string }> {
	const through = new URL(url);
	const { hostname, port, searchParams } = through;
	// It listens on a host and a port, or on a socket in the file system.
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
