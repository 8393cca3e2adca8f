import { test } from "vitest";
import { everyWordIsSaid } from "./accounted.conformance.ts";

test("ten thousand sentences are said without a word left out or made up", () => everyWordIsSaid(10_000));
