import { expect, test as plain } from "@playwright/test";
import { closings } from "@sayso/contract/v1/ws.ts";
import { recordingOf, test } from "../stage/microphone.ts";
import { signUp } from "../stage/person.ts";

plain("a refused microphone is explained, and typing goes on", async ({ browser, baseURL }) => {
	const context = await browser.newContext({ ...(baseURL && { baseURL }) });
	const page = await context.newPage();
	await page.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
	});
	await signUp(page);
	await page.getByRole("button", { name: "Start Listen" }).click();
	await expect(page.getByText(/microphone/i).first()).toBeVisible();
	await page.getByRole("textbox").fill("are you hungry");
	await page.getByRole("button", { name: "Process Text" }).click();
	await expect(page.getByRole("list", { name: "Replies" }).getByRole("button")).toHaveCount(4);
	await context.close();
});

test("a lost connection is taken up again, and no word is lost", async ({ hearing }) => {
	const context = await hearing(recordingOf("how are you feeling today. would you like to go to the beach"));
	const page = await context.newPage();
	let sockets = 0;
	await page.routeWebSocket(/\/api\/v1\/ws/, (socket) => {
		const server = socket.connectToServer();
		sockets++;
		if (sockets > 1) return;
		server.onMessage((message) => {
			socket.send(message);
			if (String(message).includes("feeling today")) socket.close({ code: closings.failed.code, reason: "lost" });
		});
	});
	await signUp(page);
	await page.getByRole("button", { name: "Start Listen" }).click();
	const partner = page.getByRole("region", { name: "Conversation partner" });
	await expect(partner).toContainText(/feeling today.*beach/s, { timeout: 30_000 });
	expect(sockets).toBe(2);
});
