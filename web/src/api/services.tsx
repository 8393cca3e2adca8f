import { createContext, type ReactNode, useContext } from "react";
import type { Identity } from "../identity/identity.ts";
import type { Client } from "./client.ts";

/** What the screens need from outside: who the person is, and the server. */
export interface Services {
	identity: Identity;
	api: Client;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
	return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
	const services = useContext(ServicesContext);
	if (!services) throw new Error("useServices needs a ServicesProvider above it");
	return services;
}
