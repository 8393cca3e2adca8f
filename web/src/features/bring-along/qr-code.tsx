import { encode } from "uqr";
import css from "./bring-along.module.css";

/** The light border in squares: cameras need it to find the code. */
const border = 4;

/** A text as a QR code, dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { data, size } = encode(text, { ecc: "M", border });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return (
		<svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<path d={squares.join("")} />
		</svg>
	);
}
