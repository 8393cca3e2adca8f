import { expect, test } from "vitest";
import { sealWith } from "./seal.ts";

const seal = sealWith(["Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u"]);

test("what is sealed shows nothing, is never the same twice, and opens with the same secret alone, also while it is changed", () => {
	const sealed = seal.close("Yes, I’d like tea. 🍵");
	expect(Buffer.from(sealed, "base64").toString()).not.toContain("tea");
	expect(seal.close("Yes, I’d like tea. 🍵")).not.toBe(sealed);
	expect(sealWith(["a newer secret", "Kx8vQ2mZr71LwPd05TyhBn3cJf6gRa9u"]).open(sealed)).toBe("Yes, I’d like tea. 🍵");
	expect(sealWith(["another secret of at least so many letters"]).open(sealed)).toBeUndefined();
});

test("what was changed on its way, or never sealed, does not open", () => {
	const bytes = Buffer.from(seal.close("tea"), "base64");
	bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
	for (const forged of [bytes.toString("base64"), "", "AAAA", "no seal at all", "A".repeat(200)])
		expect(seal.open(forged)).toBeUndefined();
});
