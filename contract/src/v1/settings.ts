import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Option, OptionSection } from "../entities/option.ts";

export const settings = endpoint({
	method: "GET",
	path: "/v1/settings/:section",
	summary: "The choices of one preference, in order.",
	auth: "bearer",
	params: z.object({ section: OptionSection }),
	response: z.array(Option),
	errors: [],
});
