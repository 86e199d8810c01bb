import type { VisitFacts } from './types.ts';

/** The sample practice's facts of a visit; fictional like the rest of it. */
export const visit: VisitFacts = {
  insurance: {
    de: 'Wir behandeln gesetzlich und privat Versicherte und Selbstzahler. Was die Kasse von einer Behandlung übernimmt, steht in einem Heil- und Kostenplan, den Sie vorher bekommen; ein Bonusheft erhöht den Zuschuss zum Zahnersatz.',
    en: 'We treat patients with statutory or private insurance, and those who pay themselves. What your insurer pays towards a treatment is in the cost plan you get beforehand.',
  },
  bring: {
    de: 'Bringen Sie bitte Ihre Versichertenkarte mit, dazu, falls vorhanden, Bonusheft, Röntgenbilder und eine Liste Ihrer Medikamente.',
    en: 'Please bring your insurance card and, if you have them, earlier X-rays and a list of your medicines.',
  },
  firstVisit: {
    de: 'Kommen Sie zum ersten Besuch bitte zehn Minuten früher: Sie füllen einen kurzen Gesundheitsbogen aus.',
    en: 'For your first visit please come ten minutes early to fill in a short health form.',
  },
  publicTransport: {
    de: 'Mit der Stadtbahn fahren Sie bis Barbarossaplatz, von dort sind es etwa fünf Minuten zu Fuß.',
    en: 'Take the light rail to Barbarossaplatz; from there it’s about five minutes on foot.',
  },
  parking: {
    de: 'Eigene Parkplätze haben wir nicht. Das Parkhaus am Barbarossaplatz ist etwa fünf Minuten zu Fuß entfernt; Fahrräder können Sie vor dem Haus anschließen.',
    en: 'We have no car park of our own. The multi-storey at Barbarossaplatz is about five minutes on foot, and there are bike stands outside the door.',
  },
  access: {
    de: 'Der Eingang ist ebenerdig.',
    en: 'There are no steps at the entrance.',
  },
  languagesSpoken: {
    de: 'In der Praxis sprechen wir Deutsch und Englisch, Dr. Yılmaz auch Türkisch.',
    en: 'At the practice we speak German and English; Dr Yılmaz speaks Turkish, too.',
  },
};
