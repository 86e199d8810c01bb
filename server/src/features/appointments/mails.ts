import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { PracticeData } from '../../context.ts';
import { greeting, type PersonName, signature } from '../../delivery/mail-frame.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import type { Contact } from './queries.ts';

/** Writes a mail about an appointment. */
export type AppointmentMail = (
  language: Language,
  practice: PracticeData,
  appointment: Appointment,
  name: PersonName,
) => { subject: string; body: string };

/** Addresses a mail about an appointment to whoever is written to about its patient. */
export function toAppointmentMessage(
  kind: 'confirmation' | 'cancellation' | 'moved',
  { contact, language }: { contact: Contact; language: Language },
  { id: appointmentId, patientId }: Pick<Appointment, 'id' | 'patientId'>,
  mail: ReturnType<AppointmentMail>,
): OutgoingMessage {
  const { accountId, email: to } = contact;
  return { kind, channel: 'email', to, language, accountId, patientId, appointmentId, ...mail };
}

/** Confirms a booking, with the cancellation policy. */
export const confirmationMail: AppointmentMail = (language, practice, appointment, name) => {
  const when = formatDay(appointment.date, language);
  const details = listDetails(language, practice, appointment, name);
  const { facts } = practice;
  const { cancellationNoticeHours: hours, noShowFeeEur: fee } = limits;
  if (language === 'en') {
    return {
      subject: `Your appointment on ${when}, ${appointment.time}`,
      body: `${greeting(language, name)}\n\nYour appointment is booked:\n\n${details}\n\nIf you can’t come, please cancel at least ${hours} hours before; missing it without notice costs €${fee}. You can cancel in your account or by phone: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: `Ihr Termin am ${when}, ${appointment.time} Uhr`,
    body: `${greeting(language, name)}\n\nIhr Termin ist gebucht:\n\n${details}\n\nBitte sagen Sie mindestens ${hours} Stunden vorher ab, wenn Sie nicht kommen können; für einen versäumten Termin berechnen wir ${fee} €. Absagen können Sie in Ihrem Konto oder telefonisch: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
};

/** Confirms a move, with the old time beside the new one. */
export const movedMail = (
  language: Language,
  practice: PracticeData,
  { before, after }: { before: Appointment; after: Appointment },
  name: PersonName,
): ReturnType<AppointmentMail> => {
  const { facts } = practice;
  const oldDay = formatDay(before.date, language);
  const newDay = formatDay(after.date, language);
  const details = listDetails(language, practice, after, name);
  const { cancellationNoticeHours: hours, noShowFeeEur: fee } = limits;
  if (language === 'en') {
    return {
      subject: `Moved: your appointment is now on ${newDay}, ${after.time}`,
      body: `${greeting(language, name)}\n\nYour appointment on ${oldDay}, ${before.time} (${before.doctor_name}) has been moved:\n\n${details}\n\nIf you can’t come, please cancel at least ${hours} hours before; missing it without notice costs €${fee}.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: `Verschoben: Ihr Termin ist jetzt am ${newDay}, ${after.time} Uhr`,
    body: `${greeting(language, name)}\n\nIhr Termin am ${oldDay}, ${before.time} Uhr (${before.doctor_name}) wurde verschoben:\n\n${details}\n\nBitte sagen Sie mindestens ${hours} Stunden vorher ab, wenn Sie nicht kommen können; für einen versäumten Termin berechnen wir ${fee} €.\n\n${signature(language, facts)}`,
  };
};

/** Confirms a cancellation. */
export const cancellationMail: AppointmentMail = (language, practice, appointment, name) => {
  const when = formatDay(appointment.date, language);
  const details = listDetails(language, practice, appointment, name);
  const { facts } = practice;
  if (language === 'en') {
    return {
      subject: `Cancelled: your appointment on ${when}, ${appointment.time}`,
      body: `${greeting(language, name)}\n\nYour appointment has been cancelled:\n\n${details}\n\nYou can book a new one on our website whenever you like.\n\n${signature(language, facts)}`,
    };
  }
  return {
    subject: `Abgesagt: Ihr Termin am ${when}, ${appointment.time} Uhr`,
    body: `${greeting(language, name)}\n\nIhr Termin ist abgesagt:\n\n${details}\n\nEinen neuen Termin können Sie jederzeit auf unserer Website buchen.\n\n${signature(language, facts)}`,
  };
};

function listDetails(
  language: Language,
  { facts, treatments }: PracticeData,
  appointment: Appointment,
  { firstName, lastName }: PersonName,
): string {
  const { date, time, durationMinutes, doctor_name: doctor, patientName } = appointment;
  // Who gets the mail knows who they are; somebody whom they look after is named.
  const who = patientName === `${firstName} ${lastName}` ? '' : patientName;
  const known = treatments.find(({ name }) => name.de === appointment.treatment_type);
  const treatment = known?.name[language] ?? appointment.treatment_type;
  const { street, postalCode, city } = facts.address;
  const place = `${facts.name}, ${street}, ${postalCode} ${city}`;
  const day = formatDay(date, language);
  return language === 'en'
    ? `${who && `For: ${who}\n`}Treatment: ${treatment}\nDentist: ${doctor}\nDate: ${day}\nTime: ${time} (${durationMinutes} minutes)\nPlace: ${place}`
    : `${who && `Für: ${who}\n`}Behandlung: ${treatment}\nÄrztin/Arzt: ${doctor}\nDatum: ${day}\nUhrzeit: ${time} Uhr (${durationMinutes} Minuten)\nOrt: ${place}`;
}

/** Made once: making one takes as long as everything else of a mail. A calendar day has no zone, so UTC. */
const dayFormats = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
};

/** "Dienstag, 1. Dezember 2026" */
function formatDay(date: string, language: Language): string {
  return dayFormats[language].format(new Date(`${date}T00:00:00Z`));
}
