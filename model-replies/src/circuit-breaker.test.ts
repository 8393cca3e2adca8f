import { expect, test } from "vitest";
import { CircuitBreaker } from "./circuit-breaker.ts";

function opened() {
	let now = 0;
	const breaker = new CircuitBreaker({ now: () => new Date(now) }, { failures: 2, restMs: 1_000 });
	breaker.failed();
	breaker.failed();
	return { breaker, pass: (milliseconds: number) => (now += milliseconds) };
}

test("failures running open the circuit, others do not", () => {
	const breaker = new CircuitBreaker({ now: () => new Date(0) }, { failures: 2, restMs: 1_000 });
	breaker.failed();
	breaker.succeeded();
	breaker.failed();
	expect([breaker.isOpen, breaker.allows()]).toEqual([false, true]);
	breaker.failed();
	expect([breaker.isOpen, breaker.allows()]).toEqual([true, false]);
});

test("after a rest one turn may try, and the others wait for how it goes", () => {
	const { breaker, pass } = opened();
	pass(999);
	expect(breaker.allows()).toBe(false);
	pass(1);
	expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
	breaker.succeeded();
	expect([breaker.isOpen, breaker.allows()]).toEqual([false, true]);
});

test("a try that fails starts the rest anew", () => {
	const { breaker, pass } = opened();
	pass(1_500);
	expect(breaker.allows()).toBe(true);
	breaker.failed();
	pass(999);
	expect(breaker.allows()).toBe(false);
});

test("a try whose result never arrives is followed by another try after the next rest", () => {
	const { breaker, pass } = opened();
	pass(1_000);
	breaker.allows();
	pass(1_000);
	expect(breaker.allows()).toBe(true);
});
