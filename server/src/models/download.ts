import { open, truncate } from "node:fs/promises";
import type { ModelFile } from "./catalogue.ts";
import { ModelError } from "./model-error.ts";
import { lengthOf } from "./shelf.ts";

export interface DownloadOptions {
	/** Called after each chunk with the number of bytes downloaded. */
	onBytes?(bytes: number): void;
	/** Milliseconds without a byte after which a connection is closed. */
	patience?: number;
	/** Milliseconds before a retry. */
	pause?: number;
}

/** The most attempts in a row that bring no byte. */
const fruitlessTries = 3;

/**
 * Downloads a file to `path`, and continues an earlier attempt. A connection that breaks is retried for as long as each
 * attempt brings something. The content is not checked.
 * @throws {ModelError} if it cannot be downloaded; the partial file stays for the next attempt
 */
export async function download(file: ModelFile, path: string, options: DownloadOptions = {}): Promise<void> {
	const { pause = 1_000 } = options;
	if (lengthOf(path) > file.bytes) await truncate(path, 0);
	let fruitless = 0;
	while (lengthOf(path) < file.bytes) {
		const before = lengthOf(path);
		try {
			await fetchRest(file, path, options);
		} catch (cause) {
			fruitless = lengthOf(path) > before ? 0 : fruitless + 1;
			if (cause instanceof ModelError || fruitless >= fruitlessTries)
				throw cause instanceof ModelError ? cause : new ModelError(inWords(file, cause), { cause });
			await new Promise((resolve) => setTimeout(resolve, pause));
		}
	}
}

/** Resolves after the last byte of the file, or of a connection that ends normally before. */
async function fetchRest(file: ModelFile, path: string, options: DownloadOptions): Promise<void> {
	const { onBytes, patience = 30_000 } = options;
	const silence = new AbortController();
	const wait = () => setTimeout(() => silence.abort(new Error("nothing came any more")), patience);
	let timer = wait();
	const from = lengthOf(path);
	const target = await open(path, "a");
	try {
		const response = await fetch(file.url, {
			headers: { "accept-encoding": "identity", ...(from > 0 && { range: `bytes=${from}-` }) },
			signal: silence.signal,
		});
		if (response.status >= 400 && response.status < 500 && response.status !== 416 && response.status !== 429)
			throw new ModelError(`${new URL(file.url).host} answered ${response.status} for ${file.name}.`);
		const isRest = response.status === 206 && response.headers.get("content-range")?.startsWith(`bytes ${from}-`);
		// If the server sent the file from the beginning instead of the rest, the partial file is dropped.
		if (from > 0 && !isRest) await target.truncate(0);
		if (!response.ok || !response.body || (response.status === 206 && !isRest))
			throw new Error(`it answered ${response.status}`);
		let here = isRest ? from : 0;
		for await (const piece of response.body) {
			clearTimeout(timer);
			timer = wait();
			const wanted = piece.subarray(0, file.bytes - here);
			await target.write(wanted);
			here += wanted.length;
			onBytes?.(here);
			if (here === file.bytes) break;
		}
		if (here < file.bytes) throw new Error("the connection ended before the file did");
		await target.sync();
	} finally {
		clearTimeout(timer);
		await target.close();
	}
}

function inWords(file: ModelFile, cause: unknown): string {
	const error = cause as Error & { cause?: Error & { code?: string } };
	const reason = error.cause?.code ?? error.cause?.message ?? error.message;
	return `${file.name} could not be fetched from ${new URL(file.url).host}: ${reason}.`;
}
