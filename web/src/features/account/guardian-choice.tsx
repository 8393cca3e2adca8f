import { brand } from "@sayso/contract/brand.ts";
import { Guardian } from "@sayso/contract/entities/profile.ts";
import { limits } from "@sayso/contract/limits.ts";
import type { Ref } from "react";
import { Choice } from "../../ui/choice.tsx";

const labels: Record<Guardian, string> = { parent: "Parent", guardian: "Guardian", clinician: "Clinician" };

interface GuardianChoiceProps {
	name: string;
	value: Guardian | "";
	onChange: (guardian: Guardian) => void;
	inputRef: Ref<HTMLInputElement>;
	error: string | undefined;
}

/** Below the minimum age an adult must confirm that they are present. */
export function GuardianChoice({ value, ...rest }: GuardianChoiceProps) {
	return (
		<Choice
			{...rest}
			legend="Who is with you?"
			hint={`If you are under ${limits.minimumAge}, a parent, guardian or clinician must agree, and use ${brand.product} with you.`}
			options={Guardian.options.map((guardian) => ({ value: guardian, label: labels[guardian] }))}
			value={value}
		/>
	);
}
