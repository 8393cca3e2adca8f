/** How vendors say that they do not speak with one voice: not there, not this key's, not of what is paid for. The others may well speak. */
export const unknownVoice = [400, 402, 403, 404, 422] as const;
