interface Currency {
	/** The symbol on a price card. */
	symbol: string;
	/** ISO 4217. */
	code: string;
	/** Digits of the minor unit. */
	decimals: number;
}

const currency = (symbol: string, code: string, decimals = 2): Currency => ({ symbol, code, decimals });

/** The currency of each country that may have a price. */
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
 * The currency of a country's price.
 * @throws {Error} for a country without one: a price must never be shown without its currency
 */
export function currencyOf(country: string): Currency {
	const found = currencies[country.toLowerCase()];
	if (!found) throw new Error(`No currency is known for the price country ${country}`);
	return found;
}
