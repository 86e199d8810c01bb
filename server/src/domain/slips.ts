/**
 * Letters that are wrong, missing, too many, or two in the wrong order, until `word` is each beginning of `known`: the
 * distances of Damerau and Levenshtein, of the empty beginning first and of the whole word last. Once all of them are over
 * `most` they are not counted to their end.
 */
export function countSlipsToBeginnings(word: string, known: string, most: number): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: known.length + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = word[row - 1] === known[column - 1];
      const isSwapped = word[row - 1] === known[column - 2] && word[row - 2] === known[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return next;
    [beforeLast, last] = [last, next];
  }
  return last;
}
