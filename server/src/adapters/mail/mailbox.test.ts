import { testDatabase } from "@sayso/harness/product/test-app.ts";
import { describeMailTransport } from "../../seams/mail.conformance.ts";
import { openDatabase } from "../../store/database.ts";
import { mailboxMessages } from "../../store/mailbox.ts";
import { mailbox } from "./mailbox.ts";

describeMailTransport("mailbox", async () => {
	const { db } = openDatabase(await testDatabase(), () => {});
	return {
		transport: mailbox(db),
		arrived: async () =>
			(await mailboxMessages(db)).map(({ to, subject, html, text }) => ({ to, subject, html, text })),
	};
});
