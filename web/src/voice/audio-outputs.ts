/** A loudspeaker or headphones, as the browser knows them on this device. */
export interface AudioOutput {
	/** Made by the browser for this site alone. */
	id: string;
	/** As people know it. */
	name: string;
}

/** A sound context where it can be sent elsewhere: Chromium's. */
export interface MovableContext extends AudioContext {
	setSinkId(id: string): Promise<void>;
}
export const isMovable = (context: AudioContext): context is MovableContext => "setSinkId" in context;

/** The window of its own in which Firefox has an output chosen. */
type ChooseOutput = (options?: { deviceId: string }) => Promise<MediaDeviceInfo>;
const devices = (): Partial<MediaDevices & { selectAudioOutput: ChooseOutput }> => navigator.mediaDevices ?? {};

/** Names of the browser's for what is usual here: no outputs of their own. */
const aliases = ["", "default", "communications"];

/** How an output is chosen here: in a window of the browser, from a list, or not at all. */
export function waysToChoose(): "window" | "list" | "none" {
	const canMove = "setSinkId" in AudioContext.prototype || "setSinkId" in HTMLMediaElement.prototype;
	if (!canMove || !devices().enumerateDevices) return "none";
	return devices().selectAudioOutput ? "window" : "list";
}

async function known(): Promise<MediaDeviceInfo[]> {
	const all = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
	return (all ?? []).filter(({ kind }) => kind === "audiooutput");
}

/** The outputs that the browser tells of; without a name where it may not tell it. */
export const audioOutputs = async (): Promise<AudioOutput[]> =>
	(await known())
		.filter(({ deviceId }) => !aliases.includes(deviceId))
		.map(({ deviceId, label }) => ({ id: deviceId, name: label }));

/** Whether an output is the usual one, under a name of its own. */
export async function isUsual({ id }: AudioOutput): Promise<boolean> {
	const [usual, one] = ["default", id].map((wanted) => known().then((all) => all.find((it) => it.deviceId === wanted)));
	const group = (await usual)?.groupId;
	return Boolean(group) && group === (await one)?.groupId;
}

/**
 * Lets the browser tell the names: it does so where a page may use the microphone, which is given back at once. In a press.
 * @returns whether it may
 */
export async function askForNames(): Promise<boolean> {
	try {
		const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
		for (const track of stream.getTracks()) track.stop();
		return true;
	} catch {
		return false;
	}
}

/**
 * Has the person choose in the browser's own window; in a press.
 * @param before what was chosen once: where that is still granted the browser asks nobody
 * @returns undefined where they chose none
 */
export async function chooseInWindow(before?: AudioOutput): Promise<AudioOutput | undefined> {
	try {
		const chosen = await devices().selectAudioOutput?.call(navigator.mediaDevices, before && { deviceId: before.id });
		return chosen && { id: chosen.deviceId, name: chosen.label };
	} catch {
		return undefined;
	}
}
