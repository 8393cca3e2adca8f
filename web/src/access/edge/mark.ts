/** Milliseconds after which a pointer that is down no longer counts as pressing: its release may have been missed. */
const longestPress = 3_000;

/** Draws a frame around the highlighted targets, above everything and wherever they are scrolled to; no container clips it. */
export function createMark() {
	const frame = document.createElement("div");
	frame.className = "access-mark";
	frame.dataset.accessOwn = "";
	frame.dataset.reactAriaTopLayer = "true";
	frame.setAttribute("aria-hidden", "true");
	let lit: readonly HTMLElement[] = [];
	let drawing = 0;
	/** Set while a pointer is pressing. Presses of the switch do not reach this. */
	let pressing: ReturnType<typeof setTimeout> | undefined;

	/** Scrolls to the highlight, but not during a press, which would then miss its target. */
	function reveal() {
		if (pressing !== undefined) return;
		lit.at(-1)?.scrollIntoView({ block: "nearest", behavior: "instant" });
		lit[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
	}
	function wait(milliseconds: number) {
		clearTimeout(pressing);
		pressing = setTimeout(() => {
			pressing = undefined;
			reveal();
		}, milliseconds);
	}
	const off = new AbortController();
	const how = { capture: true, signal: off.signal };
	document.addEventListener("pointerdown", () => wait(longestPress), how);
	// A press may have started earlier: the one that turned a way of pressing on, or the next.
	if (document.querySelector(":active")) wait(longestPress);
	// The click follows it.
	for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, () => wait(0), how);

	function draw() {
		const boxes = lit.map((each) => each.getBoundingClientRect());
		const left = Math.min(...boxes.map((box) => box.left));
		const top = Math.min(...boxes.map((box) => box.top));
		frame.style.left = `${left}px`;
		frame.style.top = `${top}px`;
		frame.style.width = `${Math.max(...boxes.map((box) => box.right)) - left}px`;
		frame.style.height = `${Math.max(...boxes.map((box) => box.bottom)) - top}px`;
		drawing = requestAnimationFrame(draw);
	}

	const mark = {
		/** Highlights these targets together; an empty list: no highlight. */
		light(targets: readonly HTMLElement[]) {
			if (targets.length === lit.length && targets.every((each, at) => each === lit[at])) return;
			for (const each of lit) delete each.dataset.lit;
			lit = targets;
			cancelAnimationFrame(drawing);
			if (targets.length === 0) return frame.remove();
			for (const each of targets) each.dataset.lit = "";
			reveal();
			frame.toggleAttribute("data-group", targets.length > 1);
			document.body.append(frame);
			draw();
		},
		stop() {
			off.abort();
			clearTimeout(pressing);
			mark.light([]);
		},
	};
	return mark;
}
