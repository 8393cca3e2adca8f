import { Island } from "../island.tsx";
import { About } from "./about.tsx";
import { Hero } from "./hero.tsx";
import { InPlainWords } from "./in-plain-words.tsx";
import { Pricing } from "./pricing.tsx";
import { WhatToExpect } from "./what-to-expect.tsx";
import { WhoItHelps } from "./who-it-helps.tsx";

export function Home() {
	return (
		<>
			<Hero />
			<About />
			<WhoItHelps />
			<InPlainWords />
			<Pricing />
			<WhatToExpect />
			<Island name="Newsletter" />
		</>
	);
}
