// Runs while the page is read, before anything is painted; the server's policy allows it by its hash. React
// escapes quotes and angle brackets here, so there are none.
const markQuery = 'document.documentElement.toggleAttribute(`data-has-query`, !!location.search)';

/** Marks the prerendered page if its address has a query, so that styles can keep room for what depends on it. */
export function QueryMark() {
  return <script>{markQuery}</script>;
}
