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
		rule(
			"contract-stands-alone",
			{ path: "^contract/src" },
			{ path: "^(replies|model-replies|sound|server|web|e2e|bench|harness)/" },
		),
		rule(
			"contract-needs-zod-alone",
			{ path: "^contract/src", pathNot: tests },
			{ path: "node_modules/", pathNot: "node_modules/zod/" },
		),
		rule(
			"replies-know-the-contract-alone",
			{ path: "^replies/src" },
			{ path: "^(model-replies|sound|server|web|e2e|bench|harness)/" },
		),
		rule(
			"model-replies-know-the-contract-and-replies",
			{ path: "^model-replies/src" },
			{ path: "^(sound|server|web|e2e|bench|harness)/" },
		),
		rule(
			"replies-run-anywhere",
			{ path: "^(model-)?replies/src", pathNot: tests },
			{ dependencyTypes: ["core"] },
			"The browser runs them too",
		),
		rule(
			"sound-knows-nothing",
			{ path: "^sound/src", pathNot: tests },
			{ pathNot: "^sound/src/" },
			"It runs in the browser's audio thread",
		),
		rule("server-and-web-meet-in-the-contract", { path: "^server/" }, { path: "^web/" }),
		rule("web-and-server-meet-in-the-contract", { path: "^web/" }, { path: "^server/" }),
		rule(
			"only-the-composition-names-adapters",
			{ path: "^server/src", pathNot: `^server/src/(compose(-listening|-tracing)?\\.ts|adapters/)|${tests}` },
			{ path: "^server/src/adapters/" },
		),
		rule(
			"the-context-is-interfaces",
			{ path: "^server/src/context\\.ts$" },
			{ path: "^server/src/(?!(seams|store|config)/)|node_modules/(@fastify|fastify)/" },
			"Every use-case knows it; it knows none of them",
		),
		rule(
			"only-programs-compose",
			{ path: "^server/src", pathNot: `^server/src/(serve|listen|admin)\\.ts$|${tests}` },
			{ path: "^server/src/compose(-listening)?\\.ts$" },
		),
		rule(
			"the-product-knows-no-harness",
			{ path: "^(server|web)/", pathNot: tests },
			{ path: "^(harness|e2e|bench)/" },
			"It is for tests, journeys and measurements",
		),
		rule("the-harness-stands-below-its-users", { path: "^harness/" }, { path: "^(web|e2e|bench)/" }),
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
			"rooms-stand-below-features",
			{ path: "^web/src/(?!features/|screens/|app/|site/|testing/)", pathNot: tests },
			{ path: "^web/src/features/" },
			"What several features need has a room of its own",
		),
		rule(
			"the-conversation-is-pure",
			{ path: "^web/src/conversation/", pathNot: tests },
			{ path: "^web/src/(ui|access|features)/|node_modules/react" },
			"A fold over events; the communicator shows it and does what it asks for",
		),
		rule(
			"access-knows-no-feature",
			{ path: "^web/src/access/", pathNot: tests },
			{ path: "^web/src/(?!access/)" },
			"It finds its targets on the page, whatever they are for",
		),
		rule(
			"nobody-knows-the-way",
			{ path: "^web/src/(?!access/|testing/)", pathNot: tests },
			{ path: "^web/src/access/(scan|switches|sound|speed|dwell|gamepad|touch|edge|writing)/" },
			"A screen declares what belongs together and what comes first; how it is pressed is the person's",
		),
		rule(
			"a-way-is-pure",
			{ path: "^web/src/access/(scan|switches|sound|speed|dwell|gamepad|touch)/", pathNot: tests },
			{ path: "^web/src/(?!access/(scan|switches|sound|speed|dwell|gamepad|touch)/)|node_modules/" },
			"A fold on a clock that is given in; the edge has the page and the timers",
		),
		rule(
			"screens-and-app-stand-on-top",
			{ path: "^web/src/(features|conversation|voice|access|api|ui|identity|kept)/" },
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
