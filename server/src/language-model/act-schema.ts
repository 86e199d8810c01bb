import { languages } from '@praxisportal/contract/language';
import * as z from 'zod';
import {
  actDays,
  actIntents,
  actPages,
  actTimesOfDay,
  actTopics,
  actTopicsMax,
  type ProposedAct,
} from '../assistant/model/act.ts';
import type { AssistantPractice } from '../assistant/turn.ts';

export type ActPractice = Pick<AssistantPractice, 'treatments' | 'activeDoctors'>;

/** The act with the treatments and doctors of one practice, as they are at the moment. */
export function createActSchema({ treatments, activeDoctors }: ActPractice) {
  return z.strictObject({
    intent: z.enum(actIntents),
    topics: z.array(z.enum(actTopics)).max(actTopicsMax),
    treatmentId: oneOf(treatments.map(({ id }) => id)),
    doctorId: oneOf(activeDoctors.map(({ id }) => id)),
    day: z.enum(actDays).nullable(),
    timeOfDay: z.enum(actTimesOfDay).nullable(),
    page: z.enum(actPages).nullable(),
    language: z.enum(languages).nullable(),
  });
}

type ActSchema = ReturnType<typeof createActSchema>;

/** JSON Schema knows no empty list of choices. */
function oneOf(ids: readonly string[]) {
  const [first, ...rest] = ids;
  return first === undefined ? z.null() : z.enum([first, ...rest]).nullable();
}

/** The schema as a model gets it: every key is required, and none may be added. */
export function toJsonSchema(schema: ActSchema): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}

/** What is left out is nothing; so is an empty text, by which some models fill in what they don't know. */
const nothing = {
  topics: [],
  treatmentId: null,
  doctorId: null,
  day: null,
  timeOfDay: null,
  page: null,
  language: null,
};

/** The act, or undefined if anything in it is not of the closed lists. */
export function readAct(schema: ActSchema, proposed: unknown): ProposedAct | undefined {
  const given = z.record(z.string(), z.unknown()).safeParse(proposed).data;
  if (given === undefined) return undefined;
  const said = Object.entries(given).filter(([, value]) => value !== null && value !== '');
  return schema.safeParse({ ...nothing, ...Object.fromEntries(said) }).data;
}
