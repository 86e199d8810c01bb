import { limits } from '@praxisportal/contract/limits';
import { practice } from '@praxisportal/practice/practice';
import { formatNumber } from '../../i18n/format.ts';

/** The contact page's words; German is the source. */
export const de = {
  title: 'Kontakt',
  description: `${practice.name} in ${practice.address.cityName.de}: Adresse, Telefon, E-Mail, Notfallnummer, Sprechzeiten und Kontaktformular.`,
  address: { title: 'Adresse' },
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
    loading: 'Karte wird geladen …',
    unreachable:
      'OpenStreetMap ist gerade nicht erreichbar. Die Adresse steht oben, der Link zur größeren Karte darunter.',
    retry: 'Noch einmal versuchen',
    frameTitle: 'Karte mit der Lage der Praxis',
    larger: 'Größere Karte bei OpenStreetMap',
    newTab: '(öffnet in einem neuen Tab)',
  },
  form: {
    title: 'Schreiben Sie uns',
    lead: 'Fragen zu Behandlung, Kosten oder Ablauf? Wir antworten Ihnen per E-Mail.',
    required: 'Alle drei Felder sind Pflichtfelder.',
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
