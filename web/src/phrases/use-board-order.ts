import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../api/services.tsx";
import { type BoardOrder, usualOrder } from "./order-phrases.ts";

const queryKey = ["board-order"];

/** The order of the phrases, stored encrypted in this browser: it holds the name of a place. */
export function useBoardOrder(): readonly [BoardOrder, (order: BoardOrder) => void] {
	const { kept } = useServices();
	const queryClient = useQueryClient();
	const { data = usualOrder } = useQuery({
		queryKey,
		queryFn: async () => ({
			...usualOrder,
			...(await (await kept.open()).get<Partial<BoardOrder>>("board", "order")),
		}),
		networkMode: "always",
		staleTime: Number.POSITIVE_INFINITY,
	});
	function change(order: BoardOrder) {
		queryClient.setQueryData(queryKey, order);
		// If storing fails, the choice lasts as long as the page.
		kept
			.open()
			.then((shelves) => shelves.put("board", "order", order))
			.catch(() => undefined);
	}
	return [data, change];
}
