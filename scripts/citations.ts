// The names of two documents that were never in the repository; in brackets, so that this line is none of them.
const absentDocuments = /\b(SPE[C]|DESIG[N])\b/;
const citedPath = /\bdocs\/[\w/-]+\.md\b/g;
const citedHeading = /\b(docs\/[\w/-]+\.md), "([^"]+)"/g;

/** One message for each citation of a document or heading that is not in the repository. */
export function checkCitations(files: Map<string, string>): string[] {
  return [...files].flatMap(([path, source]) => {
    const text = joinLines(source);
    const absent = absentDocuments.exec(text)?.[0];
    const missing = [...text.matchAll(citedPath)]
      .map(([cited]) => cited)
      .filter((cited) => !files.has(cited));
    const unknown = [...text.matchAll(citedHeading)]
      .filter(([, cited = '', heading = '']) => files.has(cited) && !hasHeading(files.get(cited), heading))
      .map(([citation]) => citation);
    return [...(absent ? [absent] : []), ...new Set(missing), ...new Set(unknown)].map(
      (citation) =>
        `${path} cites ${citation}, which is not there. Cite a heading of docs/product.md, or give the reason itself.`,
    );
  });
}

/** A citation may be broken over two lines of a comment. */
function joinLines(source: string): string {
  return source.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ');
}

function hasHeading(document: string | undefined, heading: string): boolean {
  return (
    document?.split('\n').some((line) => line.replace(/^#+ /, '') === heading && line !== heading) ?? false
  );
}
