import { useEffect, useState } from "react";
import type { Identity, Person } from "./identity.ts";

/** The signed-in person: undefined until the provider answers, null for a visitor. */
export function usePerson(identity: Identity): Person | null | undefined {
	const [person, setPerson] = useState<Person | null>();
	useEffect(() => identity.onChange(setPerson), [identity]);
	return person;
}
