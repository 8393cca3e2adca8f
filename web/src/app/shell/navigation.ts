import type { IconName } from "../../ui/icon.tsx";

interface Entry {
	to:
		| "/app"
		| "/app/history"
		| "/app/account"
		| "/app/preferences"
		| "/app/access"
		| "/app/subscription"
		| "/app/help"
		| "/app/video-tips";
	label: string;
	icon: IconName;
}

/** The entries of the sidebar. */
export const navigation: readonly { title: string; entries: readonly Entry[] }[] = [
	{
		title: "Features",
		entries: [
			{ to: "/app", label: "Communicator", icon: "speech" },
			{ to: "/app/history", label: "History", icon: "clock" },
		],
	},
	{
		title: "Settings",
		entries: [
			{ to: "/app/account", label: "Account", icon: "person" },
			{ to: "/app/preferences", label: "Preferences", icon: "sliders" },
			{ to: "/app/access", label: "Access and voice", icon: "access" },
			{ to: "/app/subscription", label: "Subscription", icon: "card" },
		],
	},
	{
		title: "Support",
		entries: [
			{ to: "/app/help", label: "Help Center", icon: "help" },
			{ to: "/app/video-tips", label: "Video Tips", icon: "play" },
		],
	},
];
