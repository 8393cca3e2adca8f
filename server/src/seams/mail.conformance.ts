import { describe, expect, test } from "vitest";
import type { Mail, MailTransport } from "./mail.ts";

const mail: Mail = {
	to: "ada@example.org",
	subject: "Grüße, 你好 – and a line that is rather longer than a header likes to be, so that it has to be folded",
	html: "<p>Hello <b>Ada</b></p>",
	text: "Hello Ada\n.\nA line with a dot alone ends nothing.",
};

/** The tests that every mail transport must pass. @param make returns a transport and a way to read what arrived */
export function describeMailTransport(
	name: string,
	make: () => Promise<{ transport: MailTransport; arrived(): Promise<Mail[]> }>,
): void {
	describe(`${name} mail`, () => {
		test("hands a mail over whole", async () => {
			const { transport, arrived } = await make();
			await transport.send(mail);
			expect(await arrived()).toEqual([mail]);
		});

		test("keeps mails apart", async () => {
			const { transport, arrived } = await make();
			await Promise.all(["a", "b", "c"].map((name) => transport.send({ ...mail, to: `${name}@example.org` })));
			const addresses = (await arrived()).map(({ to }) => to);
			expect(addresses.sort()).toEqual(["a@example.org", "b@example.org", "c@example.org"]);
		});

		test("an address cannot smuggle in a header or a second reader", async () => {
			const { transport, arrived } = await make();
			const to = "ada@example.org\r\nBcc: eve@example.org";
			await transport.send({ ...mail, to, subject: "One\r\nBcc: eve@example.org" }).catch(() => {});
			for (const { to: reader, subject } of await arrived()) {
				expect(reader).not.toBe("eve@example.org");
				expect(subject).not.toMatch(/[\r\n]/);
			}
		});
	});
}
