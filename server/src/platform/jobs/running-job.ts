/** A job of this process; stopping waits for what is under way. */
export type RunningJob = { stop: () => Promise<void> };
