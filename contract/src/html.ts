const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as HTML: as the content of an element, or of an attribute in quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** HTML, with everything that is filled in escaped. */
export const html = (parts: TemplateStringsArray, ...values: string[]): string =>
	parts.map((part, index) => part + escapeHtml(values[index] ?? "")).join("");
