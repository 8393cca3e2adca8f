// Checks the built public pages against html-validate's recommended rules.
import { globSync } from "node:fs";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// HTML ignores the case of attributes: React, Vite and our pages write them differently.
		"attr-case": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"doctype-style": "off",
		"void-style": "off",
		// HTML has no rule for the first character of an id: React's begin with an underscore, those of headings with
		// their number.
		"valid-id": ["error", { relaxed: true }],
	},
});

const pages = globSync("web/dist/**/*.html");
const { results } = await validator.validateMultipleFiles(pages);
for (const { filePath, messages } of results)
	for (const { line, column, message, ruleId } of messages)
		console.error(`${filePath}:${line}:${column} ${message} (${ruleId})`);
console.log(`${pages.length} pages looked through`);
process.exitCode = pages.length === 0 || results.length > 0 ? 1 : 0;
