/** ElevenLabs' address and its fastest model, used by default. */
export const elevenLabs = { baseUrl: "https://api.elevenlabs.io", model: "eleven_flash_v2_5" };
