/**
 * Where a step's content stands, and what leads on from it: beside it on wide screens, below the summary. On
 * others each part of the latter is a row of its own, so that its buttons can stay in sight at the bottom.
 */
export const mainArea = 'min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1';
export const asideArea =
  'max-xl:contents xl:col-start-2 xl:row-start-2 xl:grid xl:content-start xl:gap-4 xl:self-stretch';
