/** How a day or a trip is wished to be. */
export const fine =
	"good|great|nice|lovely|safe|wonderful|fantastic|beautiful|blessed|awesome|happy|brilliant|restful|relaxing|super|terrific";
/** What may stand before a word of praise, any number of times. */
export const very =
	"(?:so |ever |really |very |absolutely |just |pretty |looking |such |quite |always |all |still |the |a |an |my )*";
