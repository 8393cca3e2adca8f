import { describeMailTransport } from "../../seams/mail.conformance.ts";
import { scriptedMail } from "./scripted.ts";

describeMailTransport("scripted", async () => {
	const transport = scriptedMail();
	return { transport, arrived: async () => transport.sent };
});
