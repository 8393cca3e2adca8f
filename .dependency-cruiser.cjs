/** Who may import whom: see ARCHITECTURE.md. */
const rule = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });
const tests = "\\.(test|conformance)\\.tsx?$";

module.exports = {
	forbidden: [
		rule(
			"no-cycles",
			{},
			{ circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
			"Imports go one way; types alone are gone when the program runs",
		),
		rule("contract-stands-alone", { path: "^contract/src" }, { path: "^(replies|server|web|e2e|bench)/" }),
		rule(
			"contract-needs-zod-alone",
			{ path: "^contract/src", pathNot: tests },
			{ path: "node_modules/", pathNot: "node_modules/zod/" },
		),
		rule("replies-know-the-contract-alone", { path: "^replies/src" }, { path: "^(server|web|e2e|bench)/" }),
		rule(
			"replies-run-anywhere",
			{ path: "^replies/src", pathNot: tests },
			{ dependencyTypes: ["core"] },
			"The browser runs them too",
		),
		rule("server-and-web-meet-in-the-contract", { path: "^server/" }, { path: "^web/" }),
		rule("web-and-server-meet-in-the-contract", { path: "^web/" }, { path: "^server/" }),
		rule(
			"only-the-context-names-adapters",
			{ path: "^server/src", pathNot: `^server/src/(context\\.ts|adapters/|testing/)|${tests}` },
			{ path: "^server/src/adapters/" },
		),
		rule(
			"features-know-no-http",
			{ path: "^server/src/features" },
			{ path: "^server/src/(http|routes)/|node_modules/(@fastify|fastify)" },
		),
		rule(
			"stores-know-no-features",
			{ path: "^server/src/store" },
			{ path: "^server/src/(features|http|routes|adapters|seams)/" },
		),
		rule(
			"seams-import-only-the-contract",
			{ path: "^server/src/seams", pathNot: tests },
			{ path: "^(server/src/(?!seams)|web/)|node_modules/" },
			"and the types of the reply package",
		),
		rule(
			"web-features-are-strangers",
			{ path: "^web/src/features/([^/]+)/" },
			{ path: "^web/src/features/", pathNot: "^web/src/features/$1/" },
		),
		rule(
			"screens-and-app-stand-on-top",
			{ path: "^web/src/(features|voice|access|api|ui|identity)/" },
			{ path: "^web/src/(screens|app)/" },
		),
	],
	options: {
		parser: "swc",
		tsPreCompilationDeps: true,
		doNotFollow: { path: "node_modules" },
		exclude: { path: "(^|/)(dist|var)/" },
		enhancedResolveOptions: {
			extensions: [".ts", ".tsx", ".js"],
			exportsFields: ["exports"],
			conditionNames: ["import", "default"],
		},
	},
};
