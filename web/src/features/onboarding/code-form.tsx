import { limits } from "@sayso/contract/limits.ts";
import { asCode, VerificationCode } from "@sayso/contract/rules/code.ts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice, type NoticeType } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import css from "./onboarding.module.css";
import { useCountdown } from "./use-countdown.ts";

interface CodeFormProps {
	/** The address the code was sent to. */
	email: string;
	/** The latest message. */
	said: { type: NoticeType; text: string } | undefined;
	sending: boolean;
	resendAt: number;
	onSend: () => void;
	onCheck: (code: string) => Promise<boolean>;
}

/** The 4-digit code of the email. It can be typed, pasted with text around it, or filled in by the device. */
export function CodeForm({ email, said, sending, resendAt, onSend, onCheck }: CodeFormProps) {
	const [code, setCode] = useState("");
	const [error, setError] = useState<string>();
	const [checking, setChecking] = useState(false);
	const seconds = useCountdown(resendAt);
	const isWhole = code.length === limits.code.digits;
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => input.current?.focus(), []);

	const sayIfIncomplete = () => setError(VerificationCode.safeParse(code).error?.issues[0]?.message);

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (checking) return;
		if (!isWhole) {
			sayIfIncomplete();
			return input.current?.focus();
		}
		setChecking(true);
		const isRight = await onCheck(code);
		setChecking(false);
		if (isRight) return;
		setCode("");
		input.current?.focus();
	}

	return (
		<form className={css.form} onSubmit={submit} noValidate>
			<p>
				We send a code to: <strong>{email}</strong>
			</p>
			{said && (
				<Notice type={said.type} live>
					{said.text}
				</Notice>
			)}
			<div className={css.code}>
				<TextField
					label={`${limits.code.digits}-digit code`}
					name="code"
					value={code}
					onChange={(typed) => {
						setCode(asCode(typed));
						setError(undefined);
					}}
					onBlur={() => code && sayIfIncomplete()}
					inputMode="numeric"
					autoComplete="one-time-code"
					error={error}
					inputRef={input}
				/>
			</div>
			<Button type="submit" look="primary" wide aria-disabled={!isWhole} isPending={checking}>
				Verify
			</Button>
			<Button wide isPending={sending} isDisabled={seconds > 0} onPress={onSend}>
				Resend Code
			</Button>
			{seconds > 0 && <p className={css.wait}>You can ask for another code in {seconds} s.</p>}
		</form>
	);
}
