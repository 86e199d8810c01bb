/** The addresses of the files that a page loads: what runs, what that imports, and styles. */
export type PageFiles = { scripts: string[]; imports: string[]; styles: string[] };
