import { readFileSync } from "node:fs";

interface Locked {
	name?: string;
	version: string;
	license?: string;
	integrity?: string;
	/** A package of this repository, whose folder is `resolved`. */
	link?: boolean;
	resolved?: string;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	peerDependencies?: Record<string, string>;
	peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Shipped {
	name: string;
	version: string;
	licence: string | undefined;
	/** npm's notation: the algorithm, then the checksum in base64. */
	integrity: string | undefined;
}

/** Packages whose dependencies run on a server or in a browser. */
const products = ["", "contract", "replies", "model-replies", "sound", "server", "web"];

/** Licences from the packages' own files, if their `package.json` has no SPDX name. */
const licencesBesides: Record<string, string> = {
	"dejavu-fonts-ttf": "Bitstream-Vera",
	"png-js": "MIT",
};

/**
 * Every npm package that is shipped, with all dependencies and those of other platforms, by name, from the lockfile.
 */
export function shippedPackages(): Shipped[] {
	const packages = locked();
	return [...neededBy(packages, products)]
		.flatMap((path) => {
			const entry = packages[path];
			if (!entry || entry.link || !path.includes("node_modules/")) return [];
			const name = entry.name ?? path.split("node_modules/").at(-1) ?? "";
			const { version, integrity } = entry;
			return [{ name, version, integrity, licence: licencesBesides[name] ?? entry.license }];
		})
		.sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}

/**
 * Folders of packages in the lockfile that the server does not run with. Optional packages of the server are not among
 * them.
 */
export function notForTheServer(): string[] {
	const packages = locked();
	const mayHave = Object.keys(packages.server?.peerDependencies ?? {}).map((name) => `node_modules/${name}`);
	const needed = neededBy(packages, ["server", ...mayHave]);
	return Object.keys(packages).filter((path) => path.includes("node_modules/") && !needed.has(path));
}

type Packages = Readonly<Record<string, Locked>>;

const locked = (): Packages => JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** The folders of these packages and all their dependencies, without optional peers. */
function neededBy(packages: Packages, products: readonly string[]): Set<string> {
	/** Where Node finds a package: beside the importing one, or further up. */
	function place(name: string, from: string): string | undefined {
		const path = `${from ? `${from}/` : ""}node_modules/${name}`;
		if (packages[path]) return path;
		return from ? place(name, from.slice(0, Math.max(0, from.lastIndexOf("/")))) : undefined;
	}

	const found = new Set<string>();
	function follow(path: string): void {
		if (found.has(path)) return;
		found.add(path);
		const { link, resolved, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
			packages[path] ?? {};
		if (link && resolved) follow(resolved);
		const needed = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
		for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...needed]) {
			const at = place(name, path);
			if (at) follow(at);
		}
	}
	for (const product of products) follow(product);
	return found;
}
