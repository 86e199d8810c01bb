let pathOnItsWay: string | undefined;

/** Notes which page is on its way: its files are being fetched, and the address is still the old one. */
export function noteLeaving(path: string | undefined): void {
  pathOnItsWay = path;
}

/** The page that the visitor has asked for and that is not here yet. */
export function pageOnItsWay(): string | undefined {
  return pathOnItsWay;
}
