import { signInOptions } from "@sayso/contract/v1/sign-in-options.ts";
import * as accounts from "../../features/accounts/sign-in-options.ts";
import { route } from "../../http/route.ts";

export const routes = [route(signInOptions, { answer: async (_call, context) => accounts.signInOptions(context) })];
