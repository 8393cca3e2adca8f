import type { Manifest } from "vite";

interface Files {
	scripts: string[];
	styles: string[];
	assets: string[];
}

/** The files loaded together with some modules of the build: their own and those of their static imports. */
export function filesOf(manifest: Manifest, modules: readonly string[]): Files {
	const seen = new Set<string>();
	const files = { scripts: new Set<string>(), styles: new Set<string>(), assets: new Set<string>() };
	const visit = (module: string) => {
		if (seen.has(module)) return;
		seen.add(module);
		const chunk = manifest[module];
		if (!chunk) throw new Error(`The build made no ${module}`);
		for (const imported of chunk.imports ?? []) visit(imported);
		for (const file of chunk.css ?? []) files.styles.add(file);
		for (const file of chunk.assets ?? []) files.assets.add(file);
		files.scripts.add(chunk.file);
	};
	for (const module of modules) visit(module);
	return { scripts: [...files.scripts], styles: [...files.styles], assets: [...files.assets] };
}
