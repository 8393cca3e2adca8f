import type { Act } from "../acts.ts";
import { invitationForms } from "./invitations.ts";
import { offerForms } from "./offers.ts";
import { requestForms } from "./requests.ts";
import { timeForms } from "./times.ts";

/** In order of precedence: what names a time is agreed to, whatever would be done then. */
const forms = [...timeForms, ...offerForms, ...invitationForms, ...requestForms];

/** An offer, a request, an invitation or the like in words of its own, which comes before what a clause mentions. */
export function putForward(clause: string): Act | undefined {
	return forms.find(([, pattern]) => pattern.test(clause))?.[0];
}
