import { chooseDeviceVoice, type DeviceVoice } from "../../voice/device-voice.ts";
import { deviceVoices, voiceHere } from "../../voice/device-voices.ts";

/**
 * Chooses the same device voice here, by its id or name; null: Sayso's voices.
 * @returns the reason if this device has no such voice; the current voice then stays
 */
export async function takeVoiceOfDevice(brought: DeviceVoice | null): Promise<string[]> {
	if (!brought) {
		chooseDeviceVoice(undefined);
		return [];
	}
	const there = voiceHere(await deviceVoices(), brought);
	if (!there) return [`Voice of the device: “${brought.name}” is not on this device.`];
	chooseDeviceVoice({ ...brought, uri: there.voiceURI, name: there.name, language: there.lang });
	return [];
}
