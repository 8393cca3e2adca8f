/** Notes one thing that is wrong with the environment. */
export type Refuse = (variable: string, message: string) => void;
