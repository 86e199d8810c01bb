/** The home page's words; German is the source. */
export const de = {
  title: 'Zahnarztpraxis am Lindenplatz in Köln',
  description:
    'Zahnarztpraxis in Köln seit 1998: Vorsorge, Implantate, Kinderzahnheilkunde. Termin online buchen, Sprechzeiten und Notfallnummer auf einen Blick.',
  hero: {
    heading: 'Wir erklären, bevor wir behandeln.',
    lead: 'Zahnmedizin am Lindenplatz in Köln, seit 1998. Termine buchen Sie online, wann es Ihnen passt.',
    about: 'Die Praxis kennenlernen',
    phoneHint: 'Lieber sprechen?',
    pictureAlt:
      'Zahnärztin und Patientin sitzen sich im Behandlungszimmer gegenüber und sprechen miteinander, vor dem Fenster steht eine Linde.',
  },
  stats: {
    label: 'Die Praxis in Zahlen',
    years: { label: 'Jahre Erfahrung', detail: 'am selben Platz, seit 1998' },
    patients: { label: 'Patientinnen und Patienten', detail: 'aus Köln und Umgebung' },
    service: { label: 'KI-Service', detail: 'Auskunft und Termine, auch nachts' },
    technology: { label: 'Technologie', detail: 'Röntgen, Abdruck und Akte sind digital' },
  },
  services: {
    heading: 'Von der Vorsorge bis zum Notfall',
    lead: 'Sechs Anlässe, aus denen Menschen zu uns kommen. Was dabei geschieht und wie lange es dauert, steht bei jeder Leistung.',
    all: 'Alle zehn Leistungen',
    items: {
      prophylaxe: {
        title: 'Prophylaxe',
        text: 'Gründliche Reinigung, Politur und Tipps für zu Hause, in 60 Minuten.',
      },
      zahnersatz: {
        title: 'Implantate und Zahnersatz',
        text: 'Kronen, Brücken und Implantate, gefertigt von einem Labor in Köln.',
      },
      aesthetik: {
        title: 'Ästhetik',
        text: 'Aufhellung und Veneers, mit einem Blick darauf, was Ihren Zähnen guttut.',
      },
      kinder: {
        title: 'Kinder',
        text: 'Vom ersten Zahn an, ohne Eile. Der erste Besuch darf auch nur ein Kennenlernen sein.',
      },
      wurzelbehandlung: {
        title: 'Wurzelbehandlung',
        text: 'Ein entzündeter Zahn wird gereinigt und verschlossen, damit er erhalten bleibt.',
      },
      notfall: {
        title: 'Notfall',
        text: 'Schmerzen, Schwellung, Zahnunfall: Rufen Sie an, auch nachts und am Wochenende.',
      },
    },
  },
  reasons: {
    heading: 'Vier Gründe, die Sie nachprüfen können',
    pictureAlt: 'Behandlungszimmer mit grünem Stuhl, Bildschirm und Blick auf die Linde.',
    items: [
      {
        title: 'Sie sehen, was wir sehen',
        text: 'Befunde zeigen wir am Bildschirm oder am Modell. Danach entscheiden Sie, gern auch erst am nächsten Tag.',
      },
      {
        title: 'Kosten stehen vorher auf Papier',
        text: 'Hat eine Behandlung einen Eigenanteil, bekommen Sie einen Plan mit Beträgen. Wir beginnen erst, wenn Sie zugestimmt haben.',
      },
      {
        title: 'Termine ohne Warteschleife',
        text: 'Alle freien Zeiten stehen online. Sie buchen in vier Schritten und sagen bis 24 Stunden vorher kostenfrei ab.',
      },
      {
        title: 'Angst ist hier kein Umstand',
        text: 'Sagen Sie uns, dass Sie sich fürchten. Wir vereinbaren ein Handzeichen: Heben Sie die Hand, machen wir Pause.',
      },
    ],
  },
  voices: {
    heading: 'Stimmen, wie wir sie uns wünschen',
    inQuotes: (quote: string) => `„${quote}“`,
    sample: 'Beispiel',
    note: 'Erfundene Beispieltexte, keine Aussagen wirklicher Patientinnen und Patienten.',
    items: [
      {
        quote:
          'Ich wusste bei jedem Schritt, was als Nächstes kommt. Der Kostenplan lag vorher auf dem Tisch, und niemand hat gedrängt.',
        name: 'Sabine K.',
        about: 'kommt wegen einer Krone',
      },
      {
        quote:
          'Beim ersten Besuch durfte unser Sohn nur den Stuhl hoch- und runterfahren. Beim zweiten ist er von allein eingestiegen.',
        name: 'Familie Arslan',
        about: 'zwei Kinder, vier und sieben',
      },
      {
        quote: 'Gebucht habe ich abends um halb elf in der Bahn. Die Bestätigung war da, bevor ich ausstieg.',
        name: 'Jonas M.',
        about: 'kommt zweimal im Jahr zur Kontrolle',
      },
    ],
  },
  closing: {
    heading: 'Wann passt es Ihnen?',
    lead: 'Die freien Zeiten der nächsten drei Monate stehen im Kalender. Behandlung wählen, Ärztin oder Arzt wählen, fertig.',
    unsure: 'Nicht sicher? Lassen Sie sich beraten!',
    consultation: 'Beratungstermin buchen',
    pictureAlt: 'Wartezimmer mit Sesseln, Bank und Stehlampe, durch das Fenster fällt Licht.',
  },
};
