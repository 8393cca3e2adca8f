import { generateKeyPairSync, sign } from "node:crypto";
import { dayMilliseconds } from "@sayso/contract/day.ts";

/** A self-signed certificate for `localhost`, valid for a year, and its key, both as PEM. */
export function ownCertificate(): { certificate: string; key: string } {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const name = sequence(set(sequence(identifiers.commonName, text("localhost"))));
	const [from, to] = [-1, 365].map((days) => time(new Date(Date.now() + days * dayMilliseconds)));
	const content = sequence(
		part(0xa0, number(2)),
		number(1),
		sequence(identifiers.ecdsaWithSha256),
		name,
		sequence(from ?? empty, to ?? empty),
		name,
		publicKey.export({ type: "spki", format: "der" }),
		part(
			0xa3,
			sequence(
				extension(identifiers.basicConstraints, sequence(part(0x01, Buffer.from([0xff])))),
				extension(identifiers.alternativeName, sequence(part(0x82, Buffer.from("localhost")))),
			),
		),
	);
	const signature = sign("sha256", content, privateKey);
	const bits = part(0x03, Buffer.concat([Buffer.from([0]), signature]));
	const whole = sequence(content, sequence(identifiers.ecdsaWithSha256), bits);
	return {
		certificate: `-----BEGIN CERTIFICATE-----\n${lines(whole)}-----END CERTIFICATE-----\n`,
		key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
	};
}

const empty = Buffer.alloc(0);

/** An element in DER: its tag, its length, its content. */
function part(tag: number, ...content: Buffer[]): Buffer {
	const inside = Buffer.concat(content);
	const { length } = inside;
	const long = length > 255 ? [0x82, length >> 8, length & 255] : length > 127 ? [0x81, length] : [length];
	return Buffer.concat([Buffer.from([tag, ...long]), inside]);
}

const sequence = (...parts: Buffer[]) => part(0x30, ...parts);
const set = (...parts: Buffer[]) => part(0x31, ...parts);
const number = (value: number) => part(0x02, Buffer.from([value]));
const text = (value: string) => part(0x0c, Buffer.from(value));
const time = (at: Date) => part(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`));
const extension = (identifier: Buffer, value: Buffer) => sequence(identifier, part(0x04, value));
const lines = (der: Buffer) => der.toString("base64").replace(/.{1,64}/g, "$&\n");

/** Object identifiers in DER. */
const identifiers = {
	commonName: Buffer.from("0603550403", "hex"),
	basicConstraints: Buffer.from("0603551d13", "hex"),
	alternativeName: Buffer.from("0603551d11", "hex"),
	ecdsaWithSha256: Buffer.from("06082a8648ce3d040302", "hex"),
};
