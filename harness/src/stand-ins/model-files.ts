import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename } from "node:path";

/** A local server of model files like Hugging Face's, with ranges. */
export interface ModelFiles {
	/** The files' addresses, as in a catalogue. */
	files: { name: string; url: string; bytes: number; sha256: string }[];
	contents: ReadonlyMap<string, Buffer>;
	/** The requests, with their ranges. */
	asked: string[];
	/**
	 * Read at each request. `cutAfter`: bytes after which the connection breaks; `stallAfter`: bytes after which no
	 * more come.
	 */
	faults: { cutAfter?: number; stallAfter?: number; corrupted?: boolean; ignoresRanges?: boolean; status?: number };
	close(): Promise<void>;
}

/** @param given each file by its path: its content, or a number of arbitrary bytes */
export async function serveModelFiles(given: Record<string, number | Buffer>): Promise<ModelFiles> {
	const contents = new Map(
		Object.entries(given).map(([path, of]) => [path, typeof of === "number" ? randomBytes(of) : of]),
	);
	const asked: string[] = [];
	const faults: ModelFiles["faults"] = {};
	const server = createServer((request, response) => {
		const name = request.url?.slice(1) ?? "";
		const content = contents.get(name);
		const { range } = request.headers;
		asked.push(range ? `${name} ${range}` : name);
		if (faults.status || !content) return response.writeHead(faults.status ?? 404).end();
		const from = faults.ignoresRanges ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
		const body = Buffer.from(content.subarray(from));
		if (faults.corrupted) body[0] = (body[0] ?? 0) ^ 1;
		const some = faults.cutAfter ?? faults.stallAfter;
		response.writeHead(from > 0 ? 206 : 200, {
			"content-length": body.length,
			...(from > 0 && { "content-range": `bytes ${from}-${content.length - 1}/${content.length}` }),
		});
		if (some === undefined || some >= body.length) return response.end(body);
		return response.write(body.subarray(0, some), () => {
			if (faults.stallAfter === undefined) response.destroy();
		});
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		files: [...contents].map(([path, content]) => ({
			name: basename(path),
			url: `http://127.0.0.1:${port}/${path}`,
			bytes: content.length,
			sha256: createHash("sha256").update(content).digest("hex"),
		})),
		contents,
		asked,
		faults,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
