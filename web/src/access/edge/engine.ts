import { addStyle } from "../add-style.ts";
import { onAccessChange } from "../glance.ts";
import { type AccessProfile, accessProfile } from "../profile.ts";
import style from "./access.css?inline";

/** A way of pressing that runs until it is stopped. */
interface Running {
	stop: () => void;
}

/** The code of each way is loaded when it is on. */
const ways: readonly { isOn: (profile: AccessProfile) => boolean; start: () => Promise<Running> }[] = [
	{
		isOn: ({ scan }) => scan.on,
		start: async () => {
			const { runScan } = await import("./run-scan.ts");
			const scan = runScan();
			running = scan;
			return {
				stop() {
					running = undefined;
					scan.stop();
				},
			};
		},
	},
	{ isOn: ({ dwell }) => dwell.on, start: async () => (await import("./run-dwell.ts")).runDwell() },
	{
		isOn: ({ gamepad, scan, switches }) =>
			gamepad.on || (scan.on && [...switches.choose, ...switches.move].some((each) => each.startsWith("pad:"))),
		start: async () =>
			(await import("./run-gamepad.ts")).runGamepad((input, type) => {
				running?.hear(input, type);
				return running !== undefined;
			}),
	},
	{
		isOn: ({ scan, switches }) => scan.on && [...switches.choose, ...switches.move].includes("sound"),
		start: async () =>
			(await import("./run-sound.ts")).runSound(
				(signal) => running?.hear("sound", signal),
				(words) => running?.notify(words),
			),
	},
	{
		// These ways need no touch, so the device would turn the screen off.
		isOn: ({ scan, dwell, gamepad }) => scan.on || dwell.on || gamepad.on,
		start: async () => ({ stop: (await import("../awake.ts")).keepAwake() }),
	},
	{ isOn: ({ reading }) => reading.on, start: async () => (await import("./run-reading.ts")).runReading() },
	{
		isOn: ({ touch }) => touch.hold + touch.ignoreSecond + touch.longest + touch.reach > 0,
		start: async () => (await import("./guard-touch.ts")).guardTouch(),
	},
];

/** The scan that receives presses from a gamepad or a sound. */
let running: ReturnType<typeof import("./run-scan.ts").runScan> | undefined;

/** Runs every way that is on in the profile of this device, and follows its changes. @returns how to stop */
export function runEngine(): () => void {
	const started = new Map<(typeof ways)[number], Promise<Running>>();
	let isOver = false;

	function follow() {
		for (const way of ways) {
			const isOn = !isOver && way.isOn(accessProfile());
			const now = started.get(way);
			if (isOn && !now) started.set(way, way.start());
			if (!isOn && now) {
				started.delete(way);
				void now.then(({ stop }) => stop());
			}
		}
	}
	addStyle(style);
	const unfollow = onAccessChange(follow);
	follow();
	return () => {
		isOver = true;
		unfollow();
		follow();
	};
}
