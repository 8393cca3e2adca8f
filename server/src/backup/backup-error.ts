/** Why a backup cannot be made or restored, in words for the operator. Nothing has been changed. */
export class BackupError extends Error {}
