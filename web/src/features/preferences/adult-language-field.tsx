import { limits } from "@sayso/contract/limits.ts";
import { type Ref, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SwitchField } from "./switch-field.tsx";

const { minimumAge, confirmAge } = limits.adultLanguage;

/** Whether adult language may be shown to somebody born in this year; never where the year is not known. */
export const isAdultLanguageOpen = (birthYear: number | null, now: Date): boolean =>
	birthYear !== null && now.getUTCFullYear() - birthYear >= minimumAge;

export const adultLanguageWords = {
	label: "Adult Language",
	info: `Replies may use strong words where you would. For adults of ${confirmAge} or older.`,
};

interface AdultLanguageFieldProps {
	value: boolean;
	/** Whether it is on, and that the person said they are old enough. */
	onChange: (on: boolean) => void;
	onBlur?: () => void;
	name?: string;
	inputRef?: Ref<HTMLInputElement>;
	error: string | undefined;
}

/** Adult language goes on only once the person has said how old they are. */
export function AdultLanguageField({ onChange, ...field }: AdultLanguageFieldProps) {
	const [isAsked, setAsked] = useState(false);
	return (
		<>
			<SwitchField {...field} {...adultLanguageWords} onChange={(on) => (on ? setAsked(true) : onChange(false))} />
			<Dialog title={`Are you ${confirmAge} or older?`} isOpen={isAsked} isAlert onClose={() => setAsked(false)}>
				<p>{adultLanguageWords.info}</p>
				<Button
					look="primary"
					onPress={() => {
						setAsked(false);
						onChange(true);
					}}
				>
					Yes, I am {confirmAge} or older
				</Button>
				<Button onPress={() => setAsked(false)}>No</Button>
			</Dialog>
		</>
	);
}
