interface Coin {
	one: string;
	more: string;
	/** Empty if it has no subunit. */
	cent: string;
	cents: string;
	/** Its country, if that is written, with a space. */
	country: string;
}

const coin = (one: string, more = `${one}s`, cent = "cent", cents = `${cent}s`): Coin => ({
	one,
	more,
	cent,
	cents,
	country: "",
});
const dollarOf = (country: string): Coin => ({ ...coin(`${country} dollar`), country: `${country} ` });
const yen = coin("yen", "yen", "");
const dollars: Readonly<Record<string, string>> = {
	A: "Australian",
	AU: "Australian",
	US: "US",
	NZ: "New Zealand",
	C: "Canadian",
	CA: "Canadian",
	HK: "Hong Kong",
	S: "Singapore",
};

const coins: Readonly<Record<string, Coin>> = {
	$: coin("dollar"),
	"£": coin("pound", "pounds", "penny", "pence"),
	"€": coin("euro"),
	"¥": yen,
	"₹": coin("rupee", "rupees", "paisa", "paise"),
	GBP: coin("pound", "pounds", "penny", "pence"),
	EUR: coin("euro"),
	JPY: yen,
	INR: coin("rupee", "rupees", "paisa", "paise"),
	CHF: coin("Swiss franc", "Swiss francs", "centime"),
	AUD: dollarOf("Australian"),
	USD: dollarOf("US"),
	NZD: dollarOf("New Zealand"),
	CAD: dollarOf("Canadian"),
};

/** Every code of three letters. */
export const coinCodes = Object.keys(coins)
	.filter((name) => name.length === 3)
	.join("|");

/** @param written $, A$, ₹ or CHF */
export function coinOf(written: string): Coin | undefined {
	const whole = coins[written];
	if (whole || !written.endsWith("$")) return whole;
	const country = dollars[written.slice(0, -1)];
	return country ? dollarOf(country) : undefined;
}
