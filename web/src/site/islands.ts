import type { ComponentType } from "react";

const help = () => import("../features/help/help-center.tsx");
const newsletter = () => import("../features/newsletter/newsletter.tsx");
const tryIt = () => import("./home/try-it.tsx");

/**
 * The parts of the public pages that come alive in the browser. Their HTML is made at build time like all the rest; a
 * page loads those it has.
 */
export const islands = {
	HelpCenter: async (): Promise<ComponentType> => (await help()).HelpCenter,
	Newsletter: async (): Promise<ComponentType> => (await newsletter()).Newsletter,
	TryIt: async (): Promise<ComponentType> => (await tryIt()).TryIt,
};

export type IslandName = keyof typeof islands;
