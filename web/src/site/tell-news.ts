import type { PromotionNews } from "@sayso/contract/v1/promotion.ts";

/** Tells the launch news as the server has them configured; where it does not answer, what the page was made with stays. */
export async function tellNews(places: Iterable<HTMLElement>): Promise<void> {
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
		// No connection: the page says what was true when it was made.
	}
}
