const base = (language: string) => language.split(/[-_]/)[0]?.toLowerCase() ?? "";

/** The languages of some voices, by name, without countries. */
export function languagesOf(voices: readonly SpeechSynthesisVoice[]): { value: string; name: string }[] {
	const names = new Intl.DisplayNames("en", { type: "language", fallback: "code" });
	return [...new Set(voices.map(({ lang }) => base(lang)))]
		.filter((value) => /^[a-z]{2,3}$/.test(value))
		.map((value) => ({ value, name: names.of(value) ?? value }))
		.sort((a, b) => a.name.localeCompare(b.name));
}

/** The voices of a language, those that need no network first. */
export const voicesOf = (voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice[] =>
	voices
		.filter(({ lang }) => base(lang) === base(language))
		.sort((a, b) => Number(b.localService) - Number(a.localService) || a.name.localeCompare(b.name));

/** The default voice: exactly this language on the device; else the same base language; else any. */
export function firstVoice(
	voices: readonly SpeechSynthesisVoice[],
	language: string,
): SpeechSynthesisVoice | undefined {
	const near = voicesOf(voices, language);
	const exact = near.filter(({ lang }) => lang.replace("_", "-") === language);
	return [...exact, ...near, ...voices][0];
}
