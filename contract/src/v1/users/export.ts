import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

const Row = z.record(z.string(), z.unknown());

/** `account`: the identity provider's data. `tables`: every row of the person, by table. */
export const UserExport = z.object({
	product: z.string(),
	exported_at: z.string(),
	account: Row,
	tables: z.record(z.string(), z.array(Row)),
});
export type UserExport = z.infer<typeof UserExport>;

export const exportUser = endpoint({
	method: "GET",
	path: "/v1/users/export",
	summary: "Everything Sayso holds on the person who calls.",
	auth: "bearer",
	response: UserExport,
	errors: ["too_many_requests"],
});
