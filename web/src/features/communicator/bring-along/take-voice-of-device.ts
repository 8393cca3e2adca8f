import { chooseDeviceVoice, type DeviceVoice } from "../../../voice/device-voice.ts";
import { deviceVoices, voiceHere } from "../../../voice/device-voices.ts";

/**
 * Has the same voice of the device speak here, by what the browser calls it or by its name; null: Sayso's voices do.
 * @returns why not, where this device has no such voice: then whoever spoke here goes on
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
