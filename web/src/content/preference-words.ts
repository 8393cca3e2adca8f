import { fallbackOptions } from "@sayso/contract/entities/option.ts";

/** The names of fields on their screen, and how to read their values. */
export type FieldWords = Readonly<Record<string, { label: string; worded: (value: unknown) => string }>>;

export const onOff = (value: unknown): string => (value ? "on" : "off");
const optionName = (section: keyof typeof fallbackOptions) => (value: unknown) =>
	fallbackOptions[section].find((option) => option.value === value)?.name.replace(/ \(.*/, "") ?? String(value ?? "");
/** The beginning of a text of any length. */
export const short = (value: unknown): string => {
	const text = String(value ?? "");
	return text === "" ? "empty" : text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

export const preferenceWords: FieldWords = {
	context: { label: "Context", worded: optionName("context") },
	responseLength: { label: "Response length", worded: optionName("length") },
	complexity: { label: "Complexity", worded: optionName("complex") },
	numberOfResponses: { label: "Number of responses", worded: String },
	showImages: { label: "Show Images", worded: onOff },
	imageStyles: { label: "Image styles", worded: optionName("imageStyle") },
	previewFirst: { label: "Preview first", worded: onOff },
	automaticEndOfTurn: { label: "Automatic end of turn", worded: onOff },
	conversationMode: { label: "Conversation mode", worded: onOff },
	aboutMe: { label: "About Me", worded: short },
	saveMemory: { label: "Save Memory", worded: onOff },
	adultLanguage: { label: "Adult Language", worded: onOff },
};

/** The name of a preference on its screen. */
export const preferenceLabel = (name: string): string => preferenceWords[name]?.label ?? name;
