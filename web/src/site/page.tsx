import { brand } from "@sayso/contract/brand.ts";
import type { ReactNode } from "react";
import { addressOf } from "./found.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import type { StructuredData } from "./structured-data.ts";

export interface PageContent {
	title: string;
	description: string;
	body: ReactNode;
	data?: StructuredData;
	/** Hidden from search engines. */
	hidden?: boolean;
}

/** The metadata of a page for search engines and shared links. */
function Found({ path, content: { title, description, data, hidden } }: PageProps) {
	if (hidden) return <meta name="robots" content="noindex" />;
	return (
		<>
			<link rel="canonical" href={addressOf(path)} />
			<meta property="og:type" content={path === "/" ? "website" : "article"} />
			<meta property="og:site_name" content={brand.product} />
			<meta property="og:url" content={addressOf(path)} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:image" content={addressOf("/share.png")} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta property="og:image:alt" content={`${brand.product}: ${brand.headline}`} />
			<meta name="twitter:card" content="summary_large_image" />
			{data && <script type="application/ld+json">{JSON.stringify(data)}</script>}
		</>
	);
}

interface PageProps {
	path: string;
	content: PageContent;
}

/** The document of a public page: complete without JavaScript, and without inline styles or scripts. */
export function Page({ path, content }: PageProps) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="color-scheme" content="light dark" />
				<title>{content.title}</title>
				<meta name="description" content={content.description} />
				<Found path={path} content={content} />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/manifest.webmanifest" />
				{/* It blocks the first paint on purpose, because it sets what the paint depends on. */}
				<script src="/before-paint.js" />
			</head>
			<body>
				<SiteHeader />
				<main id="main" tabIndex={-1}>
					{content.body}
				</main>
				<SiteFooter />
			</body>
		</html>
	);
}
