import type { JobKind } from "../context.ts";
import { forgetSignIns } from "../features/accounts/forget-sign-ins.ts";
import { forgetFormer } from "../features/accounts/former-people.ts";
import { goOnDeleting } from "../features/accounts/go-on-deleting.ts";
import { mailReset } from "../features/accounts/request-reset.ts";
import { mailCode } from "../features/accounts/send-code.ts";
import { mailInvoice } from "../features/billing/mail-invoice.ts";
import { reconcileSubscriptions } from "../features/billing/reconcile-subscriptions.ts";
import { forgetTallies } from "../features/mail/forget-tallies.ts";
import { sendMail } from "../features/mail/send-mail.ts";
import { forgetExpired } from "../features/memory/forget-expired.ts";
import { lookAtEverybody } from "../features/memory/look-at-everybody.ts";
import { forgetUnconfirmed } from "../features/newsletter/forget-unconfirmed.ts";
import { mailConfirmation } from "../features/newsletter/mail-confirmation.ts";

/** Every kind of job that the server runs. */
export const jobKinds: readonly JobKind[] = [
	mailInvoice,
	reconcileSubscriptions,
	forgetExpired,
	forgetFormer,
	forgetSignIns,
	forgetTallies,
	forgetUnconfirmed,
	goOnDeleting,
	lookAtEverybody,
	mailCode,
	mailConfirmation,
	mailReset,
	sendMail,
];
