import { limits } from "@sayso/contract/limits.ts";
import { type Ref, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SwitchField } from "./switch-field.tsx";

const { minimumAge, confirmAge } = limits.adultLanguage;

/** Whether a person born in this year may turn on adult language; false if the year is unknown. */
export const isAdultLanguageOpen = (birthYear: number | null, now: Date): boolean =>
	birthYear !== null && now.getUTCFullYear() - birthYear >= minimumAge;

export const adultLanguageWords = {
	label: "Adult Language",
	info: `Replies may use strong words where you would. For adults of ${confirmAge} or older.`,
};

interface AdultLanguageFieldProps {
	value: boolean;
	/** Whether it is on, and that the person confirmed their age. */
	onChange: (on: boolean) => void;
	onBlur?: () => void;
	name?: string;
	inputRef?: Ref<HTMLInputElement>;
	error: string | undefined;
}

/** Adult language turns on only after the person has confirmed their age. */
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
