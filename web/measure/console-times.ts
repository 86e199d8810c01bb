/** What to measure: how often, how much slower the processor, and how many desks and changes. */
export type ConsoleWish = { rounds: number; cpuSlowdown: number; desks: number; changes: number };

/** What a browser saw of the console; all times in milliseconds. */
export type ConsoleTimes = {
  appointments: number;
  /** From the click on a part of the console to the painted day, its program and its data not there yet */
  opened: number[];
  /** From the click on the day beside it to the painted day */
  turned: number[];
  /** Between the frames that were drawn while an appointment was dragged */
  frames: number[];
  /** From a booking at one desk to its place on another */
  heard: number[];
  /** What each page had loaded when it was at rest: paths of scripts and styles */
  pages: { path: string; scripts: string[]; styles: string[] }[];
};
