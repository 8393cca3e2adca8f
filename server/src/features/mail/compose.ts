import { brand } from "@sayso/contract/brand.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Mail } from "../../seams/mail.ts";
import { type Letter, layOut } from "./template.ts";

/** The values that each mail needs. */
export interface MailValues {
	code: { code: string };
	reset: { url: string };
	welcome: { firstName: string; url: string };
	deleted: { firstName: string };
	newsletter: { url: string };
	invoice: { number: string; amount: string; due: string };
}

export type MailName = keyof MailValues;

const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : "Hello,");

const letters: { [Name in MailName]: (values: MailValues[Name]) => Letter } = {
	code: ({ code }) => ({
		subject: `${code} is your ${brand.product} code`,
		greeting: "Hello,",
		paragraphs: [`Enter this code in ${brand.product} to confirm your e-mail address.`],
		highlight: code,
		closing: `It works once, for ${limits.code.minutes} minutes. If you did not ask for it, you can ignore this mail.`,
	}),
	reset: ({ url }) => ({
		subject: `Set a new ${brand.product} password`,
		greeting: "Hello,",
		paragraphs: ["Somebody asked for a new password for your account. Open this page to choose one."],
		link: { label: "Set a new password", url },
		closing: `The link works once, for ${limits.resetMinutes} minutes. If it was not you who asked, you can ignore this mail: your password stays as it is.`,
	}),
	welcome: ({ firstName, url }) => ({
		subject: `Welcome to ${brand.product}`,
		greeting: hello(firstName),
		paragraphs: [
			`Your ${brand.product} account is ready.`,
			"Tell us a little about yourself in About Me, under Preferences: the replies will sound more like you.",
		],
		link: { label: `Open ${brand.product}`, url },
		closing: `Questions? Write to ${brand.supportEmail}.`,
	}),
	newsletter: ({ url }) => ({
		subject: `Please confirm your ${brand.product} newsletter`,
		greeting: "Hello,",
		paragraphs: [`Somebody asked for news of ${brand.product} at this address. Open this page to say that it was you.`],
		link: { label: "Confirm my subscription", url },
		closing: "If it was not you, you can ignore this mail: no other will come.",
	}),
	invoice: ({ number, amount, due }) => ({
		subject: `Your ${brand.product} invoice ${number}`,
		greeting: "Hello,",
		paragraphs: [
			`Invoice ${number} over ${amount} is attached. Please pass it on to whoever pays it, by ${due}.`,
			"Your plan begins when the payment has arrived.",
		],
		closing: `Questions? Write to ${brand.supportEmail}.`,
	}),
	deleted: ({ firstName }) => ({
		subject: `Your ${brand.product} account is deleted`,
		greeting: hello(firstName),
		paragraphs: [
			"Your account is deleted, with your profile, your preferences and your conversations.",
			"Invoices are kept for as long as the law asks for it.",
		],
		closing: `If it was not you who did this, write to ${brand.supportEmail}.`,
	}),
};

/** A mail with its values filled in. */
export const compose = <Name extends MailName>(to: string, name: Name, values: MailValues[Name]): Mail => ({
	to,
	...layOut(letters[name](values)),
});
