import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { helpArticle } from "../content/help.ts";
import { ArticleMissing } from "../features/help/article-missing.tsx";
import { ArticleView } from "../features/help/article-view.tsx";
import { Failed } from "../ui/failed.tsx";
import { HelpLink } from "./help-link.tsx";

/** An article of the Help Center inside the app. It gets the focus once loaded, like a new screen. */
export function HelpArticle() {
	const { slug } = useParams({ from: "/app/help/$slug" });
	const { data, isError, refetch } = useQuery({
		queryKey: ["help", slug],
		queryFn: async () => ({ article: await helpArticle(slug) }),
		staleTime: Number.POSITIVE_INFINITY,
	});
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (data) title.current?.focus();
	}, [data]);

	if (isError && !data) return <Failed sentence="The article could not be loaded." onRetry={() => refetch()} />;
	if (!data) return null;
	return data.article ? (
		<ArticleView article={data.article} link={HelpLink} level={2} titleRef={title} />
	) : (
		<ArticleMissing link={HelpLink} level={2} />
	);
}
