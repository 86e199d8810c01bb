import { text } from 'node:stream/consumers';
import type { LanguageModelConfig } from '../config.ts';
import type { Clock } from '../context.ts';
import { type ModelAnswer, readModelAnswer, UnusableAnswer } from './model-answer.ts';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

/** A tool as the protocol describes it; `parameters` is JSON Schema. */
export type ToolDefinition = { name: string; description: string; parameters: Record<string, unknown> };

/** A question to the model: nothing else of it leaves the process. */
export type ModelQuestion = { messages: readonly ModelMessage[]; tools: readonly ToolDefinition[] };

/** A model behind the protocol of OpenAI's chat completions, as many servers speak it, also on the own machine. */
export type LanguageModel = {
  /** Asks; throws a ModelFailure for everything that is no usable answer in time. */
  ask: (question: ModelQuestion) => Promise<ModelAnswer>;
};

/** Why there is no answer; the message holds neither what was asked nor what was said. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
}

/** Somebody waits in front of a screen. */
const answerWithinMs = 8000;
const answerMaxBytes = 256 * 1024;
/** After so many time-outs in a row nobody waits for the model for a while. */
const timeoutsMax = 3;
const restMs = 60_000;

export function createLanguageModel(
  { baseUrl, apiKey, model }: LanguageModelConfig,
  clock: Clock,
  withinMs = answerWithinMs,
): LanguageModel {
  let timeouts = 0;
  let restsUntilMs = 0;

  async function post(body: string, toolNames: readonly string[]): Promise<ModelAnswer> {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body,
      // A redirection could carry the conversation to an address that nobody configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailure(`the model answered ${response.status}`);
    }
    return readModelAnswer(await readJson(response), toolNames);
  }

  return {
    ask: async ({ messages, tools }) => {
      if (clock.nowMs() < restsUntilMs) throw new ModelFailure('the model rests after time-outs');
      const body = JSON.stringify({
        model,
        messages,
        tools: tools.map((tool) => ({ type: 'function', function: tool })),
        tool_choice: 'auto',
        stream: false,
      });
      try {
        const answer = await post(
          body,
          tools.map(({ name }) => name),
        );
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
