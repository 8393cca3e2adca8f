/** Draws a frame around what is lit, over everything, wherever it is scrolled to; nothing that cuts off can cut it. */
export function createMark() {
	const frame = document.createElement("div");
	frame.className = "access-mark";
	frame.dataset.accessOwn = "";
	frame.dataset.reactAriaTopLayer = "true";
	frame.setAttribute("aria-hidden", "true");
	let lit: readonly HTMLElement[] = [];
	let drawing = 0;

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

	return {
		/** Lights these as one; none: no light. */
		light(targets: readonly HTMLElement[]) {
			if (targets.length === lit.length && targets.every((each, at) => each === lit[at])) return;
			for (const each of lit) delete each.dataset.lit;
			lit = targets;
			cancelAnimationFrame(drawing);
			if (targets.length === 0) return frame.remove();
			for (const each of targets) each.dataset.lit = "";
			targets.at(-1)?.scrollIntoView({ block: "nearest", behavior: "instant" });
			targets[0]?.scrollIntoView({ block: "nearest", behavior: "instant" });
			frame.toggleAttribute("data-group", targets.length > 1);
			document.body.append(frame);
			draw();
		},
	};
}
