import type { Language } from '@praxisportal/contract/language';
import * as z from 'zod';
import type { PracticeData } from '../../context.ts';
import { formatShortDay } from '../../domain/format-day.ts';
import { toPresence } from '../../domain/presence.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import type { ChangeRow } from './queries.ts';
import { unknownPeople } from './rules.ts';

/** An appointment as its audit keeps it; what the server wrote by itself holds less. */
const keptFacts = z
  .object({
    doctorName: z.string(),
    treatmentType: z.string(),
    startAt: z.coerce.date(),
    endAt: z.coerce.date(),
    status: z.enum(['scheduled', 'completed', 'cancelled', 'no_show']),
    arrivedAt: z.coerce.date(),
    seatedAt: z.coerce.date(),
    finishedAt: z.coerce.date(),
  })
  .partial();
type Facts = z.infer<typeof keptFacts>;

type Told = {
  /** Who did it; of the server's own doing nobody is named. */
  who: string;
  /** Whose appointment it is; undefined if it is their own doing. */
  patient: string | undefined;
  /** The appointment in words, as it was and as it is */
  before: string;
  after: string;
  /** What differs, in words */
  differences: string;
  presence: string;
};

type Action = ChangeRow['action'];

const german: Record<Action, (told: Told) => string> = {
  book: ({ who, patient, after }) => `${who} hat einen Termin${forWhom.de(patient)} gebucht: ${after}`,
  overbook: ({ who, patient, after }) =>
    `${who} hat einen Termin${forWhom.de(patient)} bewusst neben einen anderen gelegt: ${after}`,
  cancel: ({ who, patient, after }) => `${who} hat einen Termin${ofWhom.de(patient)} abgesagt: ${after}`,
  move: ({ who, patient, before, after }) =>
    `${who} hat einen Termin${ofWhom.de(patient)} verschoben: von ${before} auf ${after}`,
  change: ({ who, patient, after, differences }) =>
    differences === ''
      ? `${who} hat die Notiz zu einem Termin${ofWhom.de(patient)} geändert: ${after}`
      : `${who} hat einen Termin${ofWhom.de(patient)} geändert: ${after} (${differences})`,
  presence: ({ who, patient, after, presence }) =>
    `${who} hat bei einem Termin${ofWhom.de(patient)} „${presence}“ vermerkt: ${after}`,
  undo: ({ who, patient, after }) =>
    `${who} hat die letzte Änderung an einem Termin${ofWhom.de(patient)} zurückgenommen: ${after}`,
  complete: ({ patient, after }) =>
    `Ein Termin${ofWhom.de(patient)} ist vorbei und gilt als erledigt: ${after}`,
  claim: ({ who, after }) =>
    `${who} hat einen Termin, der als Gast gebucht war, ins Konto übernommen: ${after}`,
  merge: ({ who, patient, after }) =>
    `${who} hat zwei Einträge${ofWhom.de(patient)} zusammengeführt, damit auch den Termin ${after}`,
};

const english: Record<Action, (told: Told) => string> = {
  book: ({ who, patient, after }) => `${who} booked an appointment${forWhom.en(patient)}: ${after}`,
  overbook: ({ who, patient, after }) =>
    `${who} put an appointment${forWhom.en(patient)} beside another on purpose: ${after}`,
  cancel: ({ who, patient, after }) => `${who} cancelled an appointment${ofWhom.en(patient)}: ${after}`,
  move: ({ who, patient, before, after }) =>
    `${who} moved an appointment${ofWhom.en(patient)}: from ${before} to ${after}`,
  change: ({ who, patient, after, differences }) =>
    differences === ''
      ? `${who} changed the note on an appointment${ofWhom.en(patient)}: ${after}`
      : `${who} changed an appointment${ofWhom.en(patient)}: ${after} (${differences})`,
  presence: ({ who, patient, after, presence }) =>
    `${who} noted “${presence}” for an appointment${ofWhom.en(patient)}: ${after}`,
  undo: ({ who, patient, after }) =>
    `${who} took back the last change of an appointment${ofWhom.en(patient)}: ${after}`,
  complete: ({ patient, after }) =>
    `An appointment${ofWhom.en(patient)} is over and counts as done: ${after}`,
  claim: ({ who, after }) => `${who} took an appointment booked as a guest into their account: ${after}`,
  merge: ({ who, patient, after }) =>
    `${who} merged two entries${ofWhom.en(patient)}, and with them the appointment ${after}`,
};

const sentences = { de: german, en: english };

const forWhom = {
  de: (patient: string | undefined) => (patient ? ` für ${patient}` : ''),
  en: (patient: string | undefined) => (patient ? ` for ${patient}` : ''),
};
const ofWhom = {
  de: (patient: string | undefined) => (patient ? ` von ${patient}` : ''),
  en: (patient: string | undefined) => (patient ? ` of ${patient}` : ''),
};

const words = {
  de: {
    online: '(online)',
    server: 'Der Server',
    unknown: 'Angaben gelöscht',
    at: (day: string, time: string, doctor: string) => `${day}, ${time} Uhr${doctor && `, ${doctor}`}`,
    minutes: (before: number, after: number) => `${after} statt ${before} Minuten`,
    instead: (before: string, after: string) => `${after} statt ${before}`,
    presence: {
      expected: 'noch nicht da',
      arrived: 'ist da',
      seated: 'im Zimmer',
      finished: 'fertig',
      no_show: 'nicht gekommen',
    },
  },
  en: {
    online: '(online)',
    server: 'The server',
    unknown: 'details erased',
    at: (day: string, time: string, doctor: string) => `${day}, ${time}${doctor && `, ${doctor}`}`,
    minutes: (before: number, after: number) => `${after} instead of ${before} minutes`,
    instead: (before: string, after: string) => `${after} instead of ${before}`,
    presence: {
      expected: 'not there yet',
      arrived: 'is there',
      seated: 'in the room',
      finished: 'finished',
      no_show: 'did not come',
    },
  },
};

/** What a sentence needs of the practice. */
type KnownTreatments = {
  facts: Pick<PracticeData['facts'], 'timeZone'>;
  services: readonly Pick<PracticeData['services'][number], 'name'>[];
};

/** What happened to an appointment, in one sentence of people's words, without its full stop. */
export function describeChange(
  row: ChangeRow,
  { language, practice }: { language: Language; practice: KnownTreatments },
): string {
  const say = words[language];
  const before = keptFacts.safeParse(row.before ?? {}).data ?? {};
  const after = {
    ...(row.startAt && { startAt: row.startAt }),
    ...keptFacts.safeParse(row.after ?? {}).data,
  };
  const isOnline = row.actorKind === 'account' || row.actorKind === 'guest';
  const isOwn = isOnline && row.actorPatientId !== null && row.actorPatientId === row.patientId;
  return sentences[language][row.action]({
    who: nameActor(row, language),
    patient: isOwn ? undefined : (row.patientName ?? unknownPeople[language].erased),
    before: sayFacts(before),
    after: sayFacts({ ...before, ...after }),
    differences: listDifferences(before, after).join(', '),
    presence: sayPresence(after),
  });

  function sayTreatment(german: string): string {
    return practice.services.find(({ name }) => name.de === german)?.name[language] ?? german;
  }

  function sayFacts({ startAt, doctorName = '', treatmentType }: Facts): string {
    if (!startAt) return say.unknown;
    const { timeZone } = practice.facts;
    const ms = startAt.getTime();
    const day = formatShortDay(toWallDate(ms, timeZone), language);
    const when = say.at(day, toWallTime(ms, timeZone), doctorName);
    return treatmentType ? `${when}, ${sayTreatment(treatmentType)}` : when;
  }

  function listDifferences(was: Facts, is: Facts): string[] {
    const { treatmentType: wasType = '' } = was;
    const { treatmentType: isType = '' } = is;
    const wasMinutes = findMinutes(was);
    const isMinutes = findMinutes(is);
    return [
      ...(wasType === isType ? [] : [say.instead(sayTreatment(wasType), sayTreatment(isType))]),
      ...(wasMinutes === isMinutes ? [] : [say.minutes(wasMinutes, isMinutes)]),
    ];
  }

  function sayPresence({ status = 'scheduled', arrivedAt, seatedAt, finishedAt }: Facts): string {
    const known = {
      arrivedAt: arrivedAt ?? null,
      seatedAt: seatedAt ?? null,
      finishedAt: finishedAt ?? null,
    };
    return say.presence[toPresence({ status, ...known })];
  }
}

function findMinutes({ startAt, endAt }: Facts): number {
  return startAt && endAt ? (endAt.getTime() - startAt.getTime()) / 60_000 : 0;
}

function nameActor({ actorKind, actorName }: ChangeRow, language: Language): string {
  const say = words[language];
  switch (actorKind) {
    case 'system':
      return say.server;
    case 'staff':
      return actorName ?? unknownPeople[language].formerStaff;
    case 'account':
    case 'guest':
      return actorName ? `${actorName} ${say.online}` : unknownPeople[language].erasedActor;
  }
}
