import { Agent, request } from "node:http";

export interface Answer {
	status: number;
	type: string;
	body: string;
}

interface Request {
	method: string;
	path: string;
	headers: Record<string, string>;
	body?: string | undefined;
}

/** Calls a server over a kept-alive socket and sends the path unchanged, which other clients do not. */
export function wire(port: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const send = ({ method, path, headers, body }: Request): Promise<Answer> =>
		new Promise((resolve, reject) => {
			const payload = body === undefined ? undefined : Buffer.from(body);
			const length = payload && { "content-length": payload.length };
			const outgoing = request({ agent, port, host: "127.0.0.1", method, path, headers: { ...headers, ...length } });
			outgoing.on("error", (error) => {
				// The server closes a connection after some errors; the next call may already be on its way.
				if (outgoing.reusedSocket) resolve(send({ method, path, headers, body }));
				else reject(error);
			});
			outgoing.on("response", (response) => {
				const parts: Buffer[] = [];
				response.on("data", (part) => parts.push(part));
				response.on("error", reject);
				response.on("end", () =>
					resolve({
						status: response.statusCode ?? 0,
						type: response.headers["content-type"] ?? "",
						body: Buffer.concat(parts).toString(),
					}),
				);
			});
			outgoing.end(payload);
		});
	return { send, close: () => agent.destroy() };
}
