interface PictureSet {
	name: string;
	makers: string;
	licence: { name: string; url: string };
	url: string;
	/** Sayso's changes to the pictures, which the licence requires to be stated. */
	changes: string;
}

/** The attributions of the keyword pictures, as their licences require: the credits page shows all of them. */
export const pictureSets: readonly PictureSet[] = [
	{
		name: "Mulberry Symbols",
		makers: "Copyright 2018–2026 Steve Lee",
		licence: { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
		url: "https://mulberrysymbols.org",
		changes: "Shown as they are.",
	},
	{
		name: "OpenMoji",
		makers: "OpenMoji, the open-source emoji and icon project of the HfG Schwäbisch Gmünd",
		licence: { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
		url: "https://openmoji.org",
		changes: "Shown as they are.",
	},
];
