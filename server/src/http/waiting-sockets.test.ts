import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { WaitingSockets } from "./waiting-sockets.ts";

const made = () => new WaitingSockets({ ofNetwork: 2, inAll: 4 });

describe("sockets whose callers are unknown", () => {
	test("are few for one network, and no fewer for the next", () => {
		const waiting = made();
		for (let count = 0; count < 2; count++) waiting.enter(new Socket(), "198.51.100.1");
		expect(() => waiting.enter(new Socket(), "198.51.100.1")).toThrow(/Too many tries/);
		waiting.enter(new Socket(), "198.51.100.2");
	});

	test("are few in all", () => {
		const waiting = made();
		for (let count = 0; count < 4; count++) waiting.enter(new Socket(), `198.51.100.${count}`);
		expect(() => waiting.enter(new Socket(), "198.51.100.9")).toThrow(/busy/);
	});

	test("make room when they close, and when their caller is known, once", async () => {
		const waiting = made();
		const [gone, known] = [new Socket(), new Socket()];
		for (const socket of [gone, known]) waiting.enter(socket, "198.51.100.1");
		waiting.leave(known);
		waiting.leave(known);
		known.destroy();
		const closed = new Promise((resolve) => gone.once("close", resolve));
		gone.destroy();
		await closed;
		for (let count = 0; count < 2; count++) waiting.enter(new Socket(), "198.51.100.1");
		expect(() => waiting.enter(new Socket(), "198.51.100.1")).toThrow();
	});
});
