import type { Plan } from "@sayso/contract/entities/plan.ts";
import type { VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { boolean, customType, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The plan catalogue as of the last start. Plans that are no longer `offered` stay for the people who are on them. */
export const plan = pgTable("plan", {
	id: text().primaryKey(),
	position: integer().notNull(),
	offered: boolean().notNull().default(true),
	plan_name: text().$type<Plan["plan_name"]>().notNull(),
	display_name: text().notNull(),
	plan_period: text().$type<Plan["plan_period"]>().notNull(),
	max_interactions: integer().notNull(),
	max_tokens_per_month: integer().notNull(),
	max_voice_input_time: integer().notNull(),
	voice_options: jsonb().$type<VoiceChoice[]>().notNull(),
	memory_retention_days: integer().notNull(),
	customer_support: boolean().notNull(),
	image_option: boolean().notNull(),
	adult_language: boolean().notNull(),
	memory_option: boolean().notNull(),
	about_me_words: integer().notNull(),
	most_popular: boolean().notNull(),
	pricing: jsonb().$type<Plan["pricing"]>().notNull(),
});

/** Every price at which a plan was ever sold: a subscription keeps the price it started with. */
export const billedPrice = pgTable("billed_price", {
	id: text().primaryKey(),
	planId: text("plan_id").notNull(),
});

/** Numbers that are assigned one by one, without gaps. */
export const counter = pgTable("counter", {
	name: text().primaryKey(),
	value: integer().notNull().default(0),
});

/**
 * Invoices for third parties. The law requires them for years, so an invoice stays when its person is deleted.
 * `personId` then refers to no row; the document itself names who was billed.
 */
export const invoice = pgTable(
	"invoice",
	{
		number: integer().primaryKey(),
		personId: text("person_id").notNull(),
		planId: text("plan_id").notNull(),
		billedTo: text("billed_to").notNull(),
		email: text().notNull(),
		country: text().notNull(),
		/** Minor units, tax included. */
		total: integer().notNull(),
		issuedAt: moment("issued_at").notNull(),
		dueAt: moment("due_at").notNull(),
		paidAt: moment("paid_at"),
		document: bytes().notNull(),
	},
	(table) => [index("invoice_of_person").on(table.personId)],
);

/** The sandbox payment service's data. Its customers are invented, so nothing here belongs to a person. */
export const sandboxCheckout = pgTable("sandbox_checkout", {
	id: text().primaryKey(),
	customerId: text("customer_id").notNull(),
	priceId: text("price_id").notNull(),
	paidUrl: text("paid_url").notNull(),
	leftUrl: text("left_url").notNull(),
	open: boolean().notNull().default(true),
});

export const sandboxSubscription = pgTable(
	"sandbox_subscription",
	{
		id: text().primaryKey(),
		customerId: text("customer_id").notNull(),
		priceId: text("price_id").notNull(),
		nextPriceId: text("next_price_id"),
		status: text().$type<"active" | "past_due" | "canceled">().notNull(),
		periodStart: moment("period_start").notNull(),
		periodEnd: moment("period_end").notNull(),
		cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
	},
	(table) => [index("sandbox_subscription_of_customer").on(table.customerId)],
);
