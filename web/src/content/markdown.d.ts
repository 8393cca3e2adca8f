declare module "*.md" {
	const article: import("./article.ts").Article;
	export default article;
}

declare module "*.md?card" {
	const card: import("./article.ts").ArticleCard;
	export default card;
}
