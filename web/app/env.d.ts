/** The year in which the site was built: what the footer says until the browser knows the date. */
declare const __BUILD_YEAR__: number;
