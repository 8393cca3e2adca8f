import { deviceSetting } from "../device/device-setting.ts";

/** Everyday phrases written for Sayso, shown until the person hides them. */
export const starterSet: readonly { folder: string; phrases: readonly (readonly [emoji: string, text: string])[] }[] = [
	{
		folder: "Needs",
		phrases: [
			["🆘", "I need some help, please."],
			["🚻", "I need the bathroom."],
			["💧", "I want a glass of water."],
			["⏳", "Please give me a minute."],
			["🔇", "It's too loud for me in here."],
			["📱", "Could you pass me my phone?"],
		],
	},
	{
		folder: "Greetings",
		phrases: [
			["👋", "Hello, it's good to see you."],
			["🌅", "Good morning."],
			["🌙", "Good night, sleep well."],
			["💬", "How are you today?"],
			["🙏", "Thank you, that's kind."],
			["🚪", "Goodbye, see you soon."],
		],
	},
	{
		folder: "Food and drink",
		phrases: [
			["🍽️", "I'm hungry."],
			["☕", "A cup of coffee, please."],
			["🫖", "A cup of tea, please."],
			["😋", "That tastes lovely."],
			["🥄", "Could you cut this up for me?"],
			["✋", "I've had enough, thank you."],
		],
	},
	{
		folder: "Feelings",
		phrases: [
			["😊", "I'm happy."],
			["😔", "I'm feeling low today."],
			["😰", "I'm worried about something."],
			["😤", "I'm frustrated."],
			["🥱", "I'm tired."],
			["❤️", "I love you."],
		],
	},
	{
		folder: "Body and comfort",
		phrases: [
			["🤕", "Something hurts."],
			["🥶", "I'm cold."],
			["🥵", "I'm too warm."],
			["🪑", "Please help me change position."],
			["💊", "It's time for my medicine."],
			["🛏️", "I'd like to lie down."],
		],
	},
	{
		folder: "Going out",
		phrases: [
			["🌳", "I'd like to go outside."],
			["🏠", "I'd like to go home now."],
			["🚕", "Could you call me a taxi?"],
			["🛒", "How much does this cost?"],
			["♿", "Is there a way in without steps?"],
			["🧭", "Could you tell me the way, please?"],
		],
	},
	{
		folder: "People",
		phrases: [
			["📞", "Please call my family."],
			["🙂", "This is a friend of mine."],
			["👩‍⚕️", "I'd like to see the doctor."],
			["🤝", "It's nice to meet you."],
			["🧑‍🤝‍🧑", "Who is coming today?"],
			["🤫", "I'd like some time alone."],
		],
	},
	{
		folder: "Talk",
		phrases: [
			["🗣️", "Please speak to me, not about me."],
			["🐢", "Could you speak more slowly?"],
			["🔁", "That's not what I meant. Let me try again."],
			["👂", "Tell me more about that."],
			["💡", "I have something to say."],
			["😂", "That made me laugh."],
		],
	},
];

/** All starter phrases, each with its folder. */
export const starterPhrases = starterSet.flatMap(({ folder, phrases }) =>
	phrases.map(([emoji, text]) => ({ emoji, text, folder })),
);

/** Whether the starter set is shown on this device. */
export const starterSetting = deviceSetting("starter-phrases", ["shown", "hidden"]);
