import type { ShownRow } from "../../store/schema.ts";

/**
 * Whether picks of a row are counted. Required rows and steered sets do not depend on picks, and nothing is stored
 * about trouble.
 */
export const teaches = ({ required, act }: ShownRow): boolean => !required && !/^(?:safety|steer)-/.test(act);
