import type { JobKind } from "../../context.ts";
import { compose, type MailValues } from "./compose.ts";
import { deliver } from "./deliver.ts";
import { mailTries } from "./mail-tries.ts";

/** Mails that hold no secret. Codes and reset links are made by jobs of their own, at the moment of sending. */
type PlainName = "welcome" | "deleted";

type PlainMail = { [Name in PlainName]: { to: string; name: Name; values: MailValues[Name] } }[PlainName];

export const sendMail: JobKind<PlainMail> = {
	name: "send-mail",
	...mailTries,
	run: (context, { to, name, values }) => deliver(context, compose(to, name, values)),
};
