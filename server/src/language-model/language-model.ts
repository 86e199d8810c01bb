import { text } from 'node:stream/consumers';
import type { LanguageModelConfig } from '../config.ts';
import type { Clock } from '../context.ts';
import { readModelAnswer, UnusableAnswer } from './read-answer.ts';

type ModelMessage = { role: 'system' | 'user'; content: string };

/** A question to the model: nothing else of it leaves the process. `schema` is the JSON Schema of the answer. */
export type ModelQuestion = {
  messages: readonly ModelMessage[];
  schema: { name: string; schema: Record<string, unknown> };
};

/** A model behind the protocol of OpenAI's chat completions, as many servers speak it, also on the own machine. */
export type LanguageModel = {
  /** The JSON that the model answers, unchecked; throws a ModelFailure for everything that is none in time. */
  ask: (question: ModelQuestion) => Promise<unknown>;
};

/** Why there is no answer; the message holds neither what was asked nor what was said. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}

/** The patient waits in front of a screen. */
const answerWithinMs = 8000;
const answerMaxBytes = 256 * 1024;
/** After so many time-outs in a row the model is not asked for a while. */
const timeoutsMax = 3;
const restMs = 60_000;

export function createLanguageModel(
  { baseUrl, apiKey, model }: LanguageModelConfig,
  clock: Clock,
  withinMs = answerWithinMs,
): LanguageModel {
  let timeouts = 0;
  let restsUntilMs = 0;
  // Some servers know no schemas (400 or 422) and are asked for any JSON instead.
  let takesSchema = true;

  async function post(question: ModelQuestion, signal: AbortSignal): Promise<unknown> {
    if (takesSchema) {
      const response = await send(question, toSchemaFormat(question), signal);
      if (response.status !== 400 && response.status !== 422) return read(response);
      await response.body?.cancel();
    }
    const answer = await read(await send(question, { type: 'json_object' }, signal));
    takesSchema = false;
    return answer;
  }

  function send({ messages }: ModelQuestion, format: object, signal: AbortSignal): Promise<Response> {
    return fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, stream: false, response_format: format }),
      // A redirection could carry the message to an address that is not configured.
      redirect: 'manual',
      signal,
    });
  }

  return {
    ask: async (question) => {
      if (clock.nowMs() < restsUntilMs) throw new ModelFailure('the model rests after time-outs');
      try {
        const answer = await post(question, AbortSignal.timeout(withinMs));
        timeouts = 0;
        return answer;
      } catch (error) {
        const failure = toFailure(error);
        timeouts = isTimeout(error) ? timeouts + 1 : 0;
        if (timeouts >= timeoutsMax) {
          timeouts = 0;
          restsUntilMs = clock.nowMs() + restMs;
        }
        throw failure;
      }
    },
  };
}

function toSchemaFormat({ schema }: ModelQuestion): object {
  return { type: 'json_schema', json_schema: { ...schema, strict: true } };
}

async function read(response: Response): Promise<unknown> {
  if (response.ok) return readModelAnswer(await readJson(response));
  await response.body?.cancel();
  throw new ModelFailure(`the model answered ${response.status}`);
}

/** The body as JSON; of one that never ends no more than some is read. */
async function readJson({ body }: Response): Promise<unknown> {
  if (!body) throw new ModelFailure('the answer is empty');
  let bytes = 0;
  const bounded = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.length;
        if (bytes > answerMaxBytes) controller.error(new ModelFailure('the answer is too large'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const json = await text(bounded);
  try {
    return JSON.parse(json);
  } catch {
    throw new ModelFailure('the answer is no JSON');
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function toFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof UnusableAnswer) return new ModelFailure(`the answer can't be used: ${error.message}`);
  if (isTimeout(error)) return new ModelFailure('the model did not answer in time');
  // fetch says only that it failed; why is in the cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new ModelFailure(cause instanceof Error ? cause.message : 'the model could not be asked');
}
