const packages = ["contract", "replies", "server", "web", "e2e", "bench"];

/** What `npm run check` looks at, in order. */
export const checks = [
	...packages.map((name) => ({ name: `types of ${name}`, command: `tsc -p ${name}` })),
	{ name: "types of tools", command: "tsc -p tools" },
	{ name: "lint and format", command: "biome ci --error-on-warnings ." },
	{ name: "import rules", command: `depcruise --config .dependency-cruiser.cjs ${packages.join(" ")}` },
	{ name: "unused files, exports and packages", command: "knip" },
	{ name: "file sizes", command: "node tools/file-sizes.ts" },
	{ name: "reading grades of the texts", command: "node tools/readability.ts" },
	{ name: "build of the web app", command: "node tools/build.ts" },
	{ name: "size budgets", command: "node tools/budgets.ts" },
	{ name: "links of the public pages", command: "node tools/links.ts" },
];
