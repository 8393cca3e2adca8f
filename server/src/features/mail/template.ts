import { brand } from "@sayso/contract/brand.ts";
import { html } from "@sayso/contract/html.ts";
import type { Mail } from "../../seams/mail.ts";

/** The content of a mail before layout: paragraphs, and at most one link or code. */
export interface Letter {
	subject: string;
	greeting: string;
	paragraphs: string[];
	/** A code, shown large. */
	highlight?: string;
	link?: { label: string; url: string };
	closing?: string;
}

const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`;

/** Renders a letter as HTML and as plain text, with the same content. */
export function layOut({ subject, greeting, paragraphs, highlight, link, closing }: Letter): Omit<Mail, "to"> {
	const footer = `${brand.product} · ${brand.supportEmail}`;
	const body = [
		paragraph(greeting),
		...paragraphs.map(paragraph),
		highlight && html`<p style="margin:0 0 16px;font-size:32px;font-weight:bold;letter-spacing:8px">${highlight}</p>`,
		link &&
			html`<p style="margin:0 0 16px"><a href="${link.url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1d1d1f;color:#ffffff;text-decoration:none">${link.label}</a></p>`,
		link && html`<p style="margin:0 0 16px;font-size:14px">${link.url}</p>`,
		closing && paragraph(closing),
	].filter(Boolean);
	const text = [greeting, ...paragraphs, highlight, link && `${link.label}:\n${link.url}`, closing, `-- \n${footer}`];
	return {
		subject,
		html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${html`<title>${subject}</title>`}</head>
<body style="margin:0;padding:24px;background:#f5f5f7;color:#1d1d1f;font:18px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">
${body.join("\n")}
${html`<p style="margin:32px 0 0;font-size:14px;color:#515154">${footer}</p>`}
</div></body></html>`,
		text: text.filter(Boolean).join("\n\n"),
	};
}
