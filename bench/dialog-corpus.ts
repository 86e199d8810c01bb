import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Labelled dialogues and answers, one JSON object a line; the format stands in the README of the folder. */

const folder = new URL('assistant-messages/', import.meta.url);
/** What files of each folder are for: to learn from, to measure by, and to measure by once, unread. */
const roles = ['teach', 'measure', 'held-out'] as const;
export type Role = (typeof roles)[number];
type Kind = 'dialogs' | 'answers';

const appointmentNames = ['A', 'B', 'C'] as const;
export type AppointmentName = (typeof appointmentNames)[number];

const actionTypes = [
  ...(['none', 'start_booking', 'require_login', 'show_appointments', 'appointment_cancelled'] as const),
  ...(['show_doctors', 'navigate', 'change_language', 'emergency', 'user_warning'] as const),
] as const;

const wish = z.strictObject({
  treatment: z.string().optional(),
  doctor: z.enum(['Weber', 'Yılmaz', 'Hoffmann', 'any']).optional(),
  date: z.iso.date().optional(),
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  person: z.enum(['self', 'Emil']).optional(),
});
export type FormLabel = z.infer<typeof wish>;

const turn = z.strictObject({
  say: z.string().min(1).max(500),
  /** Acceptable action types of the reply */
  action: z.array(z.enum(actionTypes)).min(1),
  /** The only difference in the appointment book after the turn */
  effect: z.string().regex(/^(none|cancel:[ABC](,[ABC])*|move:[ABC])$/),
  /** Date and start of a move, where the label is certain of them */
  to: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    .optional(),
  wish: wish.optional(),
  words: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
});
export type LabelledTurn = z.infer<typeof turn>;

const scenarios = ['guest', 'none', 'one', 'two', 'family'] as const;
export type Scenario = (typeof scenarios)[number];

export const labelledDialog = z.strictObject({
  id: z.string(),
  scenario: z.enum(scenarios),
  turns: z.array(turn).min(1),
});
export type LabelledDialog = z.infer<typeof labelledDialog>;

const yesOrNo = ['yes', 'no', 'condition', 'other'] as const;
const answerLabels = {
  cancel_one: yesOrNo,
  cancel_all: [...yesOrNo, 'choice:1', 'choice:2'],
  move: yesOrNo,
  which_appointment: ['choice:1', 'choice:2', 'both', 'neither', 'condition', 'other'],
  offered_slot: yesOrNo,
  for_whom: ['choice:1', 'choice:2', 'both', 'other'],
} as const;
export type QuestionKind = keyof typeof answerLabels;

export const labelledAnswer = z
  .strictObject({
    id: z.string(),
    question: z.literal(Object.keys(answerLabels) as QuestionKind[]),
    /** The question in words, as the writer read it */
    asked: z.string().min(1),
    say: z.string().min(1).max(500),
    answer: z.string(),
  })
  .refine(({ question, answer }) => answerLabels[question].some((label) => label === answer), {
    error: 'the kind of question has no such answer',
  });
export type LabelledAnswer = z.infer<typeof labelledAnswer>;

export const readDialogs = (name: string) => readLines(name, labelledDialog);
export const readAnswers = (name: string) => readLines(name, labelledAnswer);

/** Names of the files of a kind in these folders. */
export async function listFiles(kind: Kind, from: readonly Role[] = roles): Promise<string[]> {
  const lists = await Promise.all(from.map((role) => readdir(new URL(`${role}/`, folder))));
  return lists
    .flat()
    .filter((file) => file.startsWith(kind) && file.endsWith('.jsonl'))
    .map((file) => file.replace('.jsonl', ''))
    .toSorted();
}

/** The file of this name in any of the folders, or at this path. */
async function readLines<Line>(name: string, schema: z.ZodType<Line>): Promise<Line[]> {
  const urls = roles.map((role) => new URL(`${role}/${name}.jsonl`, folder));
  const text = await readFile(urls.find((url) => existsSync(url)) ?? name, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));
}
