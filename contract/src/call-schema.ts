import type * as z from 'zod';

/** The shapes of one call; `status` is the answer's HTTP status, 200 if not said. 204 has no answer. */
export type CallSchema = {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject;
  answer?: z.ZodType;
  /** What the answer is if it is no JSON: a text, or the bytes of a blob that knows its own type. */
  contentType?: 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8' | 'audio/*';
  /** How large a request may be, if it is not `limits.publicBodyMaxBytes` on the website, `limits.requestBodyMaxBytes` in the console. */
  bodyMaxBytes?: number;
  status?: 200 | 201 | 204;
  /** Works for one more release; another call has taken its place. */
  deprecated?: true;
  /** Any body is taken, of any type, and none is read. */
  ignoresBody?: true;
};

/** An error that a call answers; with a status if it is not the usual one of its code. */
export type DeclaredError<Code extends string> = Code | { code: Code; status: 401 };

type Part<Schema, Key extends string> = Schema extends Record<Key, infer Shape> ? Shape : never;
type In<Shape> = [Shape] extends [never] ? undefined : Shape extends z.ZodType ? z.input<Shape> : undefined;
type Out<Shape> = [Shape] extends [never] ? undefined : Shape extends z.ZodType ? z.output<Shape> : undefined;

/** What a caller passes; a part that the call does not have is undefined. */
export type InputOf<Schema> = {
  params: In<Part<Schema, 'params'>>;
  query: In<Part<Schema, 'query'>>;
  headers: In<Part<Schema, 'headers'>>;
  body: In<Part<Schema, 'body'>>;
};

/** What a handler receives once the request has been parsed. */
export type ParsedOf<Schema> = {
  params: Out<Part<Schema, 'params'>>;
  query: Out<Part<Schema, 'query'>>;
  headers: Out<Part<Schema, 'headers'>>;
  body: Out<Part<Schema, 'body'>>;
};

type NoAnswer = ReturnType<() => void>;

/** What a call answers; nothing for 204. */
export type AnswerOf<Schema> = [Part<Schema, 'answer'>] extends [never]
  ? NoAnswer
  : Out<Part<Schema, 'answer'>>;
