import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { isOurLink, type NewsletterAct } from "../features/newsletter/links.ts";
import { confirmSubscriber, findSubscriber, removeSubscriber } from "../store/newsletter.ts";
import { brokenPage, donePage, questionPage } from "./newsletter-pages.ts";
import { sendPage } from "./plain-page.ts";

const acts = ["confirm", "unsubscribe"] as const satisfies NewsletterAct[];

interface Link {
	Params: { id: string; signature: string };
}

/**
 * The targets of links in newsletter mails: `/newsletter/{confirm,unsubscribe}/:id/:signature`. GET asks, POST carries
 * it out: sent by the page's button, or by a mail program itself (RFC 8058).
 */
export async function serveNewsletter(app: FastifyInstance, context: Context): Promise<void> {
	await app.register(async (newsletter) => {
		// The posted form has no fields that are read.
		const forms = ["application/x-www-form-urlencoded", "multipart/form-data"];
		newsletter.addContentTypeParser(forms, { parseAs: "string" }, (_request, _body, done) => done(null));
		const hidden = { schema: { hide: true } };

		for (const act of acts) {
			const path = `/newsletter/${act}/:id/:signature`;
			newsletter.get<Link>(path, hidden, async ({ params: { id, signature } }, reply) => {
				const works = isOurLink(context, act, id, signature) && (await findSubscriber(context.db, id));
				return works ? sendPage(reply, questionPage(act)) : sendPage(reply.code(404), brokenPage());
			});
			newsletter.post<Link>(path, hidden, async ({ params: { id, signature } }, reply) => {
				if (!isOurLink(context, act, id, signature)) return sendPage(reply.code(404), brokenPage());
				if (!(await carryOut(context, act, id))) return sendPage(reply.code(404), brokenPage());
				return sendPage(reply, donePage(act));
			});
		}
	});
}

/** @returns false if there is nothing to confirm; a repeated unsubscribe is no error */
async function carryOut({ db, clock }: Context, act: NewsletterAct, id: string): Promise<boolean> {
	if (act === "confirm") return confirmSubscriber(db, id, clock.now());
	await removeSubscriber(db, id);
	return true;
}
