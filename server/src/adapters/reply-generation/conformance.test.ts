import { afterAll, beforeAll } from "vitest";
import { describeReplyGeneration } from "../../seams/reply-generation.conformance.ts";
import { type StandInModel, standInModel } from "../../stand-in-model/server.ts";
import { hedgedModel, modelAlone } from "../../testing/model-replies.ts";
import { builtInReplies } from "./built-in.ts";
import { scriptedReplies } from "./scripted.ts";

let standIn: StandInModel;
beforeAll(async () => {
	standIn = await standInModel();
});
afterAll(() => standIn.close());

describeReplyGeneration("the built-in engine", () => builtInReplies);
describeReplyGeneration("the scripted engine", () => scriptedReplies(), { isReal: false });
describeReplyGeneration("a language model", () => modelAlone(standIn.baseUrl, "good"));
describeReplyGeneration("a language model with the built-in engine behind it", () =>
	hedgedModel(standIn.baseUrl, "good"),
);
