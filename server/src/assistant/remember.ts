const memories: { clear: () => void }[] = [];
let isReading = false;
/** Texts whose answers are kept: a message, its repaired and its standard German forms, and parts of them. */
const mostKept = 8;

/**
 * Reads a message; within that, what is asked of one text several times is read once. With its end, however it ends, all
 * of it is forgotten: no words of a patient outlast their message.
 */
export function readOnce<Result>(readMessage: () => Result): Result {
  if (isReading) return readMessage();
  isReading = true;
  try {
    return readMessage();
  } finally {
    isReading = false;
    for (const memory of memories) memory.clear();
  }
}

/**
 * The same pure function of a text. While `readOnce` reads a message its last answers are kept, the least used going
 * first, and handed out again: nobody may change them.
 */
export function remember<Answer extends string | object>(
  read: (text: string) => Answer,
): (text: string) => Readonly<Answer> {
  const answers = new Map<string, Readonly<Answer>>();
  memories.push(answers);
  return (text) => {
    if (!isReading) return read(text);
    const answer = answers.get(text) ?? Object.freeze(read(text));
    // A map keeps the order in which its keys came: this one becomes the youngest.
    answers.delete(text);
    answers.set(text, answer);
    const [leastUsed] = answers.keys();
    if (answers.size > mostKept && leastUsed !== undefined) answers.delete(leastUsed);
    return answer;
  };
}
