import { settings } from "@sayso/contract/v1/settings.ts";
import { listOptions } from "../../features/settings/list-options.ts";
import { route } from "../../http/route.ts";

export const routes = [route(settings, { answer: ({ params }, context) => listOptions(context, params.section) })];
