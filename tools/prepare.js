// Steps before a command. Each checks first, does only what is missing, and prints what it does.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules", ".bin");
const neededNode = 24;

process.chdir(root);

/** The Node of npm's platform package if it is installed, otherwise the system's if it is new enough. */
export function projectNode() {
	const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
	const packaged = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
	if (existsSync(packaged)) return { path: packaged, environment };
	if (Number(process.versions.node.split(".")[0]) >= neededNode) return { path: process.execPath, environment };
	fail(
		`There is no packaged Node for ${process.platform}-${process.arch}: please install Node ${neededNode} or newer.`,
	);
}

/** Installs from the lockfile, unless the installed packages are complete and from this lockfile. */
export function installPackages() {
	const stamp = join(root, "node_modules", ".installed-from");
	const lockfile = digest([join(root, "package-lock.json")]);
	const isStamped = existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile;
	const missing = isStamped ? missingPackages() : [];
	if (isStamped && missing.length === 0) return;
	if (missing.length > 0) say(`Packages are missing: ${missing.length}, such as ${missing[0]}`);
	say("Installing packages from the lockfile");
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	// Not `npm ci`: it refuses a lockfile without the optional packages of other platforms, and a registry may lack some.
	const options = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund"];
	const done = spawnSync(npm, ["install", ...options], { stdio: ["ignore", 2, 2] });
	if (done.status !== 0) fail("The packages could not be installed.");
	writeFileSync(stamp, lockfile);
}

/** Folders of packages in the lockfile that are missing. Packages for other platforms may be missing. */
function missingPackages() {
	const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
	return Object.entries(packages)
		.filter(([, { optional, devOptional }]) => !optional && !devOptional)
		.map(([folder]) => folder)
		.filter((folder) => !existsSync(join(root, folder, "package.json")));
}

/** Debian's recogniser for Basic listening. Without it, listening falls back to the browser's. */
export function findRecogniser() {
	const packages = ["libpocketsphinx3", "libsphinxbase3", "pocketsphinx-en-us"];
	if (process.platform !== "linux" || packages.every(isInstalled)) return;
	installFromDebian(packages, "Basic listening needs a speech recogniser");
}

/** The browser of the tests. */
export function findBrowser() {
	const named = process.env.CHROMIUM;
	const unseen = "/usr/lib/chromium/chromium-headless-shell";
	if (existsSync(named ?? unseen)) return;
	if (!named)
		installFromDebian(["chromium-headless-shell"], "The browser tests need Chromium, best its headless shell");
	const known = named ? [named] : [unseen, "/usr/bin/chromium"];
	if (!known.some(existsSync)) fail("There is no Chromium: install it, or name one in the variable CHROMIUM.");
}

/** Builds the web app, unless the existing build is from the same sources. */
export function buildWeb() {
	const sources = ["contract/src", "replies/src", "model-replies/src", "sound/src", "web"].flatMap((folder) =>
		filesBelow(join(root, folder)),
	);
	const now = digest([...sources, join(root, "package-lock.json")]);
	const stamp = join(root, "web", "dist", ".built-from");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	say("Building the web app");
	const node = projectNode();
	const done = spawnSync(node.path, ["tools/build.ts"], { stdio: ["ignore", 2, 2], env: node.environment });
	if (done.status !== 0) fail("The web app could not be built.");
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, now);
}

function isInstalled(name) {
	const { stdout } = spawnSync("dpkg", ["-s", name], { encoding: "utf8" });
	return stdout?.includes("\nStatus: install ok installed\n") ?? false;
}

/** Uses apt if it is available and allowed; otherwise prints the command to run and continues. */
function installFromDebian(packages, why) {
	const line = `apt-get install -y ${packages.join(" ")}`;
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const may = existsSync("/usr/bin/apt-get") && (asRoot.length === 0 || spawnSync("sudo", ["-n", "true"]).status === 0);
	if (!may) {
		say(`${why}. It is not on this machine; to have it, run: sudo ${line}`);
		return;
	}
	say(`${why}: installing ${packages.join(", ")}`);
	const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	for (const command of ["apt-get update", line]) {
		const [program, ...words] = [...asRoot, ...command.split(" ")];
		try {
			execFileSync(program, words, { env: environment, stdio: ["ignore", "ignore", "pipe"], timeout: 120_000 });
		} catch {
			say(`That did not work; going on without. To try it by hand: sudo ${line}`);
			return;
		}
	}
}

function filesBelow(folder) {
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => name !== "node_modules" && name !== "dist" && !name.includes(".test."))
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = join(folder, entry.name);
			return entry.isDirectory() ? filesBelow(path) : [path];
		});
}

function digest(files) {
	const hash = createHash("sha256");
	for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
	return hash.digest("hex");
}

function say(sentence) {
	console.error(`· ${sentence}`);
}

function fail(sentence) {
	console.error(sentence);
	process.exit(1);
}
