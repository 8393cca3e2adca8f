import fc from "fast-check";

const words = [
	..."my mum is she now see you on at bus room tea he's Take I live Come over tired let us go the from to by in of cup day".split(
		" ",
	),
	..."Elm Smith Park Mary Jo Monday people was steps Ask May no. No yes, and number half don’t café Straße 茶 שלום naïve".split(
		" ",
	),
];
const short = [
	..."Dr Dr. St St. Rd Ave Mr Mrs. Ms Mt e.g. i.e. etc. vs. approx. appt w/o w/ pls thx NDIS TV UK U.S.A. J.K. HMM SHH OK".split(
		" ",
	),
	..."XMAS Jr. Blvd No. #1 DR SMITH he/she and/or C++ C# & + = - — / ( ) a.m. pm VIII IV II Henry Stage War World idk btw".split(
		" ",
	),
];
const days = [
	..."Mon Tues. Wed Thu Fri Sat Sun Mon-Fri Jan Feb. March Apr May Jun. July Sept Oct Nov. Dec Jan-Mar 5th 22nd 1st 3rd 80s".split(
		" ",
	),
	..."2026-11-22 25/12/26 3/4/2026 3.4.2026 8/3 1/2 24/7 8/10 120/80 2024/25 1990s 9-1-1".split(" "),
];
const addresses = [
	..."bbc.co.uk/news?id=1 https://www.a-b.com/x_y#3 www.sayso.app me@home.com jo.o'brien+x@mail.example.co.uk t.me/abc".split(
		" ",
	),
	..."report.pdf SW1A 1AA 0412 345 678 +61 2 9876 5432 555-1234 1300 123 456 192.168.0.1 1.2.3 v2.0 5'10\" 6’2 COVID-19".split(
		" ",
	),
	..."B12 MP3 iPhone 8D 24B 3D 9.30 10:00 7:05pm 14:30 3:16 1½ ¾ 3/4 ½ 5x 2x".split(" "),
];
const units =
	"mg ml kg g L km cm mm m km/h mph lb lbs oz ft in MG HRS mins min hr secs wks yrs tsp GB kWh bpm m² % °C °F ° p c k M am p.m. th st /day /hr".split(
		" ",
	);
const coins = ["$", "£", "€", "¥", "₹", "A$", "US$", "NZ$", "CHF ", "AUD "];
const scales = ["", "", "", "k", "K", "m", "M", "bn", " million", "B", "/day", " each", "-"];
const signs = [..."()[]/-–—+=*×÷>≤~#@&%.,:;!?'’\"…_|"];
const emoji = ["👍", "☕", "👨‍👩‍👧", "🇦🇺", "❤️", "👋🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🎉🎉"];
/** Left out if they stand alone. Faces with a digit for eyes are not included. */
const face = fc.constantFrom(..." :) | :-) | ;) | :( | :D | :P | :'( | =) | :-/ | :* ".split("|"));

const phrases = [
	"the 2nd of Feb",
	"5 of May",
	"from 5th to the 7th of June",
	"1 and 3 Jan",
	"May 10-12",
	"at 7.30-8.15",
	"a 5 km walk",
	"call 13 11 14",

	"25 000",
	"12 George St Sydney",
	"room No. 204",
	"5ft 10in",
	"9.5/10",
	"SW1A 1AA",
	"Kew VIC 3101",
	"stage IV",
	"1 1/2 hrs",
];

const figure = fc.oneof(
	fc.integer({ min: 0, max: 130 }).map(String),
	fc.integer({ min: 0, max: 9_999 }).map(String),
	fc.integer({ min: 1_000, max: 20_000_000 }).map((number) => number.toLocaleString("en-AU")),
	fc.integer({ min: 0, max: 99_999_999_999 }).map(String),
	fc.tuple(fc.nat(99), fc.nat(99)).map(([whole, part]) => `${whole}.${String(part).padStart(2, "0")}`),
	fc.nat(999).map((part) => `.${part}`),
	fc.constantFrom("83", "8", "3", "8)", "(8)", "8D", "007", "0.5", "-5", "+5", "~20", "<5", "50+", "1,0", "00", "１２"),
);
const time = fc.tuple(
	fc.nat(25),
	fc.constantFrom(":", ".", "-", "/"),
	fc.nat(61),
	fc.constantFrom("", "am", " pm", "p.m."),
);

const piece = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom(...words) },
	{ weight: 3, arbitrary: figure },
	{
		weight: 2,
		arbitrary: fc
			.tuple(figure, fc.constantFrom("", " ", "-"), fc.constantFrom(...units))
			.map((parts) => parts.join("")),
	},
	fc.tuple(fc.constantFrom(...coins), figure, fc.constantFrom(...scales)).map((parts) => parts.join("")),
	time.map(([hour, sign, minute, half]) => `${hour}${sign}${String(minute).padStart(2, "0")}${half}`),
	fc.constantFrom(...short),
	fc.constantFrom(...days),
	fc.constantFrom(...addresses, ...phrases),
	fc.constantFrom(...units),
	fc.constantFrom(...signs),
	fc.constantFrom(...emoji),
);
const glue = fc.oneof(
	{ weight: 8, arbitrary: fc.constant(" ") },
	{ weight: 2, arbitrary: fc.constant("") },
	fc.constantFrom(", ", ". ", "/", "-", " (", ") ", ": ", "\n", "\xA0", "! "),
);

/** What people write, and what they would never write. */
export const sentence: fc.Arbitrary<string> = fc
	.array(fc.oneof({ weight: 9, arbitrary: fc.tuple(piece, glue) }, face), { minLength: 1, maxLength: 9 })
	.map((pieces) => pieces.flat().join(""));
