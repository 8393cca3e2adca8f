import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { MyWords } from "../entities/my-words.ts";

const shape = z.object({ words: MyWords });

export const words = endpoint({
	method: "GET",
	path: "/v1/words",
	summary: "The person’s own words, and how they are said.",
	auth: "bearer",
	response: shape,
	errors: [],
});

export const changeWords = endpoint({
	method: "PUT",
	path: "/v1/words",
	summary: "Saves the whole list of the person’s own words. Answers with the one that stands.",
	auth: "bearer",
	body: shape,
	response: shape,
	errors: [],
});
