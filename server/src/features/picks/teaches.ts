import type { ShownRow } from "../../store/schema.ts";

/**
 * Whether picks of a row are counted. Required rows, and those of a set that was steered, stay whatever is picked; about
 * trouble nothing is kept.
 */
export const teaches = ({ required, act }: ShownRow): boolean => !required && !/^(?:safety|steer)-/.test(act);
