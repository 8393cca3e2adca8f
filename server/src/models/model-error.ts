/** Why a model is not installed, as text for the operator. */
export class ModelError extends Error {}

/** Another process is installing; nothing failed. */
export class ModelBusy extends ModelError {}
