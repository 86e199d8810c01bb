/** A card is focused as a whole when the button that fills it is. */
export const cardFocus =
  'has-[[data-card]:focus-visible]:outline-3 has-[[data-card]:focus-visible]:outline-offset-3 ' +
  'has-[[data-card]:focus-visible]:outline-leaf-900 has-[[data-card]:focus-visible]:ring-3 has-[[data-card]:focus-visible]:ring-honey-400';
