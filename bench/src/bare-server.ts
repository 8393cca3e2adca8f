import { once } from "node:events";
import { createServer } from "node:http";
import Fastify from "fastify";

/**
 * The minimum cost of answering, each as a separate program: `fastify`, one route that accepts and returns JSON;
 * `echo`, Node's own.
 */
const [kind, port = "0"] = process.argv.slice(2);

if (kind === "fastify") {
	const app = Fastify();
	app.post("/*", async (request) => request.body);
	await app.listen({ port: Number(port), host: "127.0.0.1" });
} else {
	const server = createServer((request, response) => request.pipe(response)).listen(Number(port), "127.0.0.1");
	await once(server, "listening");
}
process.send?.("listening");
