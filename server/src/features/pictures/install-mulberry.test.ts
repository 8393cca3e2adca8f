import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { testFolder } from "@sayso/harness/product/test-folder.ts";
import { strToU8, zipSync } from "fflate";
import { createTarGzip } from "nanotar";
import { expect, onTestFinished, test } from "vitest";
import { installMulberry } from "./install-mulberry.ts";

const files = {
	"EN/tea.svg": "<svg>tea</svg>",
	"EN/eat_,_to.svg": "<svg>eat</svg>",
	"LICENSE.txt": "CC BY-SA",
	"EN/._tea.svg": "a Mac's shadow",
	"../outside.svg": "<svg>outside</svg>",
};
const installedIn = (dataDir: string) => readdirSync(join(dataDir, "pictures", "mulberry")).sort();
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const kept = ["eat_,_to.svg", "installed.json", "outside.svg", "tea.svg"];

function written(name: string, bytes: Uint8Array): string {
	const path = join(testFolder(), name);
	writeFileSync(path, bytes);
	return path;
}
const zipped = () => zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const tarred = () => createTarGzip(Object.entries(files).map(([name, data]) => ({ name, data })));

test("a .zip and a .tgz put the same symbols in one folder, whichever folders they name", async () => {
	for (const [name, bytes] of [
		["symbols.zip", zipped()],
		["symbols.tgz", await tarred()],
	] as const) {
		const dataDir = join(testFolder(), "data");
		const installed = await installMulberry(dataDir, written(name, bytes), sha256(bytes).toUpperCase());
		expect(installed).toEqual({ symbols: 3, sha256: sha256(bytes) });
		expect(installedIn(dataDir)).toEqual(kept);
		expect(readFileSync(join(dataDir, "pictures/mulberry/tea.svg"), "utf8")).toBe("<svg>tea</svg>");
	}
});

test("a folder, with the folders in it", async () => {
	const [source, dataDir] = [testFolder(), testFolder()];
	mkdirSync(join(source, "EN"));
	for (const name of ["EN/tea.svg", "EN/eat_,_to.svg"] as const) writeFileSync(join(source, name), files[name]);
	expect(await installMulberry(dataDir, source)).toMatchObject({ symbols: 2 });
	expect(installedIn(dataDir)).toEqual(["eat_,_to.svg", "installed.json", "tea.svg"]);
});

test("an address needs the right checksum", async () => {
	const bytes = zipped();
	const server = createServer((request, response) =>
		request.url === "/symbols.zip" ? response.end(bytes) : response.writeHead(404).end(),
	).listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/symbols.zip`;
	const dataDir = testFolder();
	await expect(installMulberry(dataDir, address)).rejects.toThrow("--sha256");
	await expect(installMulberry(dataDir, address, "0".repeat(64))).rejects.toThrow(`The checksum is ${sha256(bytes)}`);
	await expect(installMulberry(dataDir, `${address}.not`, sha256(bytes))).rejects.toThrow("It answered 404.");
	expect(await installMulberry(dataDir, address, sha256(bytes))).toMatchObject({ symbols: 3 });
});

test("what cannot be installed leaves what there was", async () => {
	const dataDir = testFolder();
	await installMulberry(dataDir, written("symbols.zip", zipped()));
	const refusals = [
		[written("broken.tgz", (await tarred()).slice(0, 60)), /could not be unpacked/],
		[written("text.zip", strToU8("not an archive")), /neither a \.tgz nor a \.zip/],
		[written("empty.zip", zipSync({ "LICENSE.txt": strToU8("none") })), /no SVG files/],
		[join(testFolder(), "nowhere.zip"), /could not be read/],
	] as const;
	for (const [from, sentence] of refusals) await expect(installMulberry(dataDir, from)).rejects.toThrow(sentence);
	expect(installedIn(dataDir)).toEqual(kept);
});
