import type { AssistantPractice } from '../assistant/turn.ts';
import type { LanguageModelConfig } from '../config.ts';
import type { Clock } from '../context.ts';
import { type AssistantTools, createAssistantTools } from './assistant-tools.ts';
import { createLanguageModel, type LanguageModel } from './language-model.ts';
import { describePractice } from './write-prompt.ts';

/** A language model with what it has to know of one practice. */
export type ModelForAssistant = LanguageModel & {
  tools: AssistantTools;
  /** The practice's facts as they hold at that instant. */
  describePractice: (nowMs: number) => string;
};

export function createModelForAssistant(
  config: LanguageModelConfig,
  practice: AssistantPractice,
  { clock, withinMs }: { clock: Clock; withinMs?: number | undefined },
): ModelForAssistant {
  return {
    ...createLanguageModel(config, clock, withinMs),
    tools: createAssistantTools(practice),
    describePractice: (nowMs) => describePractice(practice, nowMs),
  };
}
