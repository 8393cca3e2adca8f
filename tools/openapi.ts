// Generates the OpenAPI document from the routes and checks it against Redocly's recommended rules.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { openApiDocument } from "../harness/src/product/openapi-document.ts";

const source = JSON.stringify(await openApiDocument(), null, "\t");
const config = await createConfig({ extends: ["recommended"], rules: { "operation-tag-defined": "error" } });
const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
for (const { ruleId, message, location } of problems) console.error(`${location[0]?.pointer}: ${message} (${ruleId})`);
console.log(`${source.split("\n").length} lines looked through`);
process.exitCode = problems.length > 0 ? 1 : 0;
