import { promotionStage } from "@sayso/contract/promotion.ts";
import { promotion } from "@sayso/contract/v1/promotion.ts";
import { route } from "../../http/route.ts";

export const routes = [
	route(promotion, {
		answer: async (_call, { config, clock }) =>
			config.promotion && { ...config.promotion, stage: promotionStage(config.promotion, clock.now()) },
	}),
];
