// Lists the packages that Sayso ships and their licences: a CycloneDX bill of materials in `var/sbom/`, and the list by
// licence in THIRD_PARTY.md. With `--check` it writes nothing and reports whether that list is up to date.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Shipped, shippedPackages } from "./shipped.ts";

const page = "THIRD_PARTY.md";
const marks = { begin: "<!-- made by `npm run sbom` -->", end: "<!-- end of what is made -->" };

function withList(text: string, packages: readonly Shipped[]): string {
	const [before, rest] = text.split(marks.begin);
	const [, after] = rest?.split(marks.end) ?? [];
	if (before === undefined || after === undefined) throw new Error(`${page} has no place for the list`);
	const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? "unknown");
	const lines = [...byLicence].map(([licence, sharing]) => {
		const names = [...new Set(sharing.map(({ name }) => name))];
		return `- **${licence}** (${names.length}): ${names.join(", ")}`;
	});
	return [`${before}${marks.begin}`, "", ...lines.sort(), "", `${marks.end}${after}`].join("\n");
}

/** One package in CycloneDX 1.6: https://cyclonedx.org/docs/1.6/json/#components */
function component({ name, version, licence = "unknown", integrity }: Shipped) {
	const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
	const [algorithm = "", checksum = ""] = integrity?.split(" ")[0]?.split("-") ?? [];
	const content = Buffer.from(checksum, "base64").toString("hex");
	return {
		type: "library",
		"bom-ref": purl,
		name,
		version,
		purl,
		licenses: [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
		...(content && { hashes: [{ alg: algorithm.replace("sha", "SHA-"), content }] }),
	};
}

function writeBill(packages: readonly Shipped[]): void {
	const { version } = JSON.parse(readFileSync("package.json", "utf8"));
	const bill = {
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: { component: { type: "application", "bom-ref": "sayso", name: "sayso", version } },
		components: packages.map(component),
	};
	mkdirSync("var/sbom", { recursive: true });
	writeFileSync("var/sbom/sayso.cdx.json", `${JSON.stringify(bill, null, "\t")}\n`);
	console.log(`var/sbom/sayso.cdx.json: ${packages.length} packages`);
}

const packages = shippedPackages();
const text = readFileSync(page, "utf8");
const fresh = withList(text, packages);
const unknown = packages.filter(({ licence }) => !licence).map(({ name }) => name);
const isChecking = process.argv.includes("--check");
if (!isChecking) {
	writeFileSync(page, fresh);
	writeBill(packages);
} else if (fresh !== text) console.error(`${page} does not list what is shipped: run npm run sbom`);
if (unknown.length > 0) console.error(`No licence is known of ${unknown.join(", ")}: see tools/shipped.ts`);
process.exitCode = unknown.length > 0 || (isChecking && fresh !== text) ? 1 : 0;
