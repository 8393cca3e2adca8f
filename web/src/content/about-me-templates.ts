import source from "../../content/about-me-templates.md?raw";

export interface AboutMeTemplate {
	name: string;
	/** Inserted unchanged; gaps are in [square brackets]. */
	text: string;
}

/** The suggested texts of About Me. */
export const aboutMeTemplates: readonly AboutMeTemplate[] = source
	.split(/^## /m)
	.slice(1)
	.map((section) => {
		const [name = "", ...lines] = section.split("\n");
		return { name: name.trim(), text: lines.join("\n").trim() };
	});
