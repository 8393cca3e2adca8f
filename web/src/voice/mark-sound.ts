/** How many that say something are heard at this moment. */
let sounding = 0;

/** Marks that the person's voice is heard: a microphone would take it for the partner's. @returns ends the mark, once */
export function markSound(): () => void {
	sounding += 1;
	return () => {
		sounding -= 1;
	};
}

export const isSounding = (): boolean => sounding > 0;
