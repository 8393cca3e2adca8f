import type { OwnVoice } from "@sayso/contract/entities/own-voice.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { whenIdle } from "../hydration/when-idle.ts";
import { openKept } from "../kept/in-browser.ts";
import { newcomer, refusing } from "../testing/api-answers.ts";
import { renderApp } from "../testing/render-app.tsx";
import { scriptedVoices } from "../testing/scripted-voices.ts";
import { asBase64, sound } from "../testing/sound.ts";
import { chooseDeviceVoice, chosenDeviceVoice } from "../voice/device-voice.ts";
import { openSoundStore } from "../voice/sound-store.ts";

const person = { id: "p1", email: "sam@example.com" };
const vendor = "Example Voices";
const kept = { voice_id: "MyOwnVoice1", vendor, consented_at: "2026-11-20T10:00:00.000Z" };
const nobody: OwnVoice = { vendor: null, kept: null, is_chosen: false, speaks: false };
const none: OwnVoice = { ...nobody, vendor };
const speaking: OwnVoice = { vendor, kept, is_chosen: true, speaks: true };
const path = "/v1/users/own-voice";

beforeEach(() => {
	localStorage.removeItem("device-voice");
	return () => localStorage.removeItem("device-voice");
});

/** A server that stores changes, for a person whose plan has every voice. */
async function open(ownVoice: OwnVoice, { plan = "premium-monthly", ...answers }: Record<string, unknown> = {}) {
	let now = ownVoice;
	scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
	const follow = (next: Partial<OwnVoice>) => {
		now = { ...now, ...next };
		return Response.json(now);
	};
	const app = await renderApp("/app/voice", {
		person,
		answers: {
			"/v1/users": () => Response.json({ ...newcomer, own_voice: now }),
			"/v1/subscriptions/current/me": {
				...{ planID: plan, status: "active", standing: "renewing", freeUntil: null, currentPeriodEnd: null },
				...{ cancelAtPeriodEnd: false, stripeSubscriptionId: null, isTrialUsed: true },
			},
			[`POST ${path}/sample`]: { audio_content: asBase64(sound(50)) },
			[`PUT ${path}`]: (body: { voice_id: string } | { is_chosen: boolean }) =>
				"voice_id" in body
					? follow({ kept: { ...kept, voice_id: body.voice_id }, is_chosen: true, speaks: true })
					: follow({ is_chosen: body.is_chosen, speaks: body.is_chosen }),
			[`DELETE ${path}`]: () => follow({ kept: null, is_chosen: false, speaks: false }),
			...answers,
		},
	});
	const { screen, asked } = app;
	return {
		screen,
		radio: (name: string) => screen.getByRole("radio", { name, exact: true }),
		button: (name: string) => screen.getByRole("button", { name, exact: true }),
		id: screen.getByLabelText("Id of your voice"),
		consent: screen.getByRole("checkbox", { name: /This is my own voice, or I have the permission/ }),
		sent: () => asked.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]),
	};
}

test("a banked voice needs consent and a sample before it can be chosen", async () => {
	const { screen, radio, button, id, consent, sent } = await open(none);
	await expect.element(radio("Sayso’s voices")).toBeChecked();
	await radio("My own voice").click();
	await expect.element(radio("My own voice")).toBeChecked();
	await expect
		.element(screen.getByText(/What I choose to say, and my saved phrases, are sent to Example Voices/))
		.toBeVisible();
	await button("Listen").click();
	await expect.element(screen.getByText(/Please enter the id: letters/)).toBeVisible();
	await expect.element(screen.getByText("Please tick this box first")).toBeVisible();
	await id.fill("My voice");
	await button("Listen").click();
	await expect.element(screen.getByText(/Please enter the id: letters/)).toBeVisible();
	await id.fill(" MyOwnVoice1 ");
	await consent.click();
	await button("Choose this voice").click({ force: true });
	await expect.element(screen.getByText("Please listen to it first. Then you can choose it.")).toBeVisible();
	expect(sent()).toEqual([]);
	await button("Listen").click();
	await expect.element(screen.getByText("You have heard it. If it sounds right, choose it.")).toBeVisible();
	await button("Choose this voice").click();
	await expect.element(screen.getByText(/with your agreement of 20 November 2026/)).toBeVisible();
	await expect.element(radio("My own voice")).toBeChecked();
	const body = { voice_id: "MyOwnVoice1", consent: true };
	expect(sent()).toEqual([
		["POST", `${path}/sample`, body],
		["PUT", path, body],
	]);
});

test("a changed id needs a new sample, and without consent nothing is sent", async () => {
	const { screen, radio, button, id, consent, sent } = await open(none);
	await radio("My own voice").click();
	await id.fill("MyOwnVoice1");
	await consent.click();
	await button("Listen").click();
	await expect.element(screen.getByText(/You have heard it/)).toBeVisible();
	await id.fill("another.voice-2");
	await button("Choose this voice").click({ force: true });
	await expect.element(screen.getByText(/Please listen to it first/)).toBeVisible();
	await id.fill("MyOwnVoice1");
	await consent.click();
	await button("Choose this voice").click();
	await expect.element(screen.getByText("Please tick this box first")).toBeVisible();
	expect(sent()).toHaveLength(1);
	await button("Cancel").click();
	await expect.element(radio("Sayso’s voices")).toBeChecked();
});

test.each([
	[
		"invalid",
		{ errors: { voice_id: "Example Voices has no voice with this id" } },
		"Example Voices has no voice with this id",
	],
	["speech_failed", {}, "Example Voices could not be reached just now. Please try again."],
	["too_many_requests", {}, "Too many tries in a short time. Please wait a moment."],
] as const)("a sample refused as %s shows the reason, and no other voice speaks", async (code, extra, sentence) => {
	const { screen, radio, button, id, consent } = await open(none, { [`POST ${path}/sample`]: refusing(code, extra) });
	const start = vi.spyOn(AudioBufferSourceNode.prototype, "start");
	await radio("My own voice").click();
	await id.fill("MyOwnVoice1");
	await consent.click();
	await button("Listen").click();
	await expect.element(screen.getByText(sentence)).toBeVisible();
	await expect.element(id).toHaveValue("MyOwnVoice1");
	expect(start).not.toHaveBeenCalled();
	start.mockRestore();
});

test("another voice may speak meanwhile, without new consent; and the banked voice can be removed", async () => {
	const { screen, radio, button, sent } = await open(speaking);
	await expect.element(radio("My own voice")).toBeChecked();
	await radio("Sayso’s voices").click();
	await expect.element(radio("Sayso’s voices")).toBeChecked();
	await radio("A voice of this device").click();
	expect(chosenDeviceVoice()?.name).toBe("Karen");
	await radio("My own voice").click();
	await expect.element(radio("My own voice")).toBeChecked();
	expect(chosenDeviceVoice()).toBeUndefined();
	await button("Remove my own voice").click();
	await expect.element(screen.getByText(/with your agreement of/)).not.toBeInTheDocument();
	await expect.element(radio("Sayso’s voices")).toBeChecked();
	expect(sent()).toEqual([
		["PUT", path, { is_chosen: false }],
		["PUT", path, { is_chosen: true }],
		["DELETE", path, undefined],
	]);
});

const allKept = async () => {
	const shelves = await openKept(person.id);
	const all = JSON.stringify(await shelves.all("sounds"));
	shelves.close();
	return all;
};

test.each(["removed", "changed"])("once it is %s, its id is nowhere in this browser's storage", async (how) => {
	const shelves = await openKept(person.id);
	onTestFinished(async () => {
		const after = await openKept(person.id);
		await after.clear("sounds");
		after.close();
	});
	await shelves.clear("sounds");
	const store = await openSoundStore(shelves, 1e6);
	await store.put(JSON.stringify({ text: "Yes", voice: "male-au", own_voice: kept.voice_id }), "AAAA");
	await store.put(JSON.stringify({ text: "Yes", voice: "male-au" }), "BBBB");
	await shelves.put("sounds", "voice", { id: "male-au", own: kept.voice_id });
	shelves.close();
	const { button, id, consent } = await open(speaking);
	if (how === "removed") await button("Remove my own voice").click();
	else {
		await button("Change it").click();
		await id.fill("another.voice-2");
		await consent.click();
		await button("Listen").click();
		await expect.element(page.getByText(/You have heard it/)).toBeVisible();
		await button("Choose this voice").click();
	}
	await expect.poll(allKept).not.toContain(kept.voice_id);
	expect(await allKept()).toContain("BBBB");
});

test("the focus goes to an id that is missing or wrong, to the unticked box, and back to the choice", async () => {
	const { radio, button, id, consent } = await open(speaking, {
		[`POST ${path}/sample`]: refusing("invalid", { errors: { voice_id: "Example Voices has no voice with this id" } }),
	});
	await button("Change it").click();
	await expect.element(id).toHaveFocus();
	await button("Listen").click();
	await expect.element(consent).toHaveFocus();
	await consent.click();
	await button("Listen").click();
	await expect.element(id).toHaveFocus();
	await id.fill("");
	await button("Listen").click();
	await expect.element(id).toHaveFocus();
	await button("Cancel").click();
	await expect.element(radio("My own voice")).toHaveFocus();
	await button("Remove my own voice").click();
	await expect.element(radio("Sayso’s voices")).toHaveFocus();
});

test("the screen says which service receives the words: no service while a device voice speaks", async () => {
	const { screen, radio } = await open(speaking);
	const gets = screen.getByText(/gets what you say/);
	await expect.element(gets).toBeVisible();
	await radio("A voice of this device").click();
	await expect.element(radio("A voice of this device")).toBeChecked();
	expect(gets.elements()).toEqual([]);
	await screen.unmount();
	localStorage.setItem("device-voice", JSON.stringify({ uri: "uri:Gone", name: "Gone", language: "en-AU" }));
	await open(speaking);
	await expect.element(page.getByText(/Until it is back, or you choose another, your own voice speaks/)).toBeVisible();
	await expect.element(page.getByText(/Example Voices gets what you say/)).toBeVisible();
});

/** The communicator of a person with a banked voice who has chosen Karen on this device. @returns the synthesised sounds */
async function withKaren() {
	localStorage.setItem("device-voice", JSON.stringify({ uri: "uri:Karen", name: "Karen", language: "en-AU" }));
	const { asked, isWhole } = await renderApp("/app", {
		person: { ...person, id: crypto.randomUUID() },
		answers: {
			"/v1/users": { ...newcomer, own_voice: speaking },
			"/v1/phrases": { phrases: [] },
			"POST /v1/tts": { audio_content: asBase64(sound(50)), spoken_by: "own_voice" },
		},
	});
	await expect.poll(isWhole).toBe(true);
	return () => asked.filter(({ path }) => path === "/v1/tts").length;
}

test("while a device voice speaks, nothing is prepared in the banked one", async () => {
	scriptedVoices([{ name: "Karen", lang: "en-AU" }]);
	const made = await withKaren();
	for (let turn = 0; turn < 5; turn++) await whenIdle();
	expect(made()).toBe(0);
	chooseDeviceVoice(undefined);
	await expect.poll(made).toBeGreaterThan(0);
});

test("if the device voice is gone, its replacement's sounds are prepared", async () => {
	scriptedVoices([{ name: "Daniel", lang: "en-GB" }]);
	await expect.poll(await withKaren()).toBeGreaterThan(0);
});

test("without a voice service the choice is not shown", async () => {
	const { screen, radio } = await open(nobody);
	await expect.element(radio("A voice of this device")).toBeEnabled();
	expect(screen.getByRole("radio", { name: "My own voice" }).elements()).toEqual([]);
});

test("a stored voice that cannot speak any more says why, and can be removed", async () => {
	const { screen, radio, button } = await open({ ...speaking, vendor: null, speaks: false });
	await expect.element(screen.getByText(/no service for banked voices here now/)).toBeVisible();
	await expect.element(radio("My own voice")).toBeDisabled();
	await button("Remove my own voice").click();
	await expect.element(radio("Sayso’s voices")).toBeChecked();
});

test("another vendor receives no text before a new consent", async () => {
	const { screen, button, id, consent } = await open({ ...speaking, vendor: "Another Company", speaks: false });
	await expect.element(screen.getByText(/Until you agree again, Another Company gets nothing/)).toBeVisible();
	expect(screen.getByText(/gets what you say/).elements()).toEqual([]);
	await expect.element(screen.getByText(/you banked with Example Voices/)).toBeVisible();
	await button("Change it").click();
	await expect.element(id).toHaveValue("MyOwnVoice1");
	await expect.element(consent).not.toBeChecked();
});

test("a plan without it names the one that has it", async () => {
	const { screen, radio } = await open(none, { plan: "base-monthly" });
	await expect.element(screen.getByRole("link", { name: "Premium Plan" })).toBeVisible();
	await expect.element(radio("My own voice")).toBeDisabled();
});
