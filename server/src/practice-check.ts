import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { limits } from '@praxisportal/contract/limits';
import type { AnswerFacts } from '@praxisportal/practice/answers';
import type { OwnAnswer } from '@praxisportal/practice/own-answers';
import type {
  ClosedPeriod,
  DoctorFacts,
  Imprint,
  PracticeFacts,
  TreatmentFacts,
  VisitFacts,
} from '@praxisportal/practice/types';
import * as z from 'zod';
import { listWords } from './assistant/find-own-answers.ts';
import { normalise } from './assistant/normalise.ts';
import { federalStates } from './domain/holidays.ts';
import { isTimeZone } from './domain/zone-day.ts';
import { OperatorError } from './platform/operator-error.ts';

/** Everything that `practice/src` says, with all treatments. */
export type PracticeSource = {
  facts: PracticeFacts;
  imprint?: Imprint | undefined;
  doctors: readonly DoctorFacts[];
  treatments: readonly TreatmentFacts[];
  closures: readonly ClosedPeriod[];
  visit?: VisitFacts | undefined;
  answers?: Omit<AnswerFacts, keyof VisitFacts> | undefined;
  ownAnswers?: readonly OwnAnswer[] | undefined;
  /** Words and pictures of pages, by the names of their files. */
  pages?: Readonly<Record<string, object>>;
};

/** The facts of `practice/` can't be used; the message has a sentence for each field that is wrong. */
export class PracticeError extends OperatorError {}

/**
 * Throws a `PracticeError` unless the facts can be worked with. Types can't say that a time has two digits,
 * that hours don't overlap or that a picture is there, and Node doesn't look at types when the server starts.
 */
export function requireUsablePractice(source: PracticeSource, hasPicture: (path: string) => boolean): void {
  const issues = [
    ...(practiceSource.safeParse(source).error?.issues ?? []),
    ...findUnknownNames(source, {
      hasPicture,
      isTreatment: (id) => source.treatments.some((treatment) => treatment.id === id),
    }),
  ];
  if (issues.length > 0) throw new PracticeError(issues.map((issue) => toSentence(source, issue)).join('\n'));
}

type Issue = { path: PropertyKey[]; message: string };

const files: Record<string, string> = {
  facts: 'practice',
  imprint: 'imprint',
  doctors: 'doctors',
  treatments: 'treatments',
  closures: 'closures',
  visit: 'visit',
  answers: 'answers',
  ownAnswers: 'own-answers',
};

function toSentence(source: PracticeSource, { path, message }: Issue): string {
  const [part = '', ...rest] = path.map(String);
  const [file, names] =
    part === 'pages' ? [rest[0], rest] : [files[part], [part === 'facts' ? 'practice' : part, ...rest]];
  const field = names.join('.').replace(/\.(\d+)/g, '[$1]');
  const value = path.reduce<unknown>((object, key) => Reflect.get(Object(object), key), source);
  const shown = typeof value === 'object' ? '' : `=${JSON.stringify(value)}`;
  return `practice/src/${file}.ts: ${field}${shown} is not usable: ${message}.`;
}

const word = z.string().refine((value) => value.trim() !== '', 'a text is missing here');
const localized = z.object({ de: word, en: word });
// What is no time or day at all is not compared with others: one slip, one sentence.
const fromTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'a time has the form HH:MM, such as 08:00',
  abort: true,
});
const toTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
  error: 'a time has the form HH:MM, such as 08:00, or is 24:00',
  abort: true,
});
const date = z.iso.date({ error: 'a day that exists is written YYYY-MM-DD', abort: true });
const phone = z.string().regex(/^\+\d[\d ]{5,}$/, 'a phone number is printed as +49 30 23125120');
const url = z.url({ protocol: /^https?$/, error: 'a web address starts with https://' });

const period = z
  .object({
    from: date,
    to: date,
    reason: localized,
  })
  .refine(({ from, to }) => from <= to, 'its first day is after its last');

const weekday = z.literal([1, 2, 3, 4, 5, 6, 7], 'a weekday is a number from 1 (Monday) to 7 (Sunday)');

const weeklyHours = z
  .array(
    z
      .object({ weekday, from: fromTime, to: toTime })
      .refine(({ from, to }) => from < to, 'it ends before it begins'),
  )
  .superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      const other = rows
        .slice(0, index)
        .find(({ weekday, from, to }) => weekday === row.weekday && from < row.to && row.from < to);
      if (other) {
        const message = `${row.from}-${row.to} overlaps ${other.from}-${other.to} of the same weekday`;
        context.addIssue({ code: 'custom', path: [index], message });
      }
    }
  });

const facts = z.object({
  isSample: z.boolean(),
  name: word,
  legalName: word,
  owner: word,
  foundedYear: z.int().min(1800).max(2999),
  introduction: localized,
  mark: word,
  comingNetworks: z.array(word),
  footerServices: z.array(z.object({ treatment: word, label: localized })),
  address: z.object({
    street: word,
    postalCode: word,
    city: word,
    cityName: localized,
    directions: localized,
    country: word,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  federalState: z.enum(federalStates, 'a federal state has the two letters of ISO 3166-2:DE, such as NW'),
  timeZone: z.string().refine(isTimeZone, 'a time zone has an IANA name, such as Europe/Berlin'),
  phone,
  emergencyPhone: phone,
  email: z.email('this is no e-mail address'),
  openingHours: weeklyHours,
});

const imprint = z.object({
  chamber: word,
  chamberAddress: word,
  chamberUrl: url,
  insuranceAssociation: word,
  supervisoryAuthority: word,
  registration: word,
  registrationNumber: word,
  professionTitle: word,
  regulations: z.array(z.object({ name: word, url })),
  vatId: word,
  contentResponsible: word,
  dataProtectionAuthority: z.object({ name: localized, address: word, url }),
});

const known = localized.nullable();

const visit = z.object({
  insurance: known,
  bring: known,
  firstVisit: known,
  publicTransport: known,
  parking: known,
  access: known,
  languagesSpoken: known,
});

const answers = z.object({
  prices: known,
  payment: known,
  newPatients: known,
  children: known,
  anxiety: known,
  certificate: known,
  referral: known,
  jobs: known,
});

const id = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'an id has lower-case letters, digits and hyphens and starts with a letter');

const way = word.refine(
  (value) => value.trim() === '' || listWords(normalise(value)).length > 0,
  'it has no word that says what is asked',
);
const ways = z
  .array(way)
  .min(1, 'a question needs a way to ask for each language')
  // The first one is what a button says.
  .superRefine(([first = ''], context) => {
    if (first.length > limits.chatSuggestionMaxLength)
      context.addIssue({
        code: 'custom',
        path: [0],
        message: `the first way to ask has at most ${limits.chatSuggestionMaxLength} characters`,
      });
  });
const ownAnswer = z.object({ id, ask: z.object({ de: ways, en: ways }), answer: localized });

/** A way to ask that two answers have, or one of them twice in a language: which is meant could not be told. */
function refuseEqualWays(answers: readonly OwnAnswer[], context: z.RefinementCtx): void {
  const askedBy = new Map<string, { id: string; list: string }>();
  for (const [index, { id, ask }] of answers.entries())
    for (const language of ['de', 'en'] as const)
      for (const [place, text] of ask[language].entries()) {
        const words =
          normalise(text)
            .match(/[\p{L}\p{N}]+/gu)
            ?.join(' ') ?? '';
        const list = `${index} ${language}`;
        const before = askedBy.get(words);
        if (before && (before.id !== id || before.list === list))
          context.addIssue({
            code: 'custom',
            path: [index, 'ask', language, place],
            message: `"${before.id}" is asked by the same words`,
          });
        else if (words !== '') askedBy.set(words, { id, list });
      }
}

const doctor = z.object({
  id: id.refine(
    (value) => value !== anyDoctorId,
    `"${anyDoctorId}" means whoever is free; no doctor can have it`,
  ),
  name: word,
  role: localized,
  specialization: localized,
  qualifications: z.array(localized),
  bio: localized,
  image: word,
  workingHours: weeklyHours,
  absences: z.array(period),
});

const minutesOfDay = 24 * 60;
const bookableMinutes = `minutes are a whole number from 1 to ${minutesOfDay}, or null if it can't be booked online`;

const treatment = z.object({
  id,
  kind: z
    .enum(
      ['emergency', 'consultation', 'check-up'],
      'a treatment is an emergency, a consultation, a check-up or none of them',
    )
    .optional(),
  // The German name travels in addresses, which take 80 characters.
  name: z.object({ de: word.max(80, 'a name has at most 80 characters'), en: word }),
  description: localized,
  details: z.array(localized),
  durationLabel: localized,
  bookableMinutes: z
    .int(bookableMinutes)
    .min(1, bookableMinutes)
    .max(minutesOfDay, bookableMinutes)
    .nullable(),
  onServicesPage: z.boolean(),
});

const practiceSource = z.object({
  facts,
  imprint: imprint.optional(),
  doctors: z
    .array(doctor)
    .min(1, 'a practice has at least one doctor')
    .superRefine(refuseEqual('id', (entry) => entry.id)),
  treatments: z
    .array(treatment)
    .refine(
      (entries) => entries.some((entry) => entry.bookableMinutes !== null),
      'at least one treatment has bookableMinutes',
    )
    .superRefine(refuseEqual('id', (entry) => entry.id))
    .superRefine(refuseEqual('name.de', (entry) => entry.name.de)),
  closures: z.array(period),
  visit: visit.optional(),
  answers: answers.optional(),
  ownAnswers: z
    .array(ownAnswer)
    .superRefine(refuseEqual('id', (entry) => entry.id))
    .superRefine(refuseEqualWays)
    .optional(),
}) satisfies z.ZodType<Omit<PracticeSource, 'pages'>>;

function refuseEqual<Entry>(field: string, toKey: (entry: Entry) => string) {
  return (entries: Entry[], context: z.RefinementCtx) => {
    const keys = entries.map(toKey);
    for (const [index, key] of keys.entries()) {
      const first = keys.indexOf(key);
      if (first < index)
        context.addIssue({
          code: 'custom',
          path: [index, ...field.split('.')],
          message: `number ${first + 1} in the list has the same`,
        });
    }
  };
}

type KnownNames = { hasPicture: (path: string) => boolean; isTreatment: (id: string) => boolean };

/** Pictures and treatments that are named but not there: every path below /images/, and every `treatment`. */
function findUnknownNames(value: unknown, known: KnownNames, path: string[] = []): Issue[] {
  if (typeof value !== 'string')
    return Object.entries(Object(value)).flatMap(([key, part]) =>
      findUnknownNames(part, known, [...path, key]),
    );
  if (value.startsWith('/images/') && !known.hasPicture(value))
    return [{ path, message: `there is no such file in practice${value.replace(/[^/]*$/, '')}` }];
  if (path.at(-1) === 'treatment' && !known.isTreatment(value))
    return [{ path, message: 'no treatment has this id' }];
  return [];
}
