import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

export const deleteUser = endpoint({
	method: "DELETE",
	path: "/v1/users/delete",
	summary: "Deletes the account with everything kept about the person. A running subscription is cancelled first.",
	auth: "bearer",
	response: z.object({ deleted: z.boolean() }),
	errors: ["too_many_requests"],
});
