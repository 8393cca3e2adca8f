import type { Route } from "../http/route.ts";
import { routes as conversation } from "./v1/conversation.ts";
import { routes as emailSubscribe } from "./v1/email-subscribe.ts";
import { routes as generate } from "./v1/generate.ts";
import { routes as searchMemory } from "./v1/memory/search.ts";
import { routes as memory } from "./v1/memory.ts";
import { routes as phrases } from "./v1/phrases.ts";
import { routes as plans } from "./v1/plans.ts";
import { routes as promotion } from "./v1/promotion.ts";
import { routes as settings } from "./v1/settings.ts";
import { routes as signInOptions } from "./v1/sign-in-options.ts";
import { routes as status } from "./v1/status.ts";
import { routes as cancelSubscription } from "./v1/stripe/cancel-subscription.ts";
import { routes as checkoutLink } from "./v1/stripe/checkout-link.ts";
import { routes as portalLink } from "./v1/stripe/portal-link.ts";
import { routes as currentSubscription } from "./v1/subscriptions/current/me.ts";
import { routes as paymentRequest } from "./v1/third-party/payment-request.ts";
import { routes as tts } from "./v1/tts.ts";
import { routes as usageStats } from "./v1/usages/user/stats.ts";
import { routes as usages } from "./v1/usages.ts";
import { routes as access } from "./v1/users/access.ts";
import { routes as changePassword } from "./v1/users/change-password.ts";
import { routes as completeProfile } from "./v1/users/complete-profile.ts";
import { routes as deleteUser } from "./v1/users/delete.ts";
import { routes as emailVerificationStatus } from "./v1/users/email-verification-status.ts";
import { routes as exportUser } from "./v1/users/export.ts";
import { routes as firstLoginCheck } from "./v1/users/first-login-check.ts";
import { routes as ownVoiceSample } from "./v1/users/own-voice/sample.ts";
import { routes as ownVoice } from "./v1/users/own-voice.ts";
import { routes as preferences } from "./v1/users/preferences.ts";
import { routes as requestPasswordReset } from "./v1/users/request-password-reset.ts";
import { routes as verificationCode } from "./v1/users/verification-code.ts";
import { routes as users } from "./v1/users.ts";
import { routes as videoTips } from "./v1/video-tips/active.ts";
import { routes as words } from "./v1/words.ts";

/** Every route of the contract; the listening socket is in `v1/ws.ts`. */
export const routes: readonly Route[] = [
	...access,
	...cancelSubscription,
	...changePassword,
	...checkoutLink,
	...completeProfile,
	...conversation,
	...currentSubscription,
	...deleteUser,
	...emailSubscribe,
	...emailVerificationStatus,
	...exportUser,
	...firstLoginCheck,
	...generate,
	...memory,
	...ownVoice,
	...ownVoiceSample,
	...paymentRequest,
	...phrases,
	...plans,
	...portalLink,
	...preferences,
	...requestPasswordReset,
	...searchMemory,
	...settings,
	...promotion,
	...signInOptions,
	...status,
	...tts,
	...usages,
	...usageStats,
	...users,
	...verificationCode,
	...videoTips,
	...words,
];
