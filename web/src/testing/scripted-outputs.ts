import { onTestFinished, vi } from "vitest";

/** The loudspeakers of a device, played by the test. `heardFrom`: the output ids that sound was sent to, in order. */
export function scriptedOutputs(names: readonly string[], { isNamed = true, byElement = false } = {}) {
	const script = {
		there: names.map((name) => ({ id: `id:${name}`, name })),
		/** Whether the browser reveals their names. */
		isNamed,
		heardFrom: [] as string[],
		asked: 0,
		plug(now: readonly string[]) {
			script.there = now.map((name) => ({ id: `id:${name}`, name }));
			navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
		},
	};
	async function goTo(id: string) {
		if (id !== "" && !script.there.some((each) => each.id === id)) throw new DOMException("gone", "NotFoundError");
		script.heardFrom.push(id);
	}
	const device = (deviceId: string, label: string) =>
		({ kind: "audiooutput", deviceId, label, groupId: `group:${label}` }) as MediaDeviceInfo;
	const spies: { mockRestore(): void }[] = [
		vi
			.spyOn(navigator.mediaDevices, "enumerateDevices")
			.mockImplementation(async () =>
				script.isNamed
					? [device("default", script.there[0]?.name ?? ""), ...script.there.map(({ id, name }) => device(id, name))]
					: [device("", "")],
			),
		vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
			script.asked++;
			script.isNamed = true;
			return new MediaStream();
		}),
	];
	const { prototype } = AudioContext as unknown as { prototype: { setSinkId?: typeof goTo } };
	const { setSinkId } = prototype;
	if (byElement) {
		delete prototype.setSinkId;
		spies.push(vi.spyOn(HTMLMediaElement.prototype, "setSinkId").mockImplementation(goTo));
	} else prototype.setSinkId = goTo;
	localStorage.removeItem("voice-output");
	onTestFinished(() => {
		for (const spy of spies) spy.mockRestore();
		if (setSinkId) prototype.setSinkId = setSinkId;
		localStorage.removeItem("voice-output");
	});
	return script;
}
