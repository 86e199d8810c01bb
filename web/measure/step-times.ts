/** What a browser measured, in milliseconds. */
export type TapTimes = {
  /** The slowest interaction, from its event to the next paint; 0 if all were below 16 ms, which no browser reports. */
  slowestMs: number;
  /** From the lifted finger to the first paint that shows something new; undefined if nothing did. */
  feedbackMs: number | undefined;
};

/** A step of booking, with the middle of its times in all rounds. */
export type StepTimes = { step: string; kind: 'tap' | 'typing' } & TapTimes;

export type TapWish = { rounds: number; cpuSlowdown: number; isNetworkSlow: boolean };
