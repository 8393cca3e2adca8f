import { boolean, index, pgSchema, text, timestamp } from "drizzle-orm/pg-core";

/** The tables of the built-in identity provider, with the columns that better-auth requires, in their own schema. */
export const identity = pgSchema("identity");

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const created = () => moment("created_at").notNull();
const updated = () => moment("updated_at").notNull();
const userId = () =>
	text("user_id")
		.notNull()
		.references(() => user.id, { onDelete: "cascade" });

export const user = identity.table("user", {
	id: text().primaryKey(),
	name: text().notNull(),
	email: text().notNull().unique(),
	emailVerified: boolean("email_verified").notNull().default(false),
	image: text(),
	createdAt: created(),
	updatedAt: updated(),
});

export const session = identity.table(
	"session",
	{
		id: text().primaryKey(),
		token: text().notNull().unique(),
		userId: userId(),
		expiresAt: moment("expires_at").notNull(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		createdAt: created(),
		updatedAt: updated(),
	},
	(table) => [index("session_of_user").on(table.userId), index("session_to_forget").on(table.expiresAt)],
);

export const account = identity.table(
	"account",
	{
		id: text().primaryKey(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		userId: userId(),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: moment("access_token_expires_at"),
		refreshTokenExpiresAt: moment("refresh_token_expires_at"),
		scope: text(),
		password: text(),
		createdAt: created(),
		updatedAt: updated(),
	},
	(table) => [
		index("account_of_user").on(table.userId),
		index("account_at_provider").on(table.accountId, table.providerId),
	],
);

export const verification = identity.table(
	"verification",
	{
		id: text().primaryKey(),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: moment("expires_at").notNull(),
		createdAt: created(),
		updatedAt: updated(),
	},
	(table) => [
		index("verification_by_name").on(table.identifier),
		// A hash index, because the state of a sign-in with a provider is longer than a normal index entry may be.
		index("verification_of_user").using("hash", table.value),
		index("verification_to_forget").on(table.expiresAt),
	],
);

export const jwks = identity.table("jwks", {
	id: text().primaryKey(),
	publicKey: text("public_key").notNull(),
	privateKey: text("private_key").notNull(),
	alg: text(),
	crv: text(),
	createdAt: created(),
	expiresAt: moment("expires_at"),
});
