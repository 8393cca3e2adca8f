interface Currency {
	/** As the price stands on a card. */
	symbol: string;
	/** ISO 4217. */
	code: string;
	/** Digits of the minor unit. */
	decimals: number;
}

const currency = (symbol: string, code: string, decimals = 2): Currency => ({ symbol, code, decimals });

/** The currency of each country a price may be set for. */
const currencies: Readonly<Record<string, Currency>> = {
	us: currency("$", "USD"),
	au: currency("A$", "AUD"),
	uk: currency("£", "GBP"),
	eu: currency("€", "EUR"),
	jp: currency("¥", "JPY", 0),
	cn: currency("¥", "CNY"),
	kr: currency("₩", "KRW", 0),
	in: currency("₹", "INR"),
	br: currency("R$", "BRL"),
	ca: currency("C$", "CAD"),
	ch: currency("CHF", "CHF"),
	nz: currency("NZ$", "NZD"),
	sg: currency("S$", "SGD"),
	hk: currency("HK$", "HKD"),
	mx: currency("Mex$", "MXN"),
	ru: currency("₽", "RUB"),
	za: currency("R", "ZAR"),
	se: currency("kr", "SEK"),
	no: currency("kr", "NOK"),
	dk: currency("kr", "DKK"),
};

/**
 * The currency a price of this country is in.
 * @throws {Error} for a country without one: a price in an unnamed currency must never be shown
 */
export function currencyOf(country: string): Currency {
	const found = currencies[country.toLowerCase()];
	if (!found) throw new Error(`No currency is known for the price country ${country}`);
	return found;
}
