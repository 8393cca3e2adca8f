import { and, asc, desc, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { counter, invoice } from "./billing-schema.ts";
import type { Database } from "./database.ts";
import { startPlan } from "./subscriptions.ts";

type InvoiceRow = typeof invoice.$inferSelect;
/** An invoice without its document. */
export type Invoice = Omit<InvoiceRow, "document">;
/** An invoice that has no number yet. */
export type InvoiceDraft = Omit<Invoice, "number" | "paidAt">;

const { document: _document, ...listed } = getTableColumns(invoice);

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The work on an invoice between its numbering and its release. */
export interface Issuing {
	/** Renders its document. */
	draw(invoice: Invoice): Promise<Buffer>;
	/** Does what has to happen in the same transaction. */
	announce(number: number, transaction: Transaction): Promise<void>;
}

/**
 * Assigns the next number to an invoice and stores it with its document. Numbers have no gaps: if the work fails, the
 * number is assigned again. Simultaneous calls wait.
 */
export async function issueInvoice(
	db: Database,
	draft: InvoiceDraft,
	{ draw, announce }: Issuing,
): Promise<InvoiceRow> {
	return db.transaction(async (tx) => {
		const [next] = await tx
			.insert(counter)
			.values({ name: "invoice", value: 1 })
			.onConflictDoUpdate({ target: counter.name, set: { value: sql`${counter.value} + 1` } })
			.returning();
		if (!next) throw new Error("No invoice number was given out");
		const numbered = { ...draft, number: next.value, paidAt: null };
		const row = { ...numbered, document: await draw(numbered) };
		await tx.insert(invoice).values(row);
		await announce(row.number, tx);
		return row;
	});
}

/** The person's unpaid invoice for the same plan that can still be paid in time. */
export async function openInvoice(
	db: Database,
	draft: Pick<InvoiceDraft, "personId" | "planId" | "country" | "total" | "billedTo" | "email">,
	now: Date,
): Promise<InvoiceRow | undefined> {
	const isSame = (Object.keys(draft) as (keyof typeof draft)[]).map((name) => eq(invoice[name], draft[name]));
	const [found] = await db
		.select()
		.from(invoice)
		.where(and(...isSame, isNull(invoice.paidAt), gt(invoice.dueAt, now)))
		.orderBy(desc(invoice.number))
		.limit(1);
	return found;
}

/** Every invoice, oldest first. */
export async function listInvoices(db: Database): Promise<Invoice[]> {
	return db.select(listed).from(invoice).orderBy(asc(invoice.number));
}

export async function invoiceWithNumber(db: Database, number: number): Promise<InvoiceRow | undefined> {
	const [found] = await db.select().from(invoice).where(eq(invoice.number, number));
	return found;
}

/**
 * Marks an invoice as paid and starts its plan, in one transaction.
 * @param until when the plan ends
 * @returns false if it was paid already
 */
export async function payInvoice(
	db: Database,
	{ number, personId, planId }: Pick<Invoice, "number" | "personId" | "planId">,
	{ now, until }: { now: Date; until: Date },
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const { rowCount } = await tx
			.update(invoice)
			.set({ paidAt: now })
			.where(and(eq(invoice.number, number), isNull(invoice.paidAt)));
		if (rowCount !== 1) return false;
		await startPlan(tx, personId, { id: planId, plan_name: "thirdparty", until }, now);
		return true;
	});
}
