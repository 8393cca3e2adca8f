import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for a proxy in front of the product, which can switch to another build. */
export interface Deployment {
	url: string;
	/** Renames every file of the app; the old names are gone. */
	deploy(): void;
	/** Requests for old names since then. */
	readonly gone: string[];
	close(): Promise<void>;
}

/** A file name of the build, and the same in the next build. */
const old = /\b([\w.-]+-[\w-]{8})(\.(?:js|css|woff2|svg|webp))\b/g;
const next = /-next(?=\.(?:js|css|woff2|svg|webp)$)/;

export async function startDeployment(product: string): Promise<Deployment> {
	const { origin, hostname, port } = new URL(product);
	let isDeployed = false;
	const gone: string[] = [];

	function pass(asked: IncomingMessage, path: string) {
		// The product knows only its own build, so conditional headers about the other are removed.
		const { "if-none-match": _, "if-modified-since": __, ...given } = asked.headers;
		const headers = { ...given, host: `${hostname}:${port}`, "accept-encoding": "identity" };
		for (const name of ["origin", "referer"] as const) if (headers[name]) headers[name] = origin;
		return request({ hostname, port, path, method: asked.method, headers });
	}
	const server: Server = createServer((asked, answer) => {
		const path = asked.url ?? "/";
		const isAsset = path.startsWith("/assets/");
		if (isAsset && next.test(path) !== isDeployed) {
			gone.push(path);
			return answer.writeHead(404).end();
		}
		const passed = pass(asked, path.replace(next, ""));
		passed.on("error", () => answer.destroy());
		passed.on("response", (got) => {
			const isText = isAsset || path === "/worker.js" || String(got.headers["content-type"]).startsWith("text/html");
			const { "content-length": _, etag: __, "last-modified": ___, ...headers } = got.headers;
			if (!isDeployed || !isText || /\.(?:woff2|webp)$/.test(path)) {
				answer.writeHead(got.statusCode ?? 500, got.headers);
				return got.pipe(answer);
			}
			const pieces: Buffer[] = [];
			got.on("data", (piece) => pieces.push(piece));
			got.on("end", () => {
				const text = Buffer.concat(pieces).toString().replace(old, "$1-next$2");
				answer.writeHead(got.statusCode ?? 500, headers);
				answer.end(text.replace(/("version":")\w+/, "$1next"));
			});
		});
		asked.pipe(passed);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		deploy() {
			isDeployed = true;
		},
		gone,
		close() {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
}
