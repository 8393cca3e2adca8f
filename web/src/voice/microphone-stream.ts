const constraints: MediaStreamConstraints = {
	audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/** Asks for the microphone. Some browsers refuse it some time after a press. */
export async function askForMicrophone(): Promise<MediaStream> {
	return navigator.mediaDevices.getUserMedia(constraints);
}
