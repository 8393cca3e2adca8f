import { inject } from "vitest";

// Set before any test imports the library that reads it.
process.env.GRPC_DEFAULT_SSL_ROOTS_FILE_PATH = inject("certificateOfGoogle").file;
