/**
 * Remembers the answers of a pure function of two words, which changes its speed and nothing else. At
 * `maxAnswers` it forgets all of them, so that requests for ever new days can't fill the memory.
 */
export function memoize<Answer>(
  maxAnswers: number,
  compute: (first: string, second: string) => Answer,
): (first: string, second: string) => Answer {
  const answers = new Map<string, Answer>();
  return (first, second) => {
    const key = `${first} ${second}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = compute(first, second);
    if (answers.size >= maxAnswers) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
