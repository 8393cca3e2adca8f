import { ledByStandIn } from "@sayso/harness/stand-ins/model/replies-through.ts";
import { type StandInModel, standInModel } from "@sayso/harness/stand-ins/model/server.ts";
import { afterAll, beforeAll } from "vitest";
import { describeReplyGeneration } from "../../seams/reply-generation.conformance.ts";
import { builtInReplies } from "./built-in.ts";
import { scriptedReplies } from "./scripted.ts";

let standIn: StandInModel;
beforeAll(async () => {
	standIn = await standInModel();
});
afterAll(() => standIn.close());

describeReplyGeneration("the built-in engine", () => builtInReplies);
describeReplyGeneration("the scripted engine", () => scriptedReplies(), { isReal: false });
describeReplyGeneration("a language model with the built-in engine behind it", () =>
	ledByStandIn(standIn.baseUrl, "good"),
);
