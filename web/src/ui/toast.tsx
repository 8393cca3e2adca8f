import { limits } from "@sayso/contract/limits.ts";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Notice, type NoticeType } from "./notice.tsx";
import css from "./toast.module.css";

type ShowToast = (text: string, type?: NoticeType) => void;

const ToastContext = createContext<ShowToast>(() => {});

/** Shows a message for two seconds and announces it. Anything that needs an action must be shown in place too. */
export const useToast = (): ShowToast => useContext(ToastContext);

/**
 * The region where toasts appear. It is always on the page, because some screen readers ignore a live region added together with
 * its text; React Aria's attribute keeps it accessible while a dialog is open.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
	const [toast, setToast] = useState<{ text: string; type: NoticeType }>();
	const show = useCallback<ShowToast>((text, type = "success") => setToast({ text, type }), []);

	useEffect(() => {
		if (!toast) return;
		const timer = setTimeout(() => setToast(undefined), limits.toastMilliseconds);
		return () => clearTimeout(timer);
	}, [toast]);

	return (
		<ToastContext value={show}>
			{children}
			<div className={css.region} role="alert" data-react-aria-top-layer="true">
				{toast && (
					<Notice type={toast.type} live={false}>
						{toast.text}
					</Notice>
				)}
			</div>
		</ToastContext>
	);
}
