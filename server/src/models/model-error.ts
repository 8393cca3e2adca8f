/** Why a model is not installed, in words for the operator. */
export class ModelError extends Error {}

/** Another process is at it: nothing failed. */
export class ModelBusy extends ModelError {}
