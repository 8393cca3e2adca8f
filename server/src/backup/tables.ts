import pg from "pg";

export interface Table {
	schema: string;
	name: string;
	/** Columns that are stored, not generated. */
	columns: string[];
}

/** The contents of a backup. */
export interface Counted {
	people: number;
	rows: number;
	jobs: number;
}

interface Found extends Table {
	id: string;
	/** The tables it refers to. */
	refersTo: string[];
}

/**
 * Left out: rate limit counters, an unlogged table whose loss is harmless; `memory_due`, which triggers fill while the
 * lines are loaded; and the job tables, because jobs are stored as jobs.
 */
const everyTable = `
	select c.oid::text as id, n.nspname as schema, c.relname as name,
		array(select attname::text from pg_attribute
			where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
		array(select confrelid::text from pg_constraint where conrelid = c.oid and contype = 'f') as "refersTo"
	from pg_class c join pg_namespace n on n.oid = c.relnamespace
	where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'identity')
		and c.relname not in ('memory_due', 'memory_walk')
	order by schema, name`;

/** Every table that is backed up, each after the tables it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
	const { rows } = await client.query<Found>(everyTable);
	const ordered: Found[] = [];
	const put = (table: Found) => {
		if (ordered.includes(table)) return;
		for (const id of table.refersTo) {
			const other = rows.find((row) => row.id === id);
			if (other && other !== table) put(other);
		}
		ordered.push(table);
	};
	for (const table of rows) put(table);
	return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

/** A table and its columns in the syntax of `copy`. */
export function named({ schema, name, columns }: Table): string {
	const quoted = columns.map(pg.escapeIdentifier).join(", ");
	return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)} (${quoted})`;
}
