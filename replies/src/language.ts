export { isKnown } from "./language/known.ts";
export { tag, type Word } from "./language/tag.ts";
