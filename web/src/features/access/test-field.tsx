import { useState } from "react";
import css from "./way.module.css";

const places = ["One", "Two", "Three", "Four"];

/** Four buttons without effect, to try every way of pressing. */
export function TestField() {
	const [chosen, setChosen] = useState<string>();
	const [times, setTimes] = useState(0);
	return (
		<>
			<div className={css.field} data-scan-group>
				{places.map((place) => (
					<button
						key={place}
						type="button"
						aria-pressed={chosen === place}
						onClick={() => {
							setChosen(place);
							setTimes(times + 1);
						}}
					>
						{place}
					</button>
				))}
			</div>
			<p role="status">{chosen ? `You chose ${chosen}. Presses so far: ${times}.` : "Try it here. Nothing is said."}</p>
		</>
	);
}
