import type { PromotionNews } from "@sayso/contract/v1/promotion.ts";

/** Updates the launch news from the server's configuration; if it does not answer, the build's version stays. */
export async function updateNews(places: Iterable<HTMLElement>): Promise<void> {
	try {
		const answer = await fetch("/api/v1/promotion");
		if (!answer.ok) return;
		const { newsWords } = await import("./home/news.ts");
		const words: Record<string, string> = { ...newsWords((await answer.json()) as PromotionNews) };
		for (const place of places) {
			place.textContent = words[place.dataset.news ?? ""] ?? "";
			place.parentElement?.toggleAttribute("hidden", place.textContent === "");
		}
	} catch {
		// No connection: the build's version stays.
	}
}
