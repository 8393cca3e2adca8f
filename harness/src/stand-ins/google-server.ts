import { createPublicKey } from "node:crypto";
import { createRequire } from "node:module";
import {
	type Metadata,
	Server,
	ServerCredentials,
	type ServiceDefinition,
	type UntypedServiceImplementation,
} from "@grpc/grpc-js";
import { fromJSON } from "@grpc/proto-loader";
import { isSignedBy, serviceAccount } from "./google-service-account.ts";
import type { ownCertificate } from "./own-certificate.ts";

export interface GoogleServer {
	/** `https://localhost:…` */
	address: string;
	/** A key that it accepts, in a service account's file format. */
	account: string;
	close(): Promise<void>;
}

export interface ServedByGoogle {
	/** Its certificate for `localhost`. */
	own: ReturnType<typeof ownCertificate>;
	/** The package with the protos, and the service in them. */
	library: string;
	service: string;
	/** @param isKnown whether a call was signed with the accepted key */
	handlers(isKnown: (metadata: Metadata) => boolean): UntypedServiceImplementation;
}

/** A gRPC server like Google's: encrypted, and only for calls signed with a service account's key. */
export async function serveGoogle({ own, library, service, handlers }: ServedByGoogle): Promise<GoogleServer> {
	const account = serviceAccount();
	const knownKey = createPublicKey(account.privateKey);
	const server = new Server();
	server.addService(
		serviceOf(library, service),
		handlers((metadata) => isSignedBy(String(metadata.get("authorization")[0]).replace("Bearer ", ""), knownKey)),
	);
	const secure = ServerCredentials.createSsl(null, [
		{ private_key: Buffer.from(own.key), cert_chain: Buffer.from(own.certificate) },
	]);
	const port = await new Promise<number>((resolve, reject) => {
		server.bindAsync("127.0.0.1:0", secure, (error, bound) => (error ? reject(error) : resolve(bound)));
	});
	return {
		address: `https://localhost:${port}`,
		account: account.file,
		close: async () => server.forceShutdown(),
	};
}

function serviceOf(library: string, service: string): ServiceDefinition {
	const protos = createRequire(import.meta.url)(`${library}/build/protos/protos.json`);
	const options = { keepCase: false, longs: Number, enums: String, defaults: false };
	return fromJSON(protos, options)[service] as ServiceDefinition;
}
