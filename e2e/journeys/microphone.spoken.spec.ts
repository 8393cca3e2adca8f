import { expect } from "@playwright/test";
import { closings } from "@sayso/contract/v1/ws.ts";
import { signUp } from "@sayso/harness/people/on-screen.ts";
import { recordingOf, test } from "@sayso/harness/recordings/microphone.ts";

test("a connection lost between two turns is restored; lost for good during words, they stay and are answered", async ({
	hearing,
}) => {
	const context = await hearing(recordingOf("how are you feeling today", "would you like to go to the beach"));
	const page = await context.newPage();
	let sockets = 0;
	await page.routeWebSocket(/\/api\/v1\/ws/, (socket) => {
		sockets++;
		const lose = () => socket.close({ code: closings.failed.code, reason: "lost" });
		if (sockets > 2) return lose();
		const server = socket.connectToServer();
		server.onMessage(async (message) => {
			socket.send(message);
			const { type, text = "" } = JSON.parse(String(message));
			if (sockets === 1 && type === "final" && text.includes("feeling")) lose();
			if (sockets === 1 || !text.includes("beach")) return;
			// In the middle of speech, whether or not it is final yet.
			await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
			await lose();
		});
	});
	await signUp(page);
	await page.getByRole("button", { name: "Start Listen" }).click();
	const partner = page.getByRole("region", { name: "Conversation partner" });
	await expect(partner).toContainText(/feeling.*beach/s, { timeout: 30_000 });
	expect(sockets).toBeGreaterThanOrEqual(2);
	await page.getByRole("button", { name: /^(Stop & Process|Process Text)$/ }).click();
	const cards = page.getByRole("list", { name: "Replies" }).getByRole("button");
	await expect(cards).toHaveCount(4);
	await expect(cards.first()).toContainText("Basic");
	await expect(partner).toContainText(/feeling.*beach/s);
	const reply = (await cards.first().getAttribute("data-text")) ?? "";
	await cards.first().click();
	await expect(cards).toHaveCount(0);
	await expect(page.getByText(reply).first()).toBeVisible();
	await context.close();
});
