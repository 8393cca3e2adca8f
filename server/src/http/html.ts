const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** HTML, with everything that is filled in escaped. */
export const html = (parts: TemplateStringsArray, ...values: string[]): string =>
	parts
		.map((part, index) => part + (values[index] ?? "").replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? ""))
		.join("");
