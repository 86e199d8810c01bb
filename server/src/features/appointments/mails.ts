import type { Appointment } from '@praxisportal/contract/appointment';
import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeData } from '../../context.ts';
import {
  type MailPart,
  nameInMail,
  type PersonName,
  type WrittenMail,
  writeMail,
} from '../../delivery/mail.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { formatDay } from '../../domain/format-day.ts';
import type { Contact } from './queries.ts';

/**
 * Who reads a mail, and where they see, move and cancel the appointment: a guest by a link of their own. Without a link
 * only the practice changes it.
 */
export type MailReader = PersonName & { link: string | undefined };

/** Writes a mail about an appointment. */
export type AppointmentMail = (
  language: Language,
  practice: PracticeData,
  appointment: Appointment,
  reader: MailReader,
) => WrittenMail;

/** Addresses a mail about an appointment to whoever is written to about its patient. */
export function toAppointmentMessage(
  kind: 'confirmation' | 'cancellation' | 'moved',
  { contact, language }: { contact: Contact; language: Language },
  { id: appointmentId, patientId }: Pick<Appointment, 'id' | 'patientId'>,
  mail: WrittenMail,
): OutgoingMessage {
  const { accountId, email: to } = contact;
  const about = { ...(accountId && { accountId }), patientId, appointmentId };
  return { kind, channel: 'email', to, language, ...about, ...mail };
}

/** Confirms a booking, with the cancellation policy, what to bring and the way. */
export const confirmationMail: AppointmentMail = (language, practice, appointment, reader) => {
  const when = nameStart(language, appointment);
  const { intro, ...words } = {
    de: {
      subject: `Ihr Termin am ${when}`,
      title: 'Ihr Termin ist gebucht',
      intro: 'Das haben Sie gebucht:',
    },
    en: {
      subject: `Your appointment on ${when}`,
      title: 'Your appointment is booked',
      intro: 'This is what you’ve booked:',
    },
  }[language];
  return writeMail(language, practice.facts, {
    ...words,
    to: reader,
    parts: [
      ...describeBooked(language, practice, { intro, appointment, reader }),
      ...listVisitFacts(language, practice),
    ],
  });
};

/** Confirms a move, with the old time beside the new one; or a change of something else, at the same time. */
export const movedMail = (
  language: Language,
  practice: PracticeData,
  { before, after }: { before: Appointment; after: Appointment },
  reader: MailReader,
): WrittenMail => {
  const when = nameStart(language, after);
  const old = `${nameStart(language, before)} (${before.doctor_name})`;
  const isMoved = before.date !== after.date || before.time !== after.time;
  const { intro, ...words } = (isMoved ? movedWords : changedWords)(when, old)[language];
  return writeMail(language, practice.facts, {
    ...words,
    to: reader,
    parts: [
      ...describeBooked(language, practice, { intro, appointment: after, reader }),
      ...listVisitFacts(language, practice),
    ],
  });
};

const movedWords = (when: string, old: string) => ({
  de: {
    subject: `Verschoben: Ihr Termin ist jetzt am ${when}`,
    title: 'Ihr Termin ist verschoben',
    intro: `Ihr Termin am ${old} wurde verschoben:`,
  },
  en: {
    subject: `Moved: your appointment is now on ${when}`,
    title: 'Your appointment has been moved',
    intro: `Your appointment on ${old} has been moved:`,
  },
});

const changedWords = (when: string, old: string) => ({
  de: {
    subject: `Geändert: Ihr Termin am ${when}`,
    title: 'Ihr Termin ist geändert',
    intro: `Ihr Termin am ${old} wurde geändert. So steht er jetzt bei uns:`,
  },
  en: {
    subject: `Changed: your appointment on ${when}`,
    title: 'Your appointment has been changed',
    intro: `Your appointment on ${old} has been changed. This is how it stands now:`,
  },
});

/** Confirms a cancellation, or tells that the practice could not help it. */
export const cancellationMail = (
  language: Language,
  practice: PracticeData,
  { appointment, by }: { appointment: Appointment; by: 'patient' | 'practice' },
  reader: PersonName,
): WrittenMail => {
  const when = nameStart(language, appointment);
  const { phone } = practice.facts;
  const isOurs = by === 'practice';
  const { intro, again, ...words } = {
    de: {
      subject: `Abgesagt: Ihr Termin am ${when}`,
      title: isOurs ? 'Wir müssen Ihren Termin absagen' : 'Ihr Termin ist abgesagt',
      intro: isOurs ? 'Es tut uns leid: Diesen Termin müssen wir absagen.' : 'Dieser Termin ist abgesagt:',
      again: isOurs
        ? `Einen neuen Termin bekommen Sie auf unserer Website oder am Telefon: ${phone}.`
        : 'Einen neuen Termin können Sie jederzeit auf unserer Website buchen.',
    },
    en: {
      subject: `Cancelled: your appointment on ${when}`,
      title: isOurs ? 'We have to cancel your appointment' : 'Your appointment has been cancelled',
      intro: isOurs
        ? 'We’re sorry: we have to cancel this appointment.'
        : 'This appointment has been cancelled:',
      again: isOurs
        ? `You can get a new one on our website or by phone: ${phone}.`
        : 'You can book a new one on our website whenever you like.',
    },
  }[language];
  return writeMail(language, practice.facts, {
    ...words,
    to: reader,
    parts: [
      { kind: 'text', text: intro },
      listDetails(language, practice, appointment),
      { kind: 'text', text: again },
    ],
  });
};

/** What stands in a mail about an appointment that is to come: all of it, the way to change it, and the policy. */
function describeBooked(
  language: Language,
  practice: PracticeData,
  { intro, appointment, reader }: { intro: string; appointment: Appointment; reader: MailReader },
): MailPart[] {
  return [
    { kind: 'text', text: intro },
    listDetails(language, practice, appointment),
    ...linkTo(language, reader),
    sayPolicy(language, practice, { ...appointment, ...reader }),
  ];
}

/** Day, time, place, doctor and treatment; the patient, if it is another one of the account. */
export function listDetails(
  language: Language,
  { facts, services }: PracticeData,
  appointment: Appointment,
): MailPart {
  const { date, time, durationMinutes, doctor_name: doctor, otherPatientName } = appointment;
  const known = services.find(({ name }) => name.de === appointment.treatment_type);
  const treatment = known?.name[language] ?? appointment.treatment_type;
  const { street, postalCode, city } = facts.address;
  const place = `${facts.name}, ${street}, ${postalCode} ${city}`;
  const day = formatDay(date, language);
  const labels = detailLabels[language];
  const duration = language === 'en' ? `(${durationMinutes} minutes)` : `Uhr (${durationMinutes} Minuten)`;
  return {
    kind: 'facts',
    facts: [
      ...(otherPatientName === null ? [] : [[labels.patient, nameInMail(otherPatientName)] as const]),
      [labels.date, day],
      [labels.time, `${time} ${duration}`],
      [labels.doctor, doctor],
      [labels.treatment, treatment],
      [labels.place, place],
    ],
  };
}

/** What to bring and the way to the practice, as far as it has written them down. */
export function listVisitFacts(language: Language, { answers }: PracticeData): MailPart[] {
  const { title, ...labels } = visitLabels[language];
  const facts = visitFacts.flatMap((name) => {
    const text = answers[name]?.[language];
    return text === undefined ? [] : [[labels[name], text] as const];
  });
  return facts.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'facts', facts },
      ];
}

const visitFacts = ['bring', 'firstVisit', 'publicTransport', 'parking', 'access'] as const;

const visitLabels = {
  de: {
    title: 'Vor Ihrem Besuch',
    bring: 'Mitbringen',
    firstVisit: 'Erster Besuch',
    publicTransport: 'Bus, Bahn',
    parking: 'Parken',
    access: 'Ohne Stufen',
  },
  en: {
    title: 'Before your visit',
    bring: 'Bring',
    firstVisit: 'First visit',
    publicTransport: 'Transport',
    parking: 'Parking',
    access: 'Step-free',
  },
} as const;

const detailLabels = {
  de: {
    patient: 'Für',
    treatment: 'Behandlung',
    doctor: 'Ärztin/Arzt',
    date: 'Datum',
    time: 'Uhrzeit',
    place: 'Ort',
  },
  en: {
    patient: 'For',
    treatment: 'Treatment',
    doctor: 'Dentist',
    date: 'Date',
    time: 'Time',
    place: 'Place',
  },
} as const;

/** "Dienstag, 1. Dezember 2026, 09:00 Uhr" */
export function nameStart(language: Language, { date, time }: Appointment): string {
  return `${formatDay(date, language)}, ${time}${language === 'en' ? '' : ' Uhr'}`;
}

/** Leads to where the appointment is seen and changed, if the reader can. */
export function linkTo(language: Language, { link }: Pick<MailReader, 'link'>): MailPart[] {
  if (link === undefined) return [];
  const label = language === 'en' ? 'See, move or cancel it' : 'Termin ansehen, verschieben, absagen';
  return [{ kind: 'link', label, url: link }];
}

function sayPolicy(
  language: Language,
  { facts }: PracticeData,
  { noticeHours: hours, link }: Pick<Appointment, 'noticeHours'> & Pick<MailReader, 'link'>,
): MailPart {
  const { rule, fee } = cancellationPolicy[language];
  const { phone } = facts;
  const ways = {
    de: link
      ? `Verschieben und absagen können Sie über den Link oben oder telefonisch: ${phone}.`
      : `Verschieben und absagen können Sie telefonisch: ${phone}.`,
    en: link
      ? `You can move or cancel it with the link above or by phone: ${phone}.`
      : `You can move or cancel it by phone: ${phone}.`,
  }[language];
  const text = `${rule(hours)} ${fee} ${ways}`;
  return { kind: 'text', text };
}
