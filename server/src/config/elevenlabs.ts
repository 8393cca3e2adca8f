/** Where ElevenLabs is asked, and its model that speaks soonest, where nothing else is said. */
export const elevenLabs = { baseUrl: "https://api.elevenlabs.io", model: "eleven_flash_v2_5" };
