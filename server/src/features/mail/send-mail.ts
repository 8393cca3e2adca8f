import type { JobKind } from "../../context.ts";
import { compose, type MailValues } from "./compose.ts";
import { deliver } from "./deliver.ts";
import { mailTries } from "./mail-tries.ts";

/** Mails without a secret. Codes and reset links are created by their own jobs when they are sent. */
type PlainName = "welcome" | "deleted";

type PlainMail = { [Name in PlainName]: { to: string; name: Name; values: MailValues[Name] } }[PlainName];

export const sendMail: JobKind<PlainMail> = {
	name: "send-mail",
	...mailTries,
	run: (context, { to, name, values }) => deliver(context, compose(to, name, values)),
};
