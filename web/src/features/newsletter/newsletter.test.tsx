import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Newsletter } from "./newsletter.tsx";

const server = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", server));
afterEach(() => {
	vi.unstubAllGlobals();
	server.mockReset();
});

async function open() {
	const screen = await render(<Newsletter />);
	return { screen, email: screen.getByLabelText("Email"), button: screen.getByRole("button", { name: "Subscribe" }) };
}

describe("an error in an address", () => {
	test("is shown on submit, and the field is marked and focused", async () => {
		const { screen, email, button } = await open();
		await button.click();
		await expect.element(screen.getByText("Email is required")).toBeVisible();
		await expect.element(email).toHaveFocus();
		await expect.element(email).toHaveAttribute("aria-invalid", "true");
		expect(server).not.toHaveBeenCalled();
	});

	test("is shown while typing, until it is corrected", async () => {
		const { screen, email } = await open();
		const sentence = screen.getByText("Please enter a valid email address");
		await email.fill("ada@example");
		await expect.element(sentence).toBeVisible();
		await email.fill("ada@example.org");
		await expect.element(sentence).not.toBeInTheDocument();
		await expect.element(email).toHaveAttribute("aria-invalid", "false");
	});
});

test("sends the address once, shows that it is busy, and thanks", async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	server.mockReturnValue(promise);
	const { screen, email, button } = await open();
	await email.fill(" ada@example.org ");
	await userEvent.keyboard("{Enter}");
	await expect.element(button).toBeDisabled();
	resolve(Response.json({ subscribed: true }));
	await expect.element(screen.getByRole("alert")).toHaveTextContent("Thank you for subscribing!");
	await expect.element(screen.getByText(/open the link in the email/)).toBeVisible();
	await expect.element(email).toHaveValue("");
	expect(server.mock.calls.map(([url, init]) => [url, init?.body])).toEqual([
		["/api/v1/email-subscribe", JSON.stringify({ email: "ada@example.org", website: "" })],
	]);
});

test.each([
	["a server that is down", () => Promise.reject(new TypeError("Failed to fetch"))],
	["a refusal", async () => new Response("", { status: 429 })],
])("%s is reported, and the address stays to be sent again", async (_, answer) => {
	server.mockImplementation(answer);
	const { screen, email, button } = await open();
	await email.fill("ada@example.org");
	await button.click();
	await expect.element(screen.getByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
	await expect.element(email).toHaveValue("ada@example.org");
	await expect.element(button).toBeEnabled();
});
