/** A loudspeaker or headphones, as the browser knows them on this device. */
export interface AudioOutput {
	/** An id that the browser makes for this site alone. */
	id: string;
	/** The name that the browser shows for the device. */
	name: string;
}

/** A sound context whose output can be changed, as in Chromium. */
export interface MovableContext extends AudioContext {
	setSinkId(id: string): Promise<void>;
}
export const isMovable = (context: AudioContext): context is MovableContext => "setSinkId" in context;

/** Firefox lets the person choose an output in its own window. */
type ChooseOutput = (options?: { deviceId: string }) => Promise<MediaDeviceInfo>;
const devices = (): Partial<MediaDevices & { selectAudioOutput: ChooseOutput }> => navigator.mediaDevices ?? {};

/** Ids that stand for the default output of the system; they are not separate devices. */
const aliases = ["", "default", "communications"];

/** How the person can choose an output: in a window of the browser, from a list, or not at all. */
export function waysToChoose(): "window" | "list" | "none" {
	const canMove = "setSinkId" in AudioContext.prototype || "setSinkId" in HTMLMediaElement.prototype;
	if (!canMove || !devices().enumerateDevices) return "none";
	return devices().selectAudioOutput ? "window" : "list";
}

async function known(): Promise<MediaDeviceInfo[]> {
	const all = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
	return (all ?? []).filter(({ kind }) => kind === "audiooutput");
}

/** The outputs that the browser lists. Their names are empty without permission to use the microphone. */
export const audioOutputs = async (): Promise<AudioOutput[]> =>
	(await known())
		.filter(({ deviceId }) => !aliases.includes(deviceId))
		.map(({ deviceId, label }) => ({ id: deviceId, name: label }));

/** Whether the browser lists the default output under this device id too. */
export async function isUsual({ id }: AudioOutput): Promise<boolean> {
	const [usual, one] = ["default", id].map((wanted) => known().then((all) => all.find((it) => it.deviceId === wanted)));
	const group = (await usual)?.groupId;
	return Boolean(group) && group === (await one)?.groupId;
}

/**
 * Makes the browser show the names: it does so for a page with microphone access, so a microphone is opened and closed at once.
 * Call it in a press.
 * @returns whether the page has access
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
 * Lets the person choose in the browser's own window. Call it in a press.
 * @param before the output chosen earlier: if it is still granted, the browser does not ask again
 * @returns undefined if the person chose no output
 */
export async function chooseInWindow(before?: AudioOutput): Promise<AudioOutput | undefined> {
	try {
		const chosen = await devices().selectAudioOutput?.call(navigator.mediaDevices, before && { deviceId: before.id });
		return chosen && { id: chosen.deviceId, name: chosen.label };
	} catch {
		return undefined;
	}
}
