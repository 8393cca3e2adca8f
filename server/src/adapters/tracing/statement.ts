import { getTableName, isTable } from "drizzle-orm";
import type { SpanOf } from "../../seams/tracing.ts";
import * as accessSetupSchema from "../../store/access-setup-schema.ts";
import * as accountsSchema from "../../store/accounts-schema.ts";
import * as billingSchema from "../../store/billing-schema.ts";
import * as identitySchema from "../../store/identity-schema.ts";
import * as memoryDueSchema from "../../store/memory-due-schema.ts";
import * as myWordsSchema from "../../store/my-words-schema.ts";
import * as newsletterSchema from "../../store/newsletter-schema.ts";
import * as ownVoiceSchema from "../../store/own-voice-schema.ts";
import * as phrasesSchema from "../../store/phrases-schema.ts";
import * as picksSchema from "../../store/picks-schema.ts";
import * as schema from "../../store/schema.ts";
import * as settingsSchema from "../../store/settings-schema.ts";
import * as usageSchema from "../../store/usage-schema.ts";
import * as videoTipSchema from "../../store/video-tip-schema.ts";

const operations = new Set(["select", "insert", "update", "delete", "with", "begin", "commit", "rollback"]);
const all = [
	...[accessSetupSchema, accountsSchema, billingSchema, identitySchema, memoryDueSchema, myWordsSchema],
	...[newsletterSchema, phrasesSchema],
	...[ownVoiceSchema, picksSchema, schema, settingsSchema, usageSchema, videoTipSchema],
];
const tables = new Set<string>(
	all.flatMap((one) => Object.values(one).flatMap((each) => (isTable(each) ? [getTableName(each)] : []))),
);

/** The kind of a statement and the table of ours it uses. Its text and values are never in a span. */
export function spanOfStatement(text: string): SpanOf {
	const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "";
	const operation = operations.has(word) ? word : "other";
	const named = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?(\w+)/i.exec(text)?.[1] ?? "";
	return {
		name: `database.${operation}`,
		attributes: {
			"sayso.seam": "database",
			"db.system.name": "postgresql",
			"db.operation.name": operation,
			...(tables.has(named) && { "db.collection.name": named }),
		},
	};
}
