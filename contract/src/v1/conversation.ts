import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ConversationEntry } from "../entities/conversation.ts";

export const logConversation = endpoint({
	method: "POST",
	path: "/v1/conversation",
	summary: "Adds one line to the conversation log. One that was added before under its id is not added again.",
	auth: "bearer",
	body: ConversationEntry,
	response: z.object({ id: z.string() }),
	errors: [],
});
