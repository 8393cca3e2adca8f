import type { Answer } from "@sayso/contract/entities/answer.ts";
import type { EntryMeta } from "@sayso/contract/entities/conversation.ts";
import type { Country } from "@sayso/contract/entities/countries.ts";
import type { Language } from "@sayso/contract/entities/languages.ts";
import { defaultPreferences, type PreferenceName, type Preferences } from "@sayso/contract/entities/preferences.ts";
import type { Guardian } from "@sayso/contract/entities/profile.ts";
import type { Subscription } from "@sayso/contract/entities/subscription.ts";
import { defaultVoice, type VoiceChoice } from "@sayso/contract/entities/voice.ts";
import { trialPlanId } from "@sayso/contract/plans.ts";
import type { PlanRow } from "@sayso/replies";
import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	customType,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from "drizzle-orm/pg-core";

const searchWords = customType<{ data: string }>({ dataType: () => "tsvector" });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * Everyone who has used Sayso. `id` is the identity provider's; every other row of a person is deleted with this one.
 */
export const person = pgTable(
	"person",
	{
		id: text().primaryKey(),
		email: text().notNull(),
		firstName: text("first_name").notNull().default(""),
		surname: text().notNull().default(""),
		voiceChoice: text("voice_choice").$type<VoiceChoice>().notNull().default(defaultVoice),
		birthYear: integer("birth_year"),
		country: text().$type<Country>(),
		language: text().$type<Language>(),
		/** The guardian of a person below the minimum age. */
		guardian: text().$type<Guardian>(),
		nickname: text().notNull().default(""),
		/** Empty without the consent to store it, whose time is stored beside it. */
		medicalCondition: text("medical_condition").notNull().default(""),
		medicalConsentAt: moment("medical_consent_at"),
		secondaryLanguage: text("secondary_language").$type<Language>(),
		/** When the profile was saved for the first time, and when it was completed. */
		profileSavedAt: moment("profile_saved_at"),
		profileCompletedAt: moment("profile_completed_at"),
		createdAt: moment("created_at").notNull(),
	},
	(table) => [index("person_of_email").on(table.email)],
);

const personId = () =>
	text("person_id")
		.notNull()
		.references(() => person.id, { onDelete: "cascade" });

export const preferences = pgTable("preferences", {
	personId: personId().primaryKey(),
	context: text().$type<Preferences["context"]>().notNull().default(defaultPreferences.context),
	responseLength: text("response_length")
		.$type<Preferences["responseLength"]>()
		.notNull()
		.default(defaultPreferences.responseLength),
	complexity: text().$type<Preferences["complexity"]>().notNull().default(defaultPreferences.complexity),
	numberOfResponses: integer("number_of_responses")
		.$type<Preferences["numberOfResponses"]>()
		.notNull()
		.default(defaultPreferences.numberOfResponses),
	showImages: boolean("show_images").notNull().default(defaultPreferences.showImages),
	imageStyles: text("image_styles")
		.$type<Preferences["imageStyles"]>()
		.notNull()
		.default(defaultPreferences.imageStyles),
	aboutMe: text("about_me").notNull().default(defaultPreferences.aboutMe),
	saveMemory: boolean("save_memory").notNull().default(defaultPreferences.saveMemory),
	adultLanguage: boolean("adult_language").notNull().default(defaultPreferences.adultLanguage),
	/** When the person confirmed that they are old enough; null while adult language is off. */
	adultConfirmedAt: moment("adult_confirmed_at"),
	previewFirst: boolean("preview_first").notNull().default(defaultPreferences.previewFirst),
	automaticEndOfTurn: boolean("automatic_end_of_turn").notNull().default(defaultPreferences.automaticEndOfTurn),
	conversationMode: boolean("conversation_mode").notNull().default(defaultPreferences.conversationMode),
	/** When each preference was last changed, in milliseconds since 1970; unchanged ones are missing. */
	changedAt: jsonb("changed_at").$type<Partial<Record<PreferenceName, number>>>().notNull().default({}),
});

/** `periodStart` is when the first period of this plan began; later ones follow from the plan's days. */
export const subscription = pgTable("subscription", {
	personId: personId().primaryKey(),
	planId: text("plan_id").notNull().default(trialPlanId),
	status: text().$type<Subscription["status"]>().notNull().default("trialing"),
	periodStart: moment("period_start").notNull(),
	cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
	/** When the paid period ends; null for an unpaid plan. */
	periodEnd: moment("period_end"),
	/** The plan from the next period on, if another one was chosen. */
	nextPlanId: text("next_plan_id"),
	stripeSubscriptionId: text("stripe_subscription_id"),
	/** The person's id at the payment service, and when they were last sent to its payment page. */
	customerId: text("customer_id").unique(),
	checkoutAt: moment("checkout_at"),
	isTrialUsed: boolean("is_trial_used").notNull().default(false),
	/** Incremented with each change, so that a change based on stale data is detected. */
	revision: integer().notNull().default(0),
});

/** The usage in one period of one plan. */
export const usage = pgTable(
	"usage",
	{
		personId: personId(),
		planId: text("plan_id").notNull(),
		periodStart: moment("period_start").notNull(),
		interactions: integer().notNull().default(0),
		tokensInput: bigint("tokens_input", { mode: "number" }).notNull().default(0),
		tokensOutput: bigint("tokens_output", { mode: "number" }).notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.personId, table.planId, table.periodStart] })],
);

/** The conversation log. */
export const conversationEntry = pgTable(
	"conversation_entry",
	{
		id: text().primaryKey(),
		personId: personId(),
		role: text().$type<"user" | "assistant">().notNull(),
		text: text().notNull(),
		meta: jsonb().$type<EntryMeta>(),
		createdAt: moment("created_at").notNull(),
		/** The words of the text in their base form, for recall. */
		words: searchWords("words").generatedAlwaysAs(sql`to_tsvector('english', "text")`),
	},
	(table) => [index("conversation_entry_of_person").on(table.personId, table.createdAt)],
);

export type ShownRow = Pick<PlanRow, "act" | "intent" | "required">;

/** The turn that a person is answering, with every set shown for it, so that Try Again differs. One per person. */
export const openTurn = pgTable(
	"open_turn",
	{
		personId: personId().primaryKey(),
		text: text().notNull(),
		shown: jsonb().$type<Answer[][]>().notNull(),
		/** What each card of the newest set does, in card order. */
		rows: jsonb().$type<ShownRow[]>().notNull().default([]),
		/** Whether the newest set was sent to its last card. */
		isWhole: boolean().notNull().default(true),
		/** The number of further sets that are free with the Interaction counted for this turn. */
		setsLeft: integer().notNull().default(0),
		at: moment("at").notNull(),
	},
	(table) => [index("open_turn_to_forget").on(table.at)],
);

/** Rate limit counters, with the columns of rate-limiter-flexible. Unlogged: losing them in a crash is harmless. */
export const rateLimit = pgTable(
	"rate_limit",
	{
		key: text().primaryKey(),
		points: integer().notNull().default(0),
		expire: bigint({ mode: "number" }),
	},
	(table) => [index("rate_limit_to_forget").on(table.expire)],
);
