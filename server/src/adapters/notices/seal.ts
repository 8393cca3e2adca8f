import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts texts so that only a holder of the server's secret can read them or create one that decrypts. */
export interface Seal {
	close(text: string): string;
	/** Undefined if it was encrypted with another secret or changed on the way. */
	open(sealed: string): string | undefined;
}

const keyOf = (secret: string) =>
	Buffer.from(hkdfSync("sha256", secret, "", "sayso: what processes tell one another", 32));

/** @param secrets the first one encrypts, each of them decrypts: two are valid while the secret is changed */
export function sealWith([first, ...others]: readonly [string, ...string[]]): Seal {
	const key = keyOf(first);
	const keys = [key, ...others.map(keyOf)];
	return {
		close(text) {
			const nonce = randomBytes(nonceBytes);
			const cipher = createCipheriv(algorithm, key, nonce);
			const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64");
		},
		open(sealed) {
			const bytes = Buffer.from(sealed, "base64");
			if (bytes.length < nonceBytes + tagBytes) return undefined;
			for (const each of keys) {
				const opened = openWith(each, bytes);
				if (opened !== undefined) return opened;
			}
			return undefined;
		},
	};
}

function openWith(key: Buffer, bytes: Buffer): string | undefined {
	const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
	decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
	try {
		return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
	} catch {
		return undefined;
	}
}
