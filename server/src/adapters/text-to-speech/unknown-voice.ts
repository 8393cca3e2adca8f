/**
 * Statuses with which vendors refuse one voice: unknown, not allowed for this key, or not in the paid plan. Other
 * voices may still work.
 */
export const unknownVoice = [400, 402, 403, 404, 422] as const;
