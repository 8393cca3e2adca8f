import { HelpCenter } from "../features/help/help-center.tsx";
import { HelpLink } from "./help-link.tsx";

/** The Help Center inside the app. */
export function Help() {
	return <HelpCenter link={HelpLink} hideTitle />;
}
