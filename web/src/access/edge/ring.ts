interface Filling {
	at: HTMLElement;
	/** 0 to 1. */
	share: () => number;
}

const svg = "http://www.w3.org/2000/svg";

/** A ring in the middle of the target under dwell, which fills until it is pressed. */
export function createRing() {
	const ring = document.createElementNS(svg, "svg");
	ring.classList.add("access-ring");
	ring.setAttribute("viewBox", "0 0 64 64");
	ring.setAttribute("aria-hidden", "true");
	ring.dataset.accessOwn = "";
	const circle = () => {
		const drawn = document.createElementNS(svg, "circle");
		for (const [name, value] of Object.entries({ cx: 32, cy: 32, r: 26, pathLength: 100 }))
			drawn.setAttribute(name, String(value));
		return drawn;
	};
	const fill = circle();
	ring.append(circle(), fill);
	let shown: Filling | undefined;
	let drawing = 0;

	function draw() {
		if (!shown) return;
		const { left, top, width, height } = shown.at.getBoundingClientRect();
		const share = shown.share();
		ring.style.left = `${left + width / 2}px`;
		ring.style.top = `${top + height / 2}px`;
		ring.style.visibility = share > 0 ? "visible" : "hidden";
		fill.setAttribute("stroke-dasharray", `${100 * share} 100`);
		drawing = requestAnimationFrame(draw);
	}

	return {
		show(filling: Filling | undefined) {
			for (const each of document.querySelectorAll<HTMLElement>("[data-dwelt]")) delete each.dataset.dwelt;
			cancelAnimationFrame(drawing);
			shown = filling;
			if (!filling) return ring.remove();
			filling.at.dataset.dwelt = "";
			if (!ring.isConnected) document.body.append(ring);
			draw();
		},
	};
}
