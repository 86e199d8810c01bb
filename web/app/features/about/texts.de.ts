/** The about page's words; German is the source. */
export const de = {
  title: 'Über uns',
  description:
    'Die Zahnarztpraxis am Lindenplatz in Köln: Geschichte seit 1998, wofür wir stehen und sechs Räume zum Ansehen.',
  intro: {
    heading: 'Seit 1998 unter derselben Linde',
    lead: 'Als wir anfingen, reichte der Baum bis zum ersten Stock. Heute gibt er allen sechs Räumen Schatten.',
    text: 'Drei Zahnärztinnen und Zahnärzte behandeln hier Menschen aus der Kölner Altstadt und von weiter her, manche Familien in dritter Generation. Was sich nicht geändert hat: Erst wird gefragt und erklärt, dann behandelt.',
    pictureAlt:
      'Empfang der Praxis: grüne Theke mit einem Lindenblatt, dahinter ein Regal, links fällt Licht durch das Fenster.',
  },
  history: {
    heading: 'Wie es kam',
    lead: 'Eine Praxis wächst langsam. Das waren die Schritte.',
    steps: [
      {
        year: '1998',
        title: 'Ein Zimmer, ein Stuhl',
        text: 'Dr. Katharina Weber eröffnet die Praxis am Lindenplatz 7, mit einem Behandlungszimmer und zwei Mitarbeiterinnen.',
      },
      {
        year: '2006',
        title: 'Platz für die Vorsorge',
        text: 'Die Prophylaxe bekommt ein eigenes Zimmer und eigene Zeiten, damit niemand zwischen zwei Behandlungen geschoben wird.',
      },
      {
        year: '2014',
        title: 'Implantate und Zahnfleisch',
        text: 'Dr. Emre Yılmaz kommt dazu. Wer bisher dafür in eine andere Praxis musste, bleibt nun im Haus.',
      },
      {
        year: '2017',
        title: 'Röntgen ohne Film',
        text: 'Der Röntgenraum wird digital. Aufnahmen besprechen wir seither gemeinsam am Bildschirm.',
      },
      {
        year: '2019',
        title: 'Ein Zimmer mit Fuchs und Hase',
        text: 'Dr. Lena Hoffmann behandelt Kinder und Jugendliche und richtet ihnen ein eigenes Zimmer ein.',
      },
      {
        year: '2026',
        title: 'Termine im Netz',
        text: 'Die freien Zeiten aller drei stehen online. Sie buchen und sagen ab, ohne anzurufen, auch um Mitternacht.',
      },
    ],
  },
  stats: {
    label: 'Die Praxis in Zahlen',
    years: { label: 'Jahre', detail: 'seit der Gründung 1998' },
    patients: { label: 'Patientinnen und Patienten', detail: 'aus Köln und Umgebung' },
    specialists: { label: 'Fachleute', detail: 'mit je eigenem Schwerpunkt' },
    commitment: { label: 'Einsatz', detail: 'bei der Kontrolle wie beim Notfall' },
  },
  values: {
    heading: 'Woran Sie uns messen können',
    lead: 'Werte stehen schnell auf einer Wand. Deshalb steht bei jedem, woran Sie ihn merken.',
    items: [
      {
        title: 'Zuhören',
        text: 'Jeder erste Termin beginnt mit einem Gespräch im Sitzen, bevor der Stuhl nach hinten fährt.',
      },
      {
        title: 'Verständlich sein',
        text: 'Wir sagen „Zahnfleischentzündung“, wenn wir Gingivitis meinen, und zeigen, wo sie ist.',
      },
      {
        title: 'Erhalten vor Ersetzen',
        text: 'Lässt sich ein Zahn noch behandeln, nennen wir diese Möglichkeit zuerst, auch wenn sie aufwendiger ist.',
      },
      {
        title: 'Offene Kosten',
        text: 'Eigenanteile stehen vorher mit Betrag auf Papier. Sie nehmen den Plan mit und vergleichen in Ruhe.',
      },
      {
        title: 'Rücksicht',
        text: 'Ein Handzeichen genügt, und wir machen Pause. Das gilt für Kinder wie für Erwachsene.',
      },
      {
        title: 'Pünktlichkeit',
        text: 'Zwischen den Terminen liegt Zeit für Notfälle. Dauert es doch länger, sagen wir es Ihnen am Empfang.',
      },
    ],
  },
  gallery: {
    heading: 'Sechs Räume zum Ansehen',
    lead: 'Damit Sie wissen, wohin Sie kommen. Wählen Sie ein Bild, um es groß zu sehen.',
    dialogLabel: 'Räume der Praxis, große Ansicht',
    enlarge: (room: string) => `${room}: Bild vergrößern`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Große Ansicht schließen',
    position: (current: number, all: number) => `Bild ${current} von ${all}`,
    rooms: {
      reception: {
        title: 'Empfang',
        text: 'Hier melden Sie sich an. Der Eingang ist ebenerdig.',
        alt: 'Geschwungene grüne Empfangstheke mit Lindenblatt, darüber zwei gelbe Hängelampen.',
      },
      waitingRoom: {
        title: 'Wartezimmer',
        text: 'Sessel, eine Bank, Licht von der Linde. Wasser steht bereit.',
        alt: 'Wartezimmer mit zwei Sesseln, einer langen Bank, rundem Tisch und Stehlampe.',
      },
      treatmentRoom1: {
        title: 'Behandlung',
        text: 'Mit Bildschirm, damit Sie sehen, worüber wir sprechen.',
        alt: 'Grüner Behandlungsstuhl vor einem großen Fenster, an der Wand ein Bildschirm.',
      },
      treatmentRoom2: {
        title: 'Zimmer für Kinder',
        text: 'Der Stuhl fährt auch ohne Behandlung hoch und runter.',
        alt: 'Gelber Behandlungsstuhl mit einem Stoffhasen, an der Wand ein gemalter Fuchs und bunte Blätter.',
      },
      prophylaxisRoom: {
        title: 'Prophylaxe',
        text: 'Für die Zahnreinigung, mit eigenem Becken und Spiegel.',
        alt: 'Hellgrüner Stuhl neben einem Waschtisch mit rundem Spiegel.',
      },
      xRayRoom: {
        title: 'Röntgen',
        text: 'Digital. Eine Aufnahme machen wir nur, wenn sie nötig ist.',
        alt: 'Röntgengerät für Aufnahmen im Stehen, daneben eine Schutzweste und ein Bildschirm mit einer Aufnahme.',
      },
    },
  },
  closing: {
    heading: 'Lernen Sie uns kennen',
    text: 'Am einfachsten bei einer Kontrolluntersuchung. Oder Sie sehen zuerst nach, wer Sie behandeln würde.',
    team: 'Zum Team',
  },
};
