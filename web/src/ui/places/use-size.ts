import { type RefObject, useLayoutEffect, useState } from "react";
import type { Size } from "./fit.ts";

/** The size of an element inside its padding, before the first paint and at every change; and the size of a rem. */
export function useSize(element: RefObject<HTMLElement | null>): (Size & { rem: number }) | undefined {
	const [size, setSize] = useState<Size & { rem: number }>();
	useLayoutEffect(() => {
		const { current } = element;
		if (!current) return;
		function measure() {
			const { clientWidth: width = 0, clientHeight: height = 0 } = current ?? {};
			const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
			setSize((last) =>
				last?.width === width && last.height === height && last.rem === rem ? last : { width, height, rem },
			);
		}
		measure();
		const watch = new ResizeObserver(measure);
		watch.observe(current);
		return () => watch.disconnect();
	}, [element]);
	return size;
}
