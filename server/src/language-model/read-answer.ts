import * as z from 'zod';

/** An answer that can't be used; the message says why, without what was said. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}

const textPart = z.object({ text: z.string() });
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.union([z.string(), z.array(z.union([textPart, z.unknown()]))]).nullish(),
          tool_calls: z.array(z.unknown()).nullish(),
          function_call: z.unknown().nullish(),
        }),
      }),
    )
    .min(1),
});

/** With the model's thoughts. */
const contentMaxLength = 20_000;

/**
 * Reads the JSON that an answer of `/chat/completions` consists of, be it in a Markdown fence or behind thoughts, as some
 * servers send it. Throws an UnusableAnswer for everything else: prose, JSON with prose around it, a tool call, what is
 * empty, too long or cut off.
 */
export function readModelAnswer(body: unknown): unknown {
  const [choice] = completion.safeParse(body).data?.choices ?? [];
  if (!choice) throw new UnusableAnswer('it has no choices');
  if (choice.finish_reason === 'length') throw new UnusableAnswer('it was cut off');
  const { content, tool_calls: calls, function_call: call } = choice.message;
  if (calls?.length || call) throw new UnusableAnswer('it calls a tool');
  const written = joinParts(content);
  if (written.length > contentMaxLength) throw new UnusableAnswer('it is too long');
  const text = withoutFence(withoutThoughts(written));
  if (text === '') throw new UnusableAnswer('it says nothing');
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableAnswer('it is no JSON');
  }
}

function joinParts(content: string | unknown[] | null | undefined): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => textPart.safeParse(part).data?.text ?? '').join('');
}

/** Some templates open the thoughts before the answer begins, and a cut-off answer never closes them. */
function withoutThoughts(text: string): string {
  return text
    .replace(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '')
    .replace(/^[\s\S]*<\/(?:think|thinking|reasoning)>/i, '')
    .replace(/<(?:think|thinking|reasoning)>[\s\S]*$/i, '')
    .trim();
}

function withoutFence(text: string): string {
  return /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i.exec(text)?.[1]?.trim() ?? text;
}
