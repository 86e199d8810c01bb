import * as z from 'zod';

/** What a model said: words, and at most one tool that it wants to use, unchecked. */
export type ModelAnswer = { text: string; call?: ToolCall };
export type ToolCall = { name: string; arguments: unknown };

/** An answer that can't be used; the message says why, without what was said. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}

const textPart = z.object({ text: z.string() });
const calledFunction = z.object({ name: z.string(), arguments: z.unknown() });
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.union([z.string(), z.array(z.union([textPart, z.unknown()]))]).nullish(),
          tool_calls: z.array(z.object({ function: calledFunction })).nullish(),
          // The form before tools, which some servers still have.
          function_call: calledFunction.nullish(),
        }),
      }),
    )
    .min(1),
});

/** With its thoughts. */
const writtenMaxLength = 20_000;

/**
 * Reads an answer of `/chat/completions`, and forgives what servers are known to do: arguments as an object instead of
 * text, a tool as plain text, thoughts before the answer, several tools at once (the first counts). Throws an
 * UnusableAnswer for what is cut off, far too long, empty, or only looks like a tool.
 */
export function readModelAnswer(body: unknown, toolNames: readonly string[]): ModelAnswer {
  const [choice] = completion.safeParse(body).data?.choices ?? [];
  if (!choice) throw new UnusableAnswer('it has no choices');
  if (choice.finish_reason === 'length') throw new UnusableAnswer('it was cut off');
  const { content, tool_calls: calls, function_call: former } = choice.message;
  const written = joinParts(content);
  if (written.length > writtenMaxLength) throw new UnusableAnswer('it is too long');
  const text = withoutThoughts(written);
  const called = calls?.[0]?.function ?? former;
  if (called) return { text, call: { name: called.name, arguments: readArguments(called.arguments) } };
  const call = findWrittenCall(text, toolNames);
  if (call) return { text: '', call };
  if (text === '') throw new UnusableAnswer('it says nothing');
  if (looksLikeCode(text, toolNames)) throw new UnusableAnswer('it is no sentence');
  return { text };
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

/** Arguments come as JSON in a text, as that twice over, as an object, or not at all. */
function readArguments(given: unknown): unknown {
  let value: unknown = given ?? {};
  for (let depth = 0; depth < 2 && typeof value === 'string'; depth += 1) {
    if (value.trim() === '') return {};
    value = parseJson(value);
    if (value === undefined) throw new UnusableAnswer('its arguments are no JSON');
  }
  return value;
}

const writtenCall = z
  .object({
    name: z.string(),
    arguments: z.unknown(),
    parameters: z.unknown(),
    args: z.unknown(),
  })
  .partial({ arguments: true, parameters: true, args: true });

/**
 * A tool that was written where words belong: as JSON with name and arguments, bare or in a fence or a tag, or as its
 * name with JSON behind it.
 */
function findWrittenCall(text: string, toolNames: readonly string[]): ToolCall | undefined {
  const json = findJson(text);
  const values = Array.isArray(json) ? json : [json];
  for (const value of values) {
    const nested = z.object({ function: z.unknown() }).safeParse(value).data?.function;
    const { data } = writtenCall.safeParse(typeof nested === 'object' ? nested : value);
    if (data && toolNames.includes(data.name))
      return { name: data.name, arguments: readArguments(data.arguments ?? data.parameters ?? data.args) };
  }
  const named = toolNames.find((name) => new RegExp(`(?:^|[<=.\\s])${name}\\b\\W{0,3}\\{`).test(text));
  if (named && json !== undefined) return { name: named, arguments: json };
  const bare = toolNames.find((name) =>
    new RegExp(`^\\W*(?:functions?\\.)?${name}\\s*(?:\\(\\s*\\))?\\W*$`).test(text),
  );
  return bare === undefined ? undefined : { name: bare, arguments: {} };
}

/** The JSON from the first bracket to the last of its kind. */
function findJson(text: string): unknown {
  const start = text.search(/[{[]/);
  if (start < 0) return undefined;
  const end = text.lastIndexOf(text[start] === '{' ? '}' : ']');
  return (
    parseJson(text.slice(start, end + 1)) ??
    parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a tool becomes if nobody takes it for one; no patient should read it. */
function looksLikeCode(text: string, toolNames: readonly string[]): boolean {
  if (new RegExp(`\\b(?:${toolNames.join('|')})\\s*\\(`).test(text)) return true;
  return /```|<\/?(?:tool_call|function|\|)|"(?:arguments|parameters|name)"\s*:|^\s*[{[]\s*"/i.test(text);
}
