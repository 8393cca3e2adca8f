const constraints: MediaStreamConstraints = {
	audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

/** Asks for the microphone. Where some while passes after a press, some browsers give none. */
export async function askForMicrophone(): Promise<MediaStream> {
	return navigator.mediaDevices.getUserMedia(constraints);
}
