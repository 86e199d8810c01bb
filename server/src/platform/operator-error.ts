/** Why the program can't go on, in one sentence that its operator can act on. */
export class OperatorError extends Error {}
