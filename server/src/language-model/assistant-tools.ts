import { chatPage } from '@praxisportal/contract/chat';
import { languages } from '@praxisportal/contract/language';
import * as z from 'zod';
import type { AssistantPractice, Proposal } from '../assistant/turn.ts';
import type { ToolDefinition } from './language-model.ts';
import type { ToolCall } from './model-answer.ts';

type Tool = { description: string; parameters: z.ZodObject };

/** What a model may propose, for one practice, and how its proposals are read. */
export type AssistantTools = {
  definitions: readonly ToolDefinition[];
  /** The proposal, if the tool is there and everything in it is right. */
  readProposal: (call: ToolCall) => Proposal | undefined;
};

const wordsMaxLength = 200;

/**
 * The tools only say what the patient wants: warnings, bans, cancellations and moves are none of the model's business,
 * and booking ends in the form. Days and times stay in the patient's words, which the assistant's own grammar reads.
 */
export function createAssistantTools({ doctors, treatments }: AssistantPractice): AssistantTools {
  const bookable = treatments.filter(({ bookableMinutes }) => bookableMinutes !== null);
  const startBooking = z.object({
    treatmentType: z.enum(bookable.map(({ name }) => name.de)).exactOptional(),
    doctorName: z.enum(doctors.map(({ name }) => name)).exactOptional(),
    words: z
      .string()
      .max(wordsMaxLength)
      .exactOptional()
      .describe(
        'Day and time exactly as the patient wrote them, for example "nächsten Dienstag gegen halb drei"',
      ),
  });
  const navigate = z.object({ page: chatPage });
  const changeLanguage = z.object({ language: z.enum(languages) });
  const nothing = z.object({});
  const tools: Record<Proposal['type'], Tool> = {
    start_booking: {
      description: 'The patient wants a new appointment: open the booking form with what is known.',
      parameters: startBooking,
    },
    show_appointments: {
      description: 'The patient wants to see, move or cancel their appointments: show them.',
      parameters: nothing,
    },
    show_doctors: { description: 'The patient asks about the dentists: show them.', parameters: nothing },
    navigate: { description: 'The patient wants to go to a page of the website.', parameters: navigate },
    change_language: {
      description: 'The patient asks for the website in another language.',
      parameters: changeLanguage,
    },
  };
  return {
    definitions: Object.entries(tools).map(([name, { description, parameters }]) => ({
      name,
      description,
      parameters: toJsonSchema(parameters),
    })),
    readProposal: ({ name, arguments: all }) => {
      const given = withoutEmpty(all);
      switch (name) {
        case 'start_booking':
          return withType('start_booking', startBooking.safeParse(given).data);
        case 'navigate':
          return withType('navigate', navigate.safeParse(given).data);
        case 'change_language':
          return withType('change_language', changeLanguage.safeParse(given).data);
        case 'show_appointments':
        case 'show_doctors':
          return { type: name };
        default:
          return undefined;
      }
    },
  };
}

/** Many models fill in what they don't know with null or nothing. */
function withoutEmpty(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ''));
}

function withType<Type extends string, Rest extends object>(type: Type, rest: Rest | undefined) {
  return rest && { type, ...rest };
}

function toJsonSchema(shape: z.ZodObject): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(shape, { io: 'input' });
  return rest;
}
