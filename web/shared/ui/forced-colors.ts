/** What is chosen keeps its look where the system forces its own colours: its colours for a selection. */
export const chosenInForcedColors =
  'forced-colors:forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]';
