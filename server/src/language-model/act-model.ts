import type { Language } from '@praxisportal/contract/language';
import type { ProposedAct } from '../assistant/model/act.ts';
import type { LanguageModelConfig } from '../config.ts';
import type { Clock } from '../context.ts';
import { type ActPractice, createActSchema, readAct, toJsonSchema } from './act-schema.ts';
import { createLanguageModel, ModelFailure } from './language-model.ts';
import { writePrompt } from './write-prompt.ts';

/** A language model that proposes acts to the assistant of one practice. */
export type ActModel = {
  /** The act for a redacted message; throws a ModelFailure for everything that is no valid act in time. */
  proposeAct: (message: string, language: Language) => Promise<ProposedAct>;
};

export function createActModel(
  config: LanguageModelConfig,
  practice: ActPractice,
  { clock, withinMs }: { clock: Clock; withinMs?: number | undefined },
): ActModel {
  const model = createLanguageModel(config, clock, withinMs);
  return {
    proposeAct: async (message, language) => {
      // Doctors come and go while the server runs.
      const schema = createActSchema(practice);
      const answer = await model.ask({
        messages: [
          { role: 'system', content: writePrompt(practice, language) },
          { role: 'user', content: message },
        ],
        schema: { name: 'act', schema: toJsonSchema(schema) },
      });
      const act = readAct(schema, answer);
      if (!act) throw new ModelFailure('the model proposed something that is not in the lists');
      return act;
    },
  };
}
