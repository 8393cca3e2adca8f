import type { ComponentType } from "react";

const help = () => import("../features/help/help-center.tsx");
const newsletter = () => import("../features/newsletter/newsletter.tsx");
const tryIt = () => import("./home/try-it.tsx");

/** The interactive parts of the public pages. Their HTML is made at build time; a page loads the code of those it has. */
export const islands = {
	HelpCenter: async (): Promise<ComponentType> => (await help()).HelpCenter,
	Newsletter: async (): Promise<ComponentType> => (await newsletter()).Newsletter,
	TryIt: async (): Promise<ComponentType> => (await tryIt()).TryIt,
};

export type IslandName = keyof typeof islands;
