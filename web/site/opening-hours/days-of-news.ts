/** What is not as usual within these days is told wherever hours are. */
export const daysOfNews = 14;
