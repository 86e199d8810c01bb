import { limits } from '@praxisportal/contract/limits';
import { formatNumber } from '../../i18n/format.ts';
import type { Texts } from '../../i18n/texts.ts';

const de = {
  title: 'Kontakt',
  description:
    'Adresse, Telefon, E-Mail, Notfallnummer und Sprechzeiten der Zahnarztpraxis am Lindenplatz in Köln, mit Kontaktformular.',
  address: { title: 'Adresse', district: (district: string) => `${district}, Eingang unter der Linde` },
  phone: { title: 'Telefon', hint: 'Während der Sprechzeiten' },
  email: { title: 'E-Mail', hint: 'Bitte keine Befunde oder Röntgenbilder per E-Mail senden.' },
  emergency: {
    title: 'Zahnärztlicher Notfall',
    text: 'Starke Schmerzen, eine Schwellung oder ein Zahnunfall: Diese Nummer ist rund um die Uhr besetzt.',
    callPractice: 'Notfallnummer',
    callRescue: 'Notruf 112',
    danger: 'Bei Atemnot, starker Blutung oder Lebensgefahr rufen Sie sofort den Notruf.',
  },
  hours: {
    title: 'Sprechzeiten',
    caption: 'Sprechzeiten nach Wochentagen',
    day: 'Tag',
    time: 'Uhrzeit',
    today: 'heute',
    closed: 'geschlossen',
    closedFor: (reason: string) => `geschlossen (${reason})`,
    holidays: 'An Feiertagen ist die Praxis geschlossen.',
    closures: 'Außerdem geschlossen:',
  },
  map: {
    title: 'Anfahrt',
    heading: 'Karte von OpenStreetMap laden?',
    explanation:
      'Die Karte kommt von der OpenStreetMap Foundation in Großbritannien. Erst wenn Sie zustimmen, überträgt Ihr Browser dorthin Ihre IP-Adresse, Angaben zu Ihrem Browser und die Adresse dieser Website. Ihre Zustimmung gilt, bis Sie diese Seite verlassen.',
    privacy: 'Mehr dazu im Datenschutz',
    load: 'Karte laden',
    hide: 'Karte ausblenden',
    frameTitle: 'Karte mit der Lage der Praxis',
    larger: 'Größere Karte bei OpenStreetMap',
    newTab: '(öffnet in einem neuen Tab)',
  },
  form: {
    title: 'Schreiben Sie uns',
    lead: 'Fragen zu Behandlung, Kosten oder Ablauf? Wir antworten Ihnen per E-Mail.',
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    trap: 'Website (bitte leer lassen)',
    submit: 'Nachricht senden',
    sending: 'Nachricht wird gesendet …',
    privacyBefore: 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten. Näheres unter ',
    privacyLink: 'Datenschutz',
    kept: 'Ihre Nachricht steht noch im Formular. Sie erreichen uns auch am Telefon:',
    tooMany:
      'Von Ihrem Anschluss kamen gerade mehrere Nachrichten. Bitte versuchen Sie es in einer Stunde noch einmal.',
    noScript: 'Das Formular braucht JavaScript. Schreiben Sie uns sonst an:',
    sentTitle: 'Ihre Nachricht ist bei uns',
    sentText: (email: string) => `Vielen Dank. Wir antworten Ihnen an ${email}.`,
    another: 'Weitere Nachricht schreiben',
    errors: {
      name: 'Bitte geben Sie Ihren Namen an.',
      nameTooLong: `Bitte höchstens ${limits.nameMaxLength} Zeichen.`,
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
      message: 'Bitte schreiben Sie uns, worum es geht.',
      messageTooLong: `Bitte höchstens ${formatNumber('de', limits.contactMessageMaxLength)} Zeichen.`,
    },
  },
};

const en: typeof de = {
  title: 'Contact',
  description:
    'Address, phone, e-mail, emergency number and opening hours of the dental practice at Lindenplatz in Cologne, with a contact form.',
  address: { title: 'Address', district: (district) => `${district}, entrance beneath the linden tree` },
  phone: { title: 'Phone', hint: 'During opening hours' },
  email: { title: 'E-mail', hint: 'Please send no findings or X-ray pictures by e-mail.' },
  emergency: {
    title: 'Dental emergency',
    text: 'Severe pain, swelling or a dental accident: this line is answered around the clock.',
    callPractice: 'Emergency line',
    callRescue: 'Emergency services 112',
    danger: 'If you cannot breathe properly, bleed heavily or are in danger of life, call 112 at once.',
  },
  hours: {
    title: 'Opening hours',
    caption: 'Opening hours by weekday',
    day: 'Day',
    time: 'Time',
    today: 'today',
    closed: 'closed',
    closedFor: (reason) => `closed (${reason})`,
    holidays: 'The practice is closed on public holidays.',
    closures: 'Also closed:',
  },
  map: {
    title: 'Getting here',
    heading: 'Load the map from OpenStreetMap?',
    explanation:
      'The map comes from the OpenStreetMap Foundation in the United Kingdom. Only if you agree does your browser send it your IP address, details of your browser and the address of this website. Your consent holds until you leave this page.',
    privacy: 'More about this under privacy',
    load: 'Load map',
    hide: 'Hide map',
    frameTitle: 'Map showing where the practice is',
    larger: 'Larger map at OpenStreetMap',
    newTab: '(opens in a new tab)',
  },
  form: {
    title: 'Write to us',
    lead: 'Questions about treatment, costs or what to expect? We answer by e-mail.',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    trap: 'Website (please leave empty)',
    submit: 'Send message',
    sending: 'Sending message …',
    privacyBefore: 'We use what you enter only to answer you. Details under ',
    privacyLink: 'Privacy',
    kept: 'Your message is still in the form. You can also reach us by phone:',
    tooMany: 'Several messages came from your connection just now. Please try again in an hour.',
    noScript: 'The form needs JavaScript. Otherwise please write to:',
    sentTitle: 'We have received your message',
    sentText: (email) => `Thank you. We will answer to ${email}.`,
    another: 'Write another message',
    errors: {
      name: 'Please enter your name.',
      nameTooLong: `At most ${limits.nameMaxLength} characters, please.`,
      email: 'Please enter a valid e-mail address.',
      message: 'Please tell us what it is about.',
      messageTooLong: `At most ${formatNumber('en', limits.contactMessageMaxLength)} characters, please.`,
    },
  },
};

export const contactTexts: Texts<typeof de> = { de, en };
