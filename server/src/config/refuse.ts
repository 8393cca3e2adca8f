/** Records one problem with the environment. */
export type Refuse = (variable: string, message: string) => void;
