import { getTableName, isTable } from "drizzle-orm";
import { expect, test } from "vitest";
import drizzle from "../../../drizzle.config.ts";
import { spanOfStatement } from "./statement.ts";

test("every table that there is has its name in a span, and nothing else has", async () => {
	const files = [drizzle.schema ?? []].flat();
	expect(files.length).toBeGreaterThan(10);
	for (const file of files) {
		const schema: object = await import(/* @vite-ignore */ `../../../${file}`);
		for (const table of Object.values(schema).filter((each) => isTable(each))) {
			const name = getTableName(table);
			expect(spanOfStatement(`select 1 from "${name}"`).attributes, name).toMatchObject({ "db.collection.name": name });
		}
	}
	expect(spanOfStatement("select 1 from kangaroo").attributes).not.toHaveProperty("db.collection.name");
});
