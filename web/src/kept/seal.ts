/** An encrypted value: AES-GCM, with a new vector each time. */
export interface Sealed {
	vector: Uint8Array<ArrayBuffer>;
	cipher: ArrayBuffer;
}

/** A key that this browser can use but no code can export. */
export const newSealingKey = (): Promise<CryptoKey> =>
	crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
	const vector = crypto.getRandomValues(new Uint8Array(12));
	const plain = new TextEncoder().encode(JSON.stringify(value));
	return { vector, cipher: await crypto.subtle.encrypt({ name: "AES-GCM", iv: vector }, key, plain) };
}

/** @throws if it was encrypted with another key, or changed since */
export async function unseal(key: CryptoKey, { vector, cipher }: Sealed): Promise<unknown> {
	const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: vector }, key, cipher);
	return JSON.parse(new TextDecoder().decode(plain));
}
