/** Where this device keeps which output the voice comes from. Nothing else of it is loaded until there is one. */
export const outputKey = "voice-output";
