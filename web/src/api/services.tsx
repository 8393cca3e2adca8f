import { createContext, type ReactNode, useContext } from "react";
import type { Identity } from "../identity/identity.ts";
import type { KeptByPerson } from "../kept/kept-by-person.ts";
import type { Client } from "./client.ts";
import type { Connection } from "./connection.ts";

/** What the screens use from outside: the identity, the server, and this browser's storage. */
export interface Services {
	identity: Identity;
	api: Client;
	connection: Connection;
	kept: KeptByPerson;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
	return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
	const services = useContext(ServicesContext);
	if (!services) throw new Error("No ServicesProvider");
	return services;
}
