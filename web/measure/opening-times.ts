/** Milliseconds from the click on the assistant's button to a panel that can be written in, shortest first. */
export type OpeningTimes = { milliseconds: number[] };
