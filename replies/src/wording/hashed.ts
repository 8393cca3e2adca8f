const offsetBasis = 0x811c9dc5;

/** FNV-1a of a text after what was hashed before. */
export function hashed(text: string, before = offsetBasis): number {
	let hash = before;
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
	return hash;
}
