import { config } from "zod";

// Zod tries whether it may make code out of a shape. Our content security policy lets nobody, and would report each try.
config({ jitless: true });
