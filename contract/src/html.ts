const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for the content of an element, or of a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");

/** HTML whose inserted values are escaped. */
export const html = (parts: TemplateStringsArray, ...values: string[]): string =>
	parts.map((part, index) => part + escapeHtml(values[index] ?? "")).join("");
