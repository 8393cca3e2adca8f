import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import { brand } from "@sayso/contract/brand.ts";
import type { Plan } from "@sayso/contract/entities/plan.ts";
import { gstWithin, invoiceNumber, invoicing } from "@sayso/contract/invoicing.ts";
import { formatAmount } from "@sayso/contract/pricing.ts";
import { currencyOf } from "@sayso/contract/pricing-currencies.ts";
import PDFDocument from "pdfkit";
import type { Invoice } from "../../store/invoices.ts";

// The fonts built into PDF readers lack the letters of most of the world's names.
const { resolve } = createRequire(import.meta.url);
const plain = resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
const bold = resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf");

/** Points. */
const size = { title: 24, text: 10, margin: 56 };
const ink = { text: "#1d1d1f", line: "#c7c7cc" };

/** The library's types lack this subset. */
const accessible: object = { subset: "PDF/UA" };

type Details = Pick<typeof brand, "businessNumber" | "postalAddress" | "bank">;

/** The invoice as an A4 PDF, tagged for screen readers (PDF/UA). */
export async function invoiceDocument(
	invoice: Invoice,
	plan: Plan,
	{ businessNumber, postalAddress, bank }: Details = brand,
): Promise<Buffer> {
	// Without a business number the seller is not registered for the tax.
	const tax = businessNumber ? gstWithin(invoice.total, invoice.country) : null;
	const kind = tax === null ? "Invoice" : "Tax invoice";
	const title = `${kind} ${invoiceNumber(invoice.number)}`;
	const pdf = new PDFDocument({
		size: "A4",
		margin: size.margin,
		pdfVersion: "1.7",
		...accessible,
		tagged: true,
		lang: "en-AU",
		displayTitle: true,
		info: { Title: title, Author: brand.product, CreationDate: invoice.issuedAt },
		font: plain,
	});
	const whole = buffer(pdf);
	const root = pdf.struct("Document");
	pdf.addStructure(root);

	const write = (tag: "H1" | "H2" | "P", lines: string[], gap = 1) => {
		const [font, points] = tag === "H1" ? [bold, size.title] : [tag === "H2" ? bold : plain, size.text];
		root.add(
			pdf.struct(tag, {}, () => {
				pdf.font(font).fontSize(points).fillColor(ink.text).text(lines.join("\n"), size.margin, pdf.y, { lineGap: 3 });
			}),
		);
		pdf.moveDown(gap);
	};
	write("H1", [kind], 0.5);
	write("P", [
		brand.product,
		...(businessNumber ? [`ABN ${businessNumber}`] : []),
		...postalAddress,
		brand.supportEmail,
	]);
	drawTable(pdf, root, [
		["Invoice number", invoiceNumber(invoice.number)],
		["Date", asDay(invoice.issuedAt)],
		["Due date", asDay(invoice.dueAt)],
		["Billed to", [invoice.billedTo, invoice.email].filter(Boolean).join("\n")],
	]);
	pdf.moveDown(1.5);
	write("H2", ["What is billed"], 0.5);
	drawTable(pdf, root, [["Description", "Amount"], ...rowsOf(invoice, plan, tax)], { heads: "columns" });
	pdf.moveDown(1.5);
	write("H2", ["How to pay"], 0.5);
	write("P", [
		bank
			? `Bank transfer to ${bank.accountName}, BSB ${bank.bsb}, account ${bank.accountNumber}.`
			: `Write to ${brand.supportEmail} for the account to pay to.`,
		`Reference: ${invoiceNumber(invoice.number)}. Please pay by ${asDay(invoice.dueAt)}.`,
		"The plan begins when the payment has arrived.",
	]);
	root.end();
	pdf.end();
	return whole;
}

function rowsOf(invoice: Invoice, plan: Plan, tax: number | null): string[][] {
	const amount = (minor: number) => formatAmount(minor, invoice.country);
	const item = `${brand.product} ${plan.display_name}, ${plan.plan_period} days, quantity 1`;
	const total = `Total in ${currencyOf(invoice.country).code}`;
	if (tax === null)
		return [
			[item, amount(invoice.total)],
			["Australian GST", "not charged"],
			[total, amount(invoice.total)],
		];
	const rate = `${Math.round(invoicing.gst.rate * 100)}%`;
	return [
		[item, amount(invoice.total)],
		[`GST of ${rate}, included in the amount`, amount(tax)],
		[`${total}, including GST`, amount(invoice.total)],
	];
}

type TaggedTable = PDFKit.Mixins.TableOptionsWithData & { structParent: PDFKit.PDFStructureElement };
type HeadCell = PDFKit.Mixins.CellOptions & { scope?: "Column" | "Row" };

/** @param heads which cells are headers: the first of each row, or the first row */
function drawTable(
	pdf: PDFKit.PDFDocument,
	root: PDFKit.PDFStructureElement,
	rows: string[][],
	{ heads }: { heads: "rows" | "columns" } = { heads: "rows" },
): void {
	const cell = (text: string, row: number, column: number): HeadCell => {
		const isHead = heads === "columns" ? row === 0 : column === 0;
		const isSum = heads === "columns" && row === rows.length - 1;
		return {
			text,
			...(isHead && { type: "TH", scope: heads === "columns" ? "Column" : "Row" }),
			font: { src: isHead || isSum ? bold : plain, size: size.text },
			align: { x: heads === "columns" && column > 0 ? "right" : "left", y: "top" },
		};
	};
	const table: TaggedTable = {
		data: rows.map((row, index) => row.map((text, column) => cell(text, index, column))),
		columnStyles: heads === "columns" ? ["*", 120] : [120, "*"],
		defaultStyle: {
			border: { top: 0, right: 0, bottom: 0.5, left: 0 },
			borderColor: ink.line,
			textColor: ink.text,
			padding: 6,
		},
		structParent: root,
	};
	pdf.x = size.margin;
	pdf.table(table);
}

/** The date in Melbourne. */
export const asDay = (moment: Date): string =>
	new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "Australia/Melbourne" }).format(moment);
