/** A value as it lies in the browser's storage: AES-GCM, with a vector of its own each time. */
export interface Sealed {
	vector: Uint8Array<ArrayBuffer>;
	cipher: ArrayBuffer;
}

/** A key that this browser may use and nobody can read out of it, this program included. */
export const newSealingKey = (): Promise<CryptoKey> =>
	crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
	const vector = crypto.getRandomValues(new Uint8Array(12));
	const plain = new TextEncoder().encode(JSON.stringify(value));
	return { vector, cipher: await crypto.subtle.encrypt({ name: "AES-GCM", iv: vector }, key, plain) };
}

/** @throws where it was sealed with another key, or was changed since */
export async function unseal(key: CryptoKey, { vector, cipher }: Sealed): Promise<unknown> {
	const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: vector }, key, cipher);
	return JSON.parse(new TextDecoder().decode(plain));
}
