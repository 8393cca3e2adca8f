/**
 * Loaded before the engine (`node --import`): puts other exports in the place of those that the parts in PARTS name. What a file
 * exports besides stays, and so does what it calls inside itself. One part is off from the beginning; of several, that one which `globalThis.off` names.
 */
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

/** By file of `replies/src`, the expression that stands for each export. */
export type Off = Readonly<Record<string, Readonly<Record<string, string>>>>;

const parts: { name: string; off: Off }[] = JSON.parse(process.env.PARTS ?? "[]");
const root = pathToFileURL(`${import.meta.dirname}/../src/`).href;

/** What is remembered of a text holds for one part alone. */
const forgetting = `(find) => {
	let found, part;
	return (text) => {
		if (part !== globalThis.off) [found, part] = [new Map(), globalThis.off];
		if (!found.has(text)) found.set(text, find(text));
		return found.get(text);
	};
}`;

/** A table of patterns that match nothing while its part is off. */
const quiet = `(name, table) => {
	class Quiet extends RegExp {
		exec(text) {
			return globalThis.off === name ? null : super.exec(text);
		}
	}
	return table.map((entry) => entry.map((each) => (each instanceof RegExp ? new Quiet(each) : each)));
}`;

function standIns(file: string): string[] {
	if (parts.length > 1 && file === "hearing/lately.ts") return [`export const lately = ${forgetting};`];
	const own = parts.flatMap(({ name, off }) =>
		Object.entries(off[file] ?? {}).map((entry) => [name, ...entry] as const),
	);
	if (parts.length === 1) return own.map(([, of, neutral]) => `export const ${of} = ${neutral};`);
	return [...Map.groupBy(own, ([, of]) => of)].map(([of, ways]) => {
		const [name, , first] = ways[0] ?? [];
		if (first === "[]") return `export const ${of} = (${quiet})(${JSON.stringify(name)}, written.${of});`;
		const table = ways.map(([name, , neutral]) => `${JSON.stringify(name)}: ${neutral}`).join(", ");
		return `const of_${of} = { ${table} };
export const ${of} = (...given) => (of_${of}[globalThis.off] ?? written.${of})(...given);`;
	});
}

registerHooks({
	load(url, context, nextLoad) {
		const lines = url.startsWith(root) ? standIns(url.slice(root.length)) : [];
		if (lines.length === 0) return nextLoad(url, context);
		const written = JSON.stringify(`${url}?as-written`);
		const source = [`import * as written from ${written};`, `export * from ${written};`, ...lines].join("\n");
		return { format: "module", source, shortCircuit: true };
	},
});
