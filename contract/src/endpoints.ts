import type { Endpoint } from "./endpoint.ts";
import { logConversation } from "./v1/conversation.ts";
import { emailSubscribe } from "./v1/email-subscribe.ts";
import { generate } from "./v1/generate.ts";
import { searchMemory } from "./v1/memory/search.ts";
import { clearMemory, forget, memory } from "./v1/memory.ts";
import { deletePhrase, phrases, savePhrase } from "./v1/phrases.ts";
import { plan, plans } from "./v1/plans.ts";
import { promotion } from "./v1/promotion.ts";
import { settings } from "./v1/settings.ts";
import { signInOptions } from "./v1/sign-in-options.ts";
import { status } from "./v1/status.ts";
import { cancelSubscription } from "./v1/stripe/cancel-subscription.ts";
import { checkoutLink } from "./v1/stripe/checkout-link.ts";
import { portalLink } from "./v1/stripe/portal-link.ts";
import { currentSubscription } from "./v1/subscriptions/current/me.ts";
import { paymentRequest } from "./v1/third-party/payment-request.ts";
import { speak } from "./v1/tts.ts";
import { usageStats } from "./v1/usages/user/stats.ts";
import { usage } from "./v1/usages.ts";
import { accessKept, keepAccess } from "./v1/users/access.ts";
import { changePassword } from "./v1/users/change-password.ts";
import { completeProfile } from "./v1/users/complete-profile.ts";
import { deleteUser } from "./v1/users/delete.ts";
import { emailVerificationStatus } from "./v1/users/email-verification-status.ts";
import { exportUser } from "./v1/users/export.ts";
import { firstLoginCheck } from "./v1/users/first-login-check.ts";
import { ownVoiceSample } from "./v1/users/own-voice/sample.ts";
import { forgetOwnVoice, keepOwnVoice } from "./v1/users/own-voice.ts";
import { changePreferences, preferences } from "./v1/users/preferences.ts";
import { requestPasswordReset } from "./v1/users/request-password-reset.ts";
import { checkVerificationCode, sendVerificationCode } from "./v1/users/verification-code.ts";
import { createProfile, profile, updateProfile } from "./v1/users.ts";
import { videoTips } from "./v1/video-tips/active.ts";
import { changeWords, words } from "./v1/words.ts";

/** Every HTTP call of the API. The listening socket is in `v1/ws.ts`. */
export const endpoints = {
	accessKept,
	changePassword,
	checkVerificationCode,
	completeProfile,
	createProfile,
	deleteUser,
	emailSubscribe,
	emailVerificationStatus,
	exportUser,
	firstLoginCheck,
	requestPasswordReset,
	sendVerificationCode,
	promotion,
	signInOptions,
	updateProfile,
	changePreferences,
	changeWords,
	clearMemory,
	cancelSubscription,
	checkoutLink,
	currentSubscription,
	deletePhrase,
	forget,
	forgetOwnVoice,
	generate,
	keepAccess,
	keepOwnVoice,
	logConversation,
	memory,
	ownVoiceSample,
	paymentRequest,
	phrases,
	plan,
	plans,
	portalLink,
	preferences,
	profile,
	savePhrase,
	searchMemory,
	/** The name that the quick selector uses. */
	setResponseCount: changePreferences,
	settings,
	speak,
	status,
	usage,
	usageStats,
	videoTips,
	words,
};

/** An endpoint's name in documents and generated clients: its key above, the first one if it has two. */
export function operationId(endpoint: Endpoint): string {
	const [name] = Object.entries(endpoints).find(([, known]) => known === endpoint) ?? [];
	if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is not among the endpoints`);
	return name;
}
