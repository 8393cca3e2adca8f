import { generateKeyPairSync, type KeyObject, verify } from "node:crypto";

/** A new service account's key: as the console's file, and as a key object. */
export function serviceAccount(): { file: string; privateKey: KeyObject } {
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const file = JSON.stringify({
		type: "service_account",
		project_id: "talk",
		private_key_id: "1",
		private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
		client_email: "listener@talk.iam.gserviceaccount.com",
		client_id: "1",
		token_uri: "https://oauth2.googleapis.com/token",
	});
	return { file, privateKey };
}

/** Whether a token (RS256) was signed with the key and has not expired. */
export function isSignedBy(token: string, key: KeyObject): boolean {
	const [head = "", body = "", signature = ""] = token.split(".");
	if (!verify("RSA-SHA256", Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url"))) return false;
	const { exp } = JSON.parse(Buffer.from(body, "base64url").toString()) as { exp: number };
	return exp * 1000 > Date.now();
}
