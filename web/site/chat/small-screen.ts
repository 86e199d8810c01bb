/** Narrow screens, and low ones: a panel beside the page would leave room for neither, and covers it. */
export const smallScreen = '(width < 48rem), (height < 30rem)';
