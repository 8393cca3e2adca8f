/** Why a backup cannot be made or restored, as text for the operator. Nothing was changed. */
export class BackupError extends Error {}
