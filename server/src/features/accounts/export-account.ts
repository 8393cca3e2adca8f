import { brand } from "@sayso/contract/brand.ts";
import type { UserExport } from "@sayso/contract/v1/users/export.ts";
import type { Context } from "../../context.ts";
import { rowsOf } from "../../store/personal-rows.ts";

/** All data stored about a person, for their export. */
export async function exportAccount({ pool, identity, clock }: Context, personId: string): Promise<UserExport> {
	const [account, tables] = await Promise.all([identity.describe(personId), rowsOf(pool, personId)]);
	return { product: brand.product, exported_at: clock.now().toISOString(), account, tables };
}
