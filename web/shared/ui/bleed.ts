/**
 * A text within the page's width beside a picture that runs to the screen's edge, from 768 px on.
 * `end`: text first, picture at the right edge. `start`: picture at the left edge, text after it.
 * `startWide`: the same from 1280 px on, for texts that a narrower column would make too long.
 * The outer columns are what is left of the screen beside the page's width.
 */
export const bleed = {
  grid: {
    end: 'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,41.5rem)_minmax(0,43.5rem)_minmax(0,1fr)]',
    start: 'md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,43.5rem)_minmax(0,41.5rem)_minmax(0,1fr)]',
    startWide: 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,43.5rem)_minmax(0,41.5rem)_minmax(0,1fr)]',
  },
  text: {
    end: 'px-[clamp(1rem,4vw,2.5rem)] md:col-start-2 md:row-start-1',
    start: 'px-[clamp(1rem,4vw,2.5rem)] md:col-start-3 md:row-start-1',
    startWide: 'px-[clamp(1rem,4vw,2.5rem)] xl:col-start-3 xl:row-start-1',
  },
  picture: {
    end: 'pl-[clamp(1rem,4vw,2.5rem)] md:pl-0 md:col-start-3 md:col-span-2 md:row-start-1',
    start: 'pr-[clamp(1rem,4vw,2.5rem)] md:pr-0 md:col-start-1 md:col-span-2 md:row-start-1',
    startWide: 'pr-[clamp(1rem,4vw,2.5rem)] xl:pr-0 xl:col-start-1 xl:col-span-2 xl:row-start-1',
  },
} as const;
