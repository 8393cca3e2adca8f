import { limits } from "@sayso/contract/limits.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCommunicator } from "../features/communicator/edge/communicator.ts";
import { fresh } from "../testing/example-states.ts";
import { scriptedOutside } from "../testing/scripted-outside.ts";

const silence = limits.endOfTurnMilliseconds;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A listening state with an open microphone. */
function listening({ automaticEndOfTurn = true, text = "" } = {}) {
	const script = scriptedOutside();
	const communicator = createCommunicator({ ...fresh, automaticEndOfTurn, text }, script.outside);
	communicator.give({ type: "startListening" });
	const [heard] = script.listenings;
	if (!heard) throw new Error("The microphone was not opened");
	heard.notify({ type: "ready" });
	return { ...script, communicator, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("once the partner has stopped speaking", () => {
	test("the turn ends by itself, with a tone, and is submitted once its last words have come", async () => {
		const { communicator, heard, outside } = listening();
		heard.notify({ type: "partial", text: "how was" });
		heard.notify({ type: "final", text: "How was your day?" });
		await pass(silence - 250);
		expect(communicator.state.phase).toBe("listening");
		await pass(500);
		expect(heard.calls).toEqual(["stop"]);
		expect(outside.speaker.earcon).toHaveBeenCalledOnce();
		heard.close();
		await pass(60_000);
		expect(outside.api.generateEvents).toHaveBeenCalledOnce();
		expect(outside.api.generateEvents).toHaveBeenCalledWith(
			expect.objectContaining({ body: expect.objectContaining({ text: "How was your day?" }) }),
		);
	});

	test("unless the preference is off, which is the default", async () => {
		expect(fresh.automaticEndOfTurn).toBe(false);
		const { communicator, heard } = listening({ automaticEndOfTurn: false });
		heard.notify({ type: "final", text: "How was your day?" });
		await pass(10 * silence);
		expect(communicator.state.phase).toBe("listening");
	});

	test("more speech restarts the silence", async () => {
		const { communicator, heard } = listening();
		heard.notify({ type: "final", text: "How was your day?" });
		await pass(silence - 250);
		heard.notify({ type: "partial", text: "and" });
		await pass(5 * silence);
		expect(communicator.state.phase).toBe("listening");
		heard.notify({ type: "final", text: "And the night?" });
		await pass(silence - 250);
		expect(communicator.state.phase).toBe("listening");
		await pass(500);
		expect(heard.calls).toEqual(["stop"]);
	});
});

describe("the turn goes on", () => {
	test("while no word has come, whatever is in the box", async () => {
		const { communicator, heard, outside } = listening({ text: "typed before" });
		await pass(5 * silence);
		heard.notify({ type: "interrupted" });
		heard.notify({ type: "ready" });
		await pass(5 * silence);
		expect(communicator.state.phase).toBe("listening");
		expect(outside.api.generateEvents).not.toHaveBeenCalled();
	});

	test("in a pause, and after it until words come again", async () => {
		const { communicator, heard } = listening();
		heard.notify({ type: "final", text: "How was your day?" });
		communicator.give({ type: "pause" });
		await pass(5 * silence);
		communicator.give({ type: "resume" });
		heard.notify({ type: "ready" });
		await pass(5 * silence);
		expect(communicator.state.phase).toBe("listening");
	});

	test("while the connection is lost", async () => {
		const { communicator, heard } = listening();
		heard.notify({ type: "final", text: "How was your day?" });
		await pass(silence - 250);
		heard.notify({ type: "interrupted" });
		await pass(5 * silence);
		heard.notify({ type: "ready" });
		await pass(silence - 250);
		expect(communicator.state.phase).toBe("listening");
	});

	test("and typing ends it instead: nothing is submitted", async () => {
		const { communicator, heard, outside } = listening();
		heard.notify({ type: "final", text: "How was your day?" });
		communicator.give({ type: "typed", text: "How was your" });
		heard.close();
		await pass(5 * silence);
		expect(communicator.state).toMatchObject({ phase: "processing", text: "How was your" });
		expect(outside.api.generateEvents).not.toHaveBeenCalled();
	});
});
