import type { Language } from '@praxisportal/contract/language';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { Role } from '@praxisportal/contract/staff/rights';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type PersonName, type WrittenMail, writeMail } from '../../delivery/mail.ts';
import { roleNames } from './rules.ts';

const words = {
  de: {
    invite: {
      subject: 'Ihr Zugang zur Praxiskonsole',
      text: (practice: string) =>
        `Sie sind eingeladen, mit der Praxiskonsole von ${practice} zu arbeiten. Mit diesem Link richten Sie Ihren Zugang ein:`,
    },
    recover: {
      subject: 'Ihr Zugang zur Praxiskonsole wird neu eingerichtet',
      text: (practice: string) =>
        `Mit diesem Link richten Sie Ihren Zugang zur Praxiskonsole von ${practice} neu ein. Was vorher galt, gilt danach nicht mehr.`,
    },
    link: 'Zugang einrichten',
    terms: `Der Link gilt ${staffLimits.invitationHours} Stunden und nur einmal. Geben Sie ihn niemandem weiter: Wer ihn öffnet, sieht danach die Termine aller Patientinnen und Patienten.`,
    stranger: 'Wenn Sie damit nichts anfangen können, löschen Sie diese Nachricht bitte.',
  },
  en: {
    invite: {
      subject: 'Your access to the practice console',
      text: (practice: string) =>
        `You’re invited to work with the practice console of ${practice}. Use this link to set up your access:`,
    },
    recover: {
      subject: 'Set up your access to the practice console again',
      text: (practice: string) =>
        `Use this link to set up your access to the practice console of ${practice} again. What you had before stops working then.`,
    },
    link: 'Set up access',
    terms: `The link works once, for ${staffLimits.invitationHours} hours. Don’t pass it on: whoever opens it can see every patient’s appointments.`,
    stranger: 'If this means nothing to you, please delete this message.',
  },
} as const;

/** Brings the link by which somebody comes in, for the first time or again. */
export function invitationMail(
  language: Language,
  facts: PracticeFacts,
  { purpose, link }: { purpose: 'invite' | 'recover'; link: string },
): WrittenMail {
  const { link: label, terms, stranger, ...rest } = words[language];
  const { subject, text } = rest[purpose];
  return writeMail(language, facts, {
    subject,
    to: 'unknown',
    parts: [
      { kind: 'text', text: text(facts.name) },
      { kind: 'link', label, url: link },
      { kind: 'text', text: terms },
      { kind: 'text', text: stranger },
    ],
  });
}

/** Somebody as owners know them: a name can be changed by oneself, an address can't. */
type Named = { name: string; email: string };

const callMaker = (language: Language, by: Named | null) => {
  if (by) return `${by.name} (${by.email})`;
  return language === 'de' ? 'Wer den Server betreibt' : 'Whoever runs the server';
};

/** What owners are told, so that nobody comes in or reads on behind their backs; without `by` it was the operator. */
export type OwnerNews =
  | { what: 'invited'; by: Named | null; email: string; role: Role; purpose: 'invite' | 'recover' }
  | { what: 'made_owner'; by: Named | null; name: string; email: string }
  | { what: 'owner_came_in'; isBack: boolean; name: string; email: string }
  | { what: 'many_looks'; name: string; email: string }
  | { what: 'many_requests'; about: 'codes' | 'calls' | 'log_ins' | 'messages' | 'bookings' }
  | { what: 'half_of_looks'; name: string; email: string }
  | { what: 'many_changes'; change: BrakedChange; name: string; email: string }
  | { what: 'recipients_changed'; by: Named; before: readonly string[]; after: readonly string[] }
  | { what: 'erasure_dropped' };

const requestNames = {
  de: {
    codes: 'Codes per E-Mail',
    calls: 'Anrufe mit Codes',
    log_ins: 'Anmeldungen',
    messages: 'Nachrichten über das Kontaktformular',
    bookings: 'Buchungen ohne Konto',
  },
  en: {
    codes: 'codes by email',
    calls: 'calls with codes',
    log_ins: 'logins',
    messages: 'contact form messages',
    bookings: 'bookings without an account',
  },
} as const;

/** A change that has a budget, by the rule that counts it. */
export type BrakedChange =
  | 'staff_cancel'
  | 'staff_move'
  | 'staff_decide'
  | 'staff_contact'
  | 'staff_erase'
  | 'staff_merge'
  | 'staff_recipients';

/** What many changes of a kind are called, in sentences about them. */
export const changeNames: Record<Language, Record<BrakedChange, string>> = {
  de: {
    staff_cancel: 'Termine abgesagt',
    staff_move: 'Termine verschoben oder geändert',
    staff_decide: 'Termine wegen einer Abwesenheit abgesagt oder verschoben',
    staff_contact: 'Angaben von Patienten geändert oder zum Online-Zugang eingeladen',
    staff_erase: 'Patienten zum Löschen vorgemerkt',
    staff_merge: 'Einträge von Patienten zusammengeführt',
    staff_recipients: 'die Empfänger der Praxis-Mails geändert',
  },
  en: {
    staff_cancel: 'cancelled appointments',
    staff_move: 'moved or changed appointments',
    staff_decide: 'cancelled or moved appointments because of an absence',
    staff_contact: 'changed patients’ details or invited them to online access',
    staff_erase: 'marked patients for erasure',
    staff_merge: 'merged patients’ entries',
    staff_recipients: 'changed who gets the practice’s mails',
  },
};

type News<What> = Extract<OwnerNews, { what: What }>;
type Said = { subject: string; text: string; advice: string };
type OwnerWords = { [What in OwnerNews['what']]: (news: News<What>) => Said };

const ownerWords: Record<Language, OwnerWords> = {
  de: {
    invited: ({ by, email, role, purpose }) => ({
      subject: 'Jemand ist in die Praxiskonsole eingeladen',
      text:
        purpose === 'recover'
          ? `${callMaker('de', by)} hat ${email} einen Link gemacht, mit dem dieser Zugang neu eingerichtet wird (${roleNames.de[role]}).`
          : `${callMaker('de', by)} hat ${email} in die Praxiskonsole eingeladen. Die Aufgabe: ${roleNames.de[role]}.`,
      advice:
        'Wenn Sie davon wissen, müssen Sie nichts tun. Wenn nicht, ziehen Sie die Einladung bitte gleich in der Konsole unter „Team“ zurück und fragen Sie nach.',
    }),
    made_owner: ({ by, name, email }) => ({
      subject: 'Die Praxiskonsole hat eine weitere Praxisleitung',
      text: `${callMaker('de', by)} hat ${name} (${email}) die Praxisleitung gegeben: Damit darf man alles, auch Team, Einstellungen und Protokoll.`,
      advice:
        'Wenn Sie davon wissen, müssen Sie nichts tun. Wenn nicht, sperren Sie diesen Zugang bitte gleich in der Konsole unter „Team“.',
    }),
    owner_came_in: ({ isBack, name, email }) => ({
      subject: 'Eine Praxisleitung hat ihren Zugang eingerichtet',
      text: isBack
        ? `${name} (${email}) hat den Zugang mit der Praxisleitung über einen Link neu eingerichtet.`
        : `${name} (${email}) hat einen Zugang mit der Praxisleitung eingerichtet: Damit darf man alles, auch Team, Einstellungen und Protokoll.`,
      advice:
        'Wenn Sie davon wissen, müssen Sie nichts tun. Wenn nicht, sperren Sie diesen Zugang bitte gleich in der Konsole unter „Team“.',
    }),
    many_looks: ({ name, email }) => ({
      subject: 'Ungewöhnlich viele Patienten angesehen',
      text: `Unter dem Namen von ${name} (${email}) wurden in kurzer Zeit sehr viele Patienten gesucht oder angesehen. Eine Weile zeigt die Konsole dort keine weiteren.`,
      advice:
        'Bitte fragen Sie nach. Wenn es sich nicht erklärt, melden Sie die Person unter „Team“ überall ab. Was gesehen wurde, steht im Protokoll unter „Gesucht und angesehen“.',
    }),
    many_requests: ({ about }) => ({
      subject: 'Ungewöhnlich viele Anfragen auf der Website',
      text: `Auf der Website werden gerade ungewöhnlich viele Anfragen gestellt: ${requestNames.de[about]}. Wer bekannt ist, merkt davon nichts. Für alle anderen dauert es länger, weil der Browser dafür rechnen muss; bei sehr vielen Anrufen an neue Nummern werden bis zu eine Stunde lang keine weiteren gemacht.`,
      advice:
        'Sie müssen nichts tun. Wenn es anhält, geben Sie diese Nachricht bitte an die Person weiter, die den Server betreibt: Im Protokoll des Servers steht, um welche Grenze es geht.',
    }),
    half_of_looks: ({ name, email }) => ({
      subject: 'Viele Patienten angesehen',
      text: `Unter dem Namen von ${name} (${email}) wurden in kurzer Zeit viele Patienten gesucht oder angesehen: die Hälfte dessen, was die Konsole zulässt.`,
      advice:
        'An einem vollen Tag oder bei einer langen Abwesenheit kommt das vor. Wenn es sich nicht erklärt, melden Sie die Person bitte unter „Team“ überall ab. Was gesehen wurde, steht im Protokoll unter „Gesucht und angesehen“.',
    }),
    many_changes: ({ change, name, email }) => ({
      subject: 'Ungewöhnlich viele Änderungen in der Praxiskonsole',
      text: `Unter dem Namen von ${name} (${email}) wurden in kurzer Zeit ungewöhnlich oft ${changeNames.de[change]}. Weiter geht es dort nur mit beidem: Passwort und Code, oder Passkey.`,
      advice:
        'Bitte fragen Sie nach. Wenn es sich nicht erklärt, melden Sie die Person unter „Team“ überall ab. Was geändert wurde, steht im Protokoll.',
    }),
    recipients_changed: ({ by, before, after }) => ({
      subject: 'Die Mails der Praxis gehen an andere Adressen',
      text: `${callMaker('de', by)} hat geändert, wer Morgenliste und Hinweise der Praxis bekommt. Bisher: ${before.join(', ') || 'niemand'}. Ab jetzt: ${after.join(', ') || 'niemand'}.`,
      advice:
        'Wenn das so gewollt ist, müssen Sie nichts tun. Wenn nicht, ändern Sie es bitte gleich in der Konsole unter „Einstellungen“ zurück und fragen Sie nach: In diesen Mails stehen Namen und Termine.',
    }),
    erasure_dropped: () => ({
      subject: 'Eine vorgemerkte Löschung entfällt',
      text: 'Die Daten eines Patienten waren zum Löschen vorgemerkt. Seitdem kam ein Termin dazu, oder es änderte sich, zu welchem Konto der Patient gehört oder wer zu diesem Konto gehört. Darum wird nichts gelöscht.',
      advice:
        'Um wen es geht, steht im Protokoll. Wenn die Daten weiterhin gelöscht werden sollen, merken Sie es bitte auf der Karte neu vor.',
    }),
  },
  en: {
    invited: ({ by, email, role, purpose }) => ({
      subject: 'Someone has been invited to the practice console',
      text:
        purpose === 'recover'
          ? `${callMaker('en', by)} made ${email} a link to set up their access again (${roleNames.en[role]}).`
          : `${callMaker('en', by)} invited ${email} to the practice console, as: ${roleNames.en[role]}.`,
      advice:
        'If you know about it, there’s nothing to do. If not, please withdraw the invitation in the console under “Team” at once, and ask.',
    }),
    made_owner: ({ by, name, email }) => ({
      subject: 'The practice console has another owner',
      text: `${callMaker('en', by)} made ${name} (${email}) a practice owner: owners may do everything, including team, settings and the record.`,
      advice:
        'If you know about it, there’s nothing to do. If not, please block this access in the console under “Team” at once.',
    }),
    owner_came_in: ({ isBack, name, email }) => ({
      subject: 'A practice owner has set up their access',
      text: isBack
        ? `${name} (${email}) set up their access as a practice owner again, by a link.`
        : `${name} (${email}) set up access as a practice owner: owners may do everything, including team, settings and the record.`,
      advice:
        'If you know about it, there’s nothing to do. If not, please block this access in the console under “Team” at once.',
    }),
    many_looks: ({ name, email }) => ({
      subject: 'Unusually many patients looked at',
      text: `Very many patients were searched for or looked at in a short time under the name of ${name} (${email}). For a while the console shows no more there.`,
      advice:
        'Please ask about it. If there’s no explanation, sign them out everywhere under “Team”. What was seen is in the record under “Searched and looked at”.',
    }),
    many_requests: ({ about }) => ({
      subject: 'Unusually many requests on the website',
      text: `The website is getting unusually many requests right now: ${requestNames.en[about]}. Patients in browsers they have used before won’t notice. For everyone else it takes longer, because their browser has to work for it; if there are very many calls to new numbers, no more are made for up to an hour.`,
      advice:
        'There’s nothing you need to do. If it goes on, please pass this message to the person who runs the server: the server’s log says which limit it is.',
    }),
    half_of_looks: ({ name, email }) => ({
      subject: 'Many patients looked at',
      text: `Many patients were searched for or looked at in a short time under the name of ${name} (${email}): half of what the console allows.`,
      advice:
        'On a busy day, or with a long absence, that happens. If there’s no explanation, please sign them out everywhere under “Team”. What was seen is in the record under “Searched and looked at”.',
    }),
    many_changes: ({ change, name, email }) => ({
      subject: 'Unusually many changes in the practice console',
      text: `Unusually often in a short time, ${name} (${email}) ${changeNames.en[change]}. To go on there takes a full proof of identity.`,
      advice:
        'Please ask about it. If there’s no explanation, sign them out everywhere under “Team”. What was changed is in the record.',
    }),
    recipients_changed: ({ by, before, after }) => ({
      subject: 'The practice’s mails go to other addresses',
      text: `${callMaker('en', by)} changed who gets the practice’s morning list and notices. Until now: ${before.join(', ') || 'nobody'}. From now on: ${after.join(', ') || 'nobody'}.`,
      advice:
        'If that’s intended, there’s nothing to do. If not, please change it back in the console under “Settings” at once, and ask: these mails have names and appointments in them.',
    }),
    erasure_dropped: () => ({
      subject: 'A planned erasure is dropped',
      text: 'A patient’s data were planned to be erased. Since then an appointment was added, or it changed which account the patient belongs to or who belongs to that account. So nothing is erased.',
      advice:
        'Who it’s about is in the record. If the data are still to be erased, please mark that on the card again.',
    }),
  },
};

/** Tells an owner what has happened to the practice's access. */
export function ownerMail(
  facts: PracticeFacts,
  to: PersonName & { language: Language },
  news: OwnerNews,
): WrittenMail {
  return newsMail(facts, to.language, to, news);
}

/** Tells an address that got the practice's mails that others get them now. */
export function formerRecipientMail(facts: PracticeFacts, news: News<'recipients_changed'>): WrittenMail {
  return newsMail(facts, 'de', 'unknown', news);
}

function newsMail(
  facts: PracticeFacts,
  language: Language,
  to: PersonName | 'unknown',
  news: OwnerNews,
): WrittenMail {
  const { subject, text, advice } = sayToOwner(ownerWords[language], news);
  return writeMail(language, facts, {
    subject,
    to,
    parts: [
      { kind: 'text', text },
      { kind: 'text', text: advice },
    ],
  });
}

function sayToOwner(words: OwnerWords, news: OwnerNews): Said {
  switch (news.what) {
    case 'invited':
      return words.invited(news);
    case 'made_owner':
      return words.made_owner(news);
    case 'owner_came_in':
      return words.owner_came_in(news);
    case 'many_looks':
      return words.many_looks(news);
    case 'many_requests':
      return words.many_requests(news);
    case 'half_of_looks':
      return words.half_of_looks(news);
    case 'many_changes':
      return words.many_changes(news);
    case 'recipients_changed':
      return words.recipients_changed(news);
    case 'erasure_dropped':
      return words.erasure_dropped(news);
  }
}
