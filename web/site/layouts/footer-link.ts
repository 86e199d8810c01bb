/** Links on the footer's dark ground; their height is a comfortable target. */
export const footerLink =
  'flex min-h-11 w-fit items-center whitespace-nowrap text-leaf-50 underline decoration-leaf-300 decoration-1 underline-offset-4 ' +
  'hover:decoration-honey-400 hover:decoration-3 focus-visible:outline-honey-400';
