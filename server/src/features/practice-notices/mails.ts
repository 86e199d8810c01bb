import type { PracticeFacts } from '@praxisportal/practice/types';
import { type MailPart, nameInMail, type WrittenMail, writeMail } from '../../delivery/mail.ts';
import { formatDay } from '../../domain/format-day.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import type { ExpectedPatient } from './queries.ts';

/** An appointment as the practice is told of it. */
export type ToldAppointment = { startAt: Date; doctorName: string; treatmentType: string };

/** A change as the practice is told of it; `before` is where a moved appointment was. */
export type ToldChange = {
  action: 'book' | 'cancel' | 'move';
  appointment: ToldAppointment;
  before: ToldAppointment | undefined;
  patientName: string | null;
  patientNote: string;
  pain: boolean;
};

const subjects = { book: 'Neuer Termin', cancel: 'Termin abgesagt', move: 'Termin verschoben' } as const;

/**
 * Tells the practice of a change. The team reads it, so it is German. Who it is stands inside only: a subject is read
 * on locked screens.
 */
export function changeNotice(facts: PracticeFacts, change: ToldChange): WrittenMail {
  const { action, appointment, before, patientName, patientNote, pain } = change;
  const { doctorName, treatmentType } = appointment;
  const when = nameStart(facts, appointment);
  return writeMail('de', facts, {
    subject: `${subjects[action]}: ${when}, ${doctorName}`,
    title: subjects[action],
    to: null,
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Wann', when],
          ['Bei', doctorName],
          ['Behandlung', treatmentType],
          ['Wer', patientName === null ? 'Konto inzwischen gelöscht' : nameInMail(patientName)],
          ...(pain && action === 'book' ? [['Schmerzen', 'ja'] as const] : []),
          ...(patientNote && action === 'book' ? [['Nachricht', nameInMail(patientNote)] as const] : []),
          ...(before ? [['Bisher', `${nameStart(facts, before)}, ${before.doctorName}`] as const] : []),
        ],
      },
    ],
  });
}

/** The day's appointments, dentist by dentist. */
export function morningList(
  facts: PracticeFacts,
  date: string,
  expected: readonly ExpectedPatient[],
): WrittenMail {
  const doctorNames = [...new Set(expected.map(({ doctorName }) => doctorName))].sort();
  const count = ['kein Termin', '1 Termin'][expected.length] ?? `${expected.length} Termine`;
  const lists = doctorNames.flatMap((doctorName): MailPart[] => [
    { kind: 'heading', text: doctorName },
    {
      kind: 'facts',
      facts: expected
        .filter((row) => row.doctorName === doctorName)
        .map(({ startAt, endAt, patientName, treatmentType, patientNote, pain }) => [
          `${toWallTime(startAt.getTime(), facts.timeZone)}–${toWallTime(endAt.getTime(), facts.timeZone)}`,
          [`${nameInMail(patientName)}, ${treatmentType}`, pain && 'Schmerzen', nameInMail(patientNote)]
            .filter(Boolean)
            .join(' · '),
        ]),
    },
  ]);
  const nobody: MailPart = { kind: 'text', text: 'Für heute ist kein Termin gebucht.' };
  return writeMail('de', facts, {
    subject: `Heute, ${formatDay(date, 'de')}: ${count}`,
    to: null,
    parts: lists.length > 0 ? lists : [nobody],
  });
}

function nameStart({ timeZone }: PracticeFacts, { startAt }: ToldAppointment): string {
  const startMs = startAt.getTime();
  return `${formatDay(toWallDate(startMs, timeZone), 'de')}, ${toWallTime(startMs, timeZone)} Uhr`;
}
