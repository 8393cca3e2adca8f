import { inject } from "vitest";

// Before any test loads what reads it.
process.env.GRPC_DEFAULT_SSL_ROOTS_FILE_PATH = inject("certificateOfGoogle").file;
