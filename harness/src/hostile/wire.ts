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

/** Calls a server over a socket that is kept, and as nothing else would: the path goes out as it is given. */
export function wire(port: number) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const send = ({ method, path, headers, body }: Request): Promise<Answer> =>
		new Promise((resolve, reject) => {
			const payload = body === undefined ? undefined : Buffer.from(body);
			const length = payload && { "content-length": payload.length };
			const outgoing = request({ agent, port, host: "127.0.0.1", method, path, headers: { ...headers, ...length } });
			outgoing.on("error", (error) => {
				// The server ends a connection after some refusals; the next call may have set out on it meanwhile.
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
