import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { promisify } from "node:util";
import { freePort } from "@sayso/harness/product/running-server.ts";
import { type ReceivedMail, startMailServer } from "@sayso/harness/stand-ins/mail-server.ts";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { describeMailTransport } from "../../seams/mail.conformance.ts";
import { smtpMail } from "./smtp.ts";

const from = "Sayso <hello@sayso.example>";
const mail = { to: "ada@example.org", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };

async function started(options: Parameters<typeof startMailServer>[1] = {}) {
	const server = await startMailServer(0, options);
	const transport = smtpMail({ url: server.url, from, requireTls: false });
	afterAll(async () => {
		await transport.close();
		await server.close();
	});
	return { server, transport };
}

describeMailTransport("SMTP", async () => {
	const { server, transport } = await started();
	return { transport, arrived: async () => server.received.map(read) };
});

test("says who it is from", async () => {
	const { server, transport } = await started();
	await transport.send(mail);
	expect(server.received[0]?.raw).toMatch(/^From: Sayso <hello@sayso\.example>\r$/m);
});

test("carries an attachment under its name", async () => {
	const { server, transport } = await started();
	const content = Buffer.from("what was drawn");
	await transport.send({ ...mail, attachments: [{ name: "INV-1.pdf", type: "application/pdf", content }] });
	const raw = server.received[0]?.raw ?? "";
	expect(raw).toContain("Content-Type: application/pdf; name=INV-1.pdf");
	expect(raw).toContain(content.toString("base64"));
});

test("lets a mail program unsubscribe with one press", async () => {
	const { server, transport } = await started();
	await transport.send({ ...mail, unsubscribeUrl: "https://sayso.example/newsletter/unsubscribe/1/x" });
	const raw = server.received[0]?.raw ?? "";
	expect(raw).toContain("List-Unsubscribe: <https://sayso.example/newsletter/unsubscribe/1/x>");
	expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("a mail server that is down is worth another try", async () => {
	const transport = smtpMail({ url: `smtp://127.0.0.1:${await freePort()}`, from, requireTls: false });
	await expect(transport.send(mail)).rejects.toMatchObject({ name: "SeamError", retryable: true });
});

test.each([
	["its greeting", "", "220-"],
	["its answer to a hello", "220 here\r\n", "250-"],
])("a mail server that drips %s is given up in time, and worth another try", async (_what, first, then) => {
	const drips = createServer((socket) => {
		socket.on("error", () => {});
		socket.write(first);
		const drop = () => socket.writable && socket.write(`${then}wait\r\n`);
		const dripping = setInterval(drop, 20);
		socket.on("close", () => clearInterval(dripping));
	});
	drips.listen(0, "127.0.0.1");
	await once(drips, "listening");
	onTestFinished(() => void drips.close());
	const { port } = drips.address() as AddressInfo;
	const url = `smtp://127.0.0.1:${port}`;
	const transport = smtpMail({ url, from, requireTls: false, deadline: 500 });
	await expect(transport.send(mail)).rejects.toMatchObject({ name: "SeamError", retryable: true });
	// The connection is closed too.
	await expect.poll(() => connectionsOf(drips)).toBe(0);
});

test.each([
	[450, true],
	[550, false],
])("an answer of %i is worth another try: %s", async (responseCode, retryable) => {
	const { transport } = await started({
		onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
	});
	await expect(transport.send(mail)).rejects.toMatchObject({ name: "SeamError", retryable });
});

test("sends nothing in the clear where encryption is required", async () => {
	const { server } = await started();
	const transport = smtpMail({ url: server.url, from, requireTls: true });
	await expect(transport.send(mail)).rejects.toMatchObject({ retryable: true });
	expect(server.received).toEqual([]);
});

test("logs in with what the address holds", async () => {
	const seen: unknown[] = [];
	const { server } = await started({
		authOptional: false,
		allowInsecureAuth: true,
		onAuth({ username, password }, _session, done) {
			seen.push([username, password]);
			done(null, { user: username });
		},
	});
	const url = server.url.replace("//", "//us%40er:p%3Ass@");
	await smtpMail({ url, from, requireTls: false }).send(mail);
	expect(seen).toEqual([["us@er", "p:ss"]]);
});

const connectionsOf = (server: Server): Promise<number> => promisify(server.getConnections.bind(server))();

/** Parses a mail as a mail program does: headers unfolded, words and parts decoded. */
function read({ to, raw }: ReceivedMail) {
	const [head = "", ...rest] = raw.replaceAll("\r\n", "\n").split("\n\n");
	const subject = /^Subject: (.*)$/m.exec(head.replaceAll(/\n[ \t]+/g, " "))?.[1] ?? "";
	const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "";
	const parts = rest.join("\n\n").split(`--${boundary}`);
	const part = (type: string) => parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? "";
	return {
		to: to.join(),
		subject: wordsOf(subject),
		html: textOf(part("text/html")),
		text: textOf(part("text/plain")),
	};
}

const wordsOf = (subject: string) =>
	subject
		.replaceAll(/\?=\s+=\?/g, "?==?")
		.replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
			kind.toUpperCase() === "B" ? `\0${text}\0` : quoted(text.replaceAll("_", " ")),
		)
		.replaceAll(/\0([^\0]*)\0/g, (_word, text: string) => Buffer.from(text, "base64").toString());

function textOf(part: string): string {
	const [head = "", ...rest] = part.split("\n\n");
	const text = rest.join("\n\n").replace(/\n$/, "");
	return /quoted-printable/.test(head) ? quoted(text.replaceAll("=\n", "")) : text;
}

const quoted = (text: string) =>
	Buffer.from(
		text.replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	).toString();
