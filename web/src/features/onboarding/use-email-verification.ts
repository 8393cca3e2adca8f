import { limits } from "@sayso/contract/limits.ts";
import { messages } from "@sayso/contract/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { useServices } from "../../api/services.tsx";
import type { NoticeType } from "../../ui/notice.tsx";

const { verification } = messages;
/** When the next code can be requested, as a time in milliseconds. */
const inSeconds = (seconds: number = limits.code.resendSeconds): number => Date.now() + seconds * 1000;

/** The server's message for a call that may not be repeated yet; otherwise a general failure. */
const sentenceOf = (error: unknown, failed: string): string =>
	error instanceof ApiError &&
	["code_too_soon", "code_locked", "code_by_link", "too_many_requests"].includes(error.code)
		? error.message
		: failed;

/**
 * Verifies the person's email address. On entry it requests the status, and a code if the address is not verified. `verified`:
 * undefined while unknown. `resendAt`: when the next code can be requested, as a time in milliseconds.
 */
export function useEmailVerification() {
	const { api, identity } = useServices();
	const [said, setSaid] = useState<{ type: NoticeType; text: string }>();
	const [sending, setSending] = useState(false);
	const [resendAt, setResendAt] = useState(0);

	const status = useQuery({
		queryKey: ["email-verification-status"],
		async queryFn() {
			// The current token may still say that the address is not verified; use it if there is no newer one.
			await identity.token({ fresh: true }).catch(() => null);
			return api.emailVerificationStatus();
		},
		retry: false,
		gcTime: 0,
	});
	const verified = status.data?.verified ?? (status.isError ? false : undefined);

	const send = useCallback(async () => {
		setSending(true);
		try {
			await api.sendVerificationCode({ body: {} });
			setSaid({ type: "info", text: verification.sent });
			setResendAt(inSeconds());
		} catch (error) {
			const onItsWay = error instanceof ApiError && error.code === "code_too_soon";
			if (onItsWay) setResendAt(inSeconds(error.problem.retry_after));
			setSaid({ type: onItsWay ? "info" : "error", text: sentenceOf(error, verification.sendFailed) });
		}
		setSending(false);
	}, [api]);

	const sentOnEntry = useRef(false);
	useEffect(() => {
		if (status.isError) setSaid({ type: "error", text: verification.statusFailed });
		if (status.data?.verified !== false || sentOnEntry.current) return;
		sentOnEntry.current = true;
		void send();
	}, [status.isError, status.data, send]);

	/** @returns whether the code was right */
	async function check(code: string): Promise<boolean> {
		try {
			const { valid } = await api.checkVerificationCode({ params: { code } });
			setSaid(valid ? { type: "success", text: verification.verified } : { type: "error", text: verification.invalid });
			if (valid) await status.refetch();
			return valid;
		} catch (error) {
			setSaid({ type: "error", text: sentenceOf(error, verification.failed) });
			return false;
		}
	}

	return { verified, said, sending, resendAt, send, check };
}
