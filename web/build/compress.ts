import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = /\.(html|js|css|svg|xml|txt|webmanifest)$/;

/** Larger files get a lower compression level: the best one takes too long for what it saves. */
const large = 1_000_000;

const small = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes `x.br` and `x.gz` beside each text file of a folder, for the server to send. */
export async function compress(folder: string): Promise<void> {
	for (const name of await readdir(folder, { recursive: true })) {
		if (!texts.test(name)) continue;
		const file = join(folder, name);
		const content = await readFile(file);
		const quality = content.length > large ? 6 : constants.BROTLI_MAX_QUALITY;
		const brotli = await small.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
		await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, await small.gz(content))]);
	}
}
