import { expect, test } from "vitest";
import { gstWithin, invoiceNumber, readInvoiceNumber } from "./invoicing.ts";

test.each([
	[200_00, "au", 18_18],
	[150_00, "AU", 13_64],
	[110, "au", 10],
	[0, "au", 0],
	[150_00, "us", null],
	[150_00, "nz", null],
])("of %d in %s the tax is %s", (total, country, tax) => {
	expect(gstWithin(total, country)).toBe(tax);
});

test("a number is read back however it is typed", () => {
	expect(invoiceNumber(42)).toBe("INV-000042");
	for (const typed of ["42", "000042", "INV-000042", " inv-42 "]) expect(readInvoiceNumber(typed)).toBe(42);
	for (const wrong of ["", "0", "INV-", "4.2", "-3", "42x"]) expect(readInvoiceNumber(wrong)).toBeNull();
});
