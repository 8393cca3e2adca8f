import css from "./communicator-picture.module.css";
import narrowDark from "./pictures/communicator-narrow-dark.webp";
import narrowLight from "./pictures/communicator-narrow-light.webp";
import wideDark from "./pictures/communicator-wide-dark.webp";
import wideLight from "./pictures/communicator-wide-light.webp";

const alt =
	"The communicator: at the top the question “Would you like to stay home or go to the beach?”, below it four replies on " +
	"coloured cards, and at the bottom Yes, No and Try Again.";

const onPhones = "(max-width: 40rem)";
const inTheDark = "(prefers-color-scheme: dark)";
const phone = { width: 390, height: 780 };
const tablet = { width: 960, height: 840 };

/** Pictures of the running communicator from `npm run pictures`: on a phone or tablet, in the system's colours. */
export const CommunicatorPicture = () => (
	<picture>
		<source srcSet={narrowDark} media={`${onPhones} and ${inTheDark}`} {...phone} />
		<source srcSet={narrowLight} media={onPhones} {...phone} />
		<source srcSet={wideDark} media={inTheDark} {...tablet} />
		<img src={wideLight} alt={alt} className={css.picture} loading="lazy" decoding="async" {...tablet} />
	</picture>
);
