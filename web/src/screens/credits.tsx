import { pictureSets } from "@sayso/contract/picture-sets.ts";
import { Panel } from "../ui/panel.tsx";
import css from "./column.module.css";

/** Credits the authors of the pictures on the replies, as their licences require. */
export function Credits() {
	return (
		<div className={css.screen}>
			{pictureSets.map(({ name, makers, licence, url, changes }) => (
				<Panel key={name} title={name}>
					<p>
						{makers}. <a href={url}>{new URL(url).host}</a>.
					</p>
					<p>
						Licence: <a href={licence.url}>{licence.name}</a>. {changes}
					</p>
				</Panel>
			))}
		</div>
	);
}
