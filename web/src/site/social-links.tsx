import { brand, type Network } from "@sayso/contract/brand.ts";
import css from "./social-links.module.css";

/** Icons of the networks, as strokes on a 24 × 24 grid, drawn for Sayso. */
const signs: Record<Network, string> = {
	Facebook:
		"M14.5 21v-8h3l.5-3.5h-3.5V7.8c0-1.1.5-1.8 1.9-1.8H18V3.1A17 17 0 0 0 15.6 3c-2.6 0-4.3 1.6-4.3 4.4v2.1h-2.8V13h2.8v8",
	LinkedIn: "M5 10v9M5 5.5v.1M10 19v-9m0 4.5c0-2.5 1.5-4.5 4-4.5s4 1.5 4 4.5V19",
	Bluesky:
		"M12 11C10.5 8 7.5 5 4.5 4c-1 5 0 8 4.5 8.5-3.5.5-4.5 3-2 5.5 2.5 2 4.2-.5 5-3 .8 2.5 2.5 5 5 3 2.5-2.5 1.5-5-2-5.5 4.5-.5 5.5-3.5 4.5-8.5-3 1-6 4-7.5 7Z",
	Instagram:
		"M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.8 7.1v.1",
	YouTube:
		"M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Zm4.2 3.6v5.8L15 12l-4.8-2.9Z",
};

/** Links to our pages elsewhere. Each opens in a new tab, and shows its name on hover and focus. */
export function SocialLinks() {
	return (
		<ul className={css.links}>
			{brand.social.map(({ network, url }) => (
				<li key={network}>
					<a href={url} target="_blank" rel="noopener">
						<span className="visually-hidden">{network}, in a new tab</span>
						<svg viewBox="0 0 24 24" width="1.5em" height="1.5em" aria-hidden="true">
							<path
								d={signs[network]}
								fill="none"
								stroke="currentColor"
								strokeWidth="1.9"
								strokeLinecap="round"
								strokeLinejoin="round"
							/>
						</svg>
						<span className={css.tooltip} aria-hidden="true">
							{network}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
