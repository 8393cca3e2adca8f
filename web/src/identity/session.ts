import { useEffect, useState } from "react";
import type { Identity, Person } from "./identity.ts";

/** Who is signed in: undefined until the provider says, null for a visitor. */
export function usePerson(identity: Identity): Person | null | undefined {
	const [person, setPerson] = useState<Person | null>();
	useEffect(() => identity.onChange(setPerson), [identity]);
	return person;
}
