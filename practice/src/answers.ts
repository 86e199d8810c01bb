import type { Localized } from './types.ts';

/** Facts that the assistant may state. What stands here as null it does not know, and says so with the phone number. */
export type AnswerFacts = {
  readonly parking: Localized | null;
  readonly publicTransport: Localized | null;
  readonly insurance: Localized | null;
  readonly prices: Localized | null;
  readonly payment: Localized | null;
  readonly firstVisit: Localized | null;
  readonly newPatients: Localized | null;
  readonly children: Localized | null;
  readonly anxiety: Localized | null;
  readonly access: Localized | null;
  readonly languagesSpoken: Localized | null;
  readonly certificate: Localized | null;
  readonly referral: Localized | null;
  readonly jobs: Localized | null;
};

/** The sample practice's answers; fictional like the rest of it. */
export const answers: AnswerFacts = {
  parking: {
    de: 'Eigene Parkplätze haben wir nicht. Das Parkhaus am Barbarossaplatz ist etwa fünf Minuten zu Fuß entfernt; Fahrräder können Sie vor dem Haus anschließen.',
    en: 'We have no car park of our own. The multi-storey at Barbarossaplatz is about five minutes on foot, and there are bike stands outside the door.',
  },
  publicTransport: {
    de: 'Mit der Stadtbahn fahren Sie bis Barbarossaplatz, von dort sind es etwa fünf Minuten zu Fuß.',
    en: 'Take the light rail to Barbarossaplatz; from there it’s about five minutes on foot.',
  },
  insurance: {
    de: 'Wir behandeln gesetzlich und privat Versicherte und Selbstzahler. Bringen Sie bitte Ihre Versichertenkarte mit. Was die Kasse von einer Behandlung übernimmt, steht in einem Heil- und Kostenplan, den Sie vorher bekommen; ein Bonusheft erhöht den Zuschuss zum Zahnersatz.',
    en: 'We treat patients with statutory or private insurance, and those who pay themselves. Please bring your insurance card. What your insurer pays towards a treatment is in the cost plan you get beforehand.',
  },
  prices: {
    de: 'Genaue Preise hängen vom Befund ab, deshalb nenne ich hier keine Beträge. Vor jeder Behandlung, die etwas kostet, bekommen Sie einen schriftlichen Kostenplan.',
    en: 'The exact price depends on what we find, so I can’t give you figures here. You get a written cost plan before any treatment that you have to pay for.',
  },
  payment: {
    de: 'Sie bekommen eine Rechnung nach Hause und überweisen sie; in der Praxis können Sie auch mit Karte oder bar zahlen. Bei größeren Beträgen ist Ratenzahlung nach Absprache möglich.',
    en: 'You get an invoice by post and pay by bank transfer; at the practice you can also pay by card or in cash. For larger sums you can pay in instalments by arrangement.',
  },
  firstVisit: {
    de: 'Bringen Sie zum ersten Besuch bitte Ihre Versichertenkarte mit, dazu, falls vorhanden, Bonusheft, Röntgenbilder und eine Liste Ihrer Medikamente. Kommen Sie zehn Minuten früher: Sie füllen einen kurzen Gesundheitsbogen aus.',
    en: 'For your first visit please bring your insurance card and, if you have them, earlier X-rays and a list of your medicines. Come ten minutes early to fill in a short health form.',
  },
  newPatients: {
    de: 'Ja, wir nehmen neue Patientinnen und Patienten auf. Sie können sich hier registrieren und gleich einen Termin buchen.',
    en: 'Yes, we’re taking new patients. You can register here and book an appointment straight away.',
  },
  children: {
    de: 'Kinder sind vom ersten Zahn an willkommen. Beim ersten Mal darf Ihr Kind alles nur anschauen; eine Begleitung bleibt dabei.',
    en: 'Children are welcome from the very first tooth. The first time your child can just look at everything, and you stay with them.',
  },
  anxiety: {
    de: 'Sehr viele Menschen haben Angst vor der Behandlung, damit sind Sie hier gut aufgehoben. Wir erklären jeden Schritt vorher, betäuben örtlich, und Sie können jederzeit Stopp sagen. Sagen Sie uns gern schon bei der Buchung Bescheid.',
    en: 'Very many people are afraid of treatment, and you’re in good hands here. We explain each step first, use a local anaesthetic, and you can say stop at any time. Do tell us when you book.',
  },
  access: {
    de: 'Der Eingang ist ebenerdig.',
    en: 'There are no steps at the entrance.',
  },
  languagesSpoken: {
    de: 'In der Praxis sprechen wir Deutsch und Englisch, Dr. Yılmaz auch Türkisch.',
    en: 'At the practice we speak German and English; Dr Yılmaz speaks Turkish, too.',
  },
  certificate: {
    de: 'Eine Bescheinigung über Ihren Besuch bekommen Sie am Empfang.',
    en: 'You can get a note confirming your visit at the front desk.',
  },
  referral: null,
  jobs: null,
};
