import { asTable, type Bench } from "./figure.ts";
import { firstSound } from "./first-sound.ts";
import { generation } from "./generation.ts";
import { lastWord } from "./last-word.ts";
import { pageSpeed } from "./page-speed.ts";
import { recognition } from "./recognition.ts";
import { replies } from "./replies.ts";
import { speculation } from "./speculation.ts";
import { concurrentStreams } from "./streams.ts";

/** `npm run bench [name …]`: every measurement, or those named. */
const benches: readonly Bench[] = [
	generation,
	replies,
	speculation,
	concurrentStreams,
	lastWord,
	firstSound,
	recognition,
	pageSpeed,
];

const named = process.argv.slice(2);
for (const { name, run } of benches) {
	if (named.length > 0 && !named.includes(name)) continue;
	process.stdout.write(`\n## ${name}\n\n${asTable(await run())}\n`);
}
