import { config } from "zod";

// Stops Zod from trying to compile schemas: our content security policy forbids eval and would report each try.
config({ jitless: true });
