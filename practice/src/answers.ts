import type { Localized, VisitFacts } from './types.ts';
import { visit } from './visit.ts';

/**
 * Facts that the assistant may state: those of a visit, and its own. What stands here as null it does not know, and says
 * so with the phone number.
 */
export type AnswerFacts = VisitFacts & {
  readonly prices: Localized | null;
  readonly payment: Localized | null;
  readonly newPatients: Localized | null;
  readonly children: Localized | null;
  readonly anxiety: Localized | null;
  readonly certificate: Localized | null;
  readonly referral: Localized | null;
  readonly jobs: Localized | null;
};

/** The sample practice's answers; fictional like the rest of it. */
export const answers: AnswerFacts = {
  ...visit,
  prices: {
    de: 'Genaue Preise hängen vom Befund ab, deshalb nenne ich hier keine Beträge. Vor jeder Behandlung, die etwas kostet, bekommen Sie einen schriftlichen Kostenplan.',
    en: 'The exact price depends on what we find, so I can’t give you figures here. You get a written cost plan before any treatment that you have to pay for.',
  },
  payment: {
    de: 'Sie bekommen eine Rechnung nach Hause und überweisen sie; in der Praxis können Sie auch mit Karte oder bar zahlen. Bei größeren Beträgen ist Ratenzahlung nach Absprache möglich.',
    en: 'You get an invoice by post and pay by bank transfer; at the practice you can also pay by card or in cash. For larger sums you can pay in instalments by arrangement.',
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
  certificate: {
    de: 'Eine Bescheinigung über Ihren Besuch bekommen Sie am Empfang.',
    en: 'You can get a note confirming your visit at the front desk.',
  },
  referral: null,
  jobs: null,
};
