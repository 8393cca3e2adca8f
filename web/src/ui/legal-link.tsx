import { lazy, Suspense, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import type { Article } from "../content/article.ts";
import { Dialog } from "./dialog.tsx";
import css from "./legal-link.module.css";
import { type LinkComponent, Prose } from "./prose.tsx";
import { Spinner } from "./spinner.tsx";

/** In a new tab, because the reader has a half filled form behind the dialog. */
const NewTabLink: LinkComponent = (props) => <a {...props} target="_blank" rel="noopener" />;

const text = (load: () => Promise<{ default: Article }>) =>
	lazy(async () => {
		const { version, body } = (await load()).default;
		return {
			default: () => (
				<>
					<p className={css.version}>{version}</p>
					<Prose body={body} link={NewTabLink} />
				</>
			),
		};
	});

const texts = {
	terms: { title: "Terms and Conditions", Text: text(() => import("../../content/legal/terms.md")) },
	privacy: { title: "Privacy Policy", Text: text(() => import("../../content/legal/privacy.md")) },
};

/** The name of a legal text in a sentence; pressing it opens the text in a dialog. */
export function LegalLink({ to }: { to: keyof typeof texts }) {
	const [isOpen, setOpen] = useState(false);
	const { title, Text } = texts[to];
	return (
		<>
			<AriaButton className={css.link} onPress={() => setOpen(true)}>
				{title}
			</AriaButton>
			<Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)} wide>
				<Suspense fallback={<Spinner label="Loading" />}>
					<Text />
				</Suspense>
			</Dialog>
		</>
	);
}
