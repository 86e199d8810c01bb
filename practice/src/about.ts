import { childrensRoom, cleaningRoom, reception, treatmentRoom, waitingRoom, xRayRoom } from './pictures.ts';
import type { AboutContent } from './types.ts';

/** The about page's words and pictures. */
export const about: AboutContent = {
  description: {
    de: 'Die Zahnarztpraxis am Lindenplatz in Köln: Geschichte seit 1998, wofür wir stehen und sechs Räume zum Ansehen.',
    en: 'The dental practice on Lindenplatz in Cologne: our story since 1998, what we stand for, and a look around six rooms.',
  },
  intro: {
    heading: { de: 'Seit 1998 unter derselben Linde', en: 'Under the same linden tree since 1998' },
    lead: {
      de: 'Als wir anfingen, reichte der Baum bis zum ersten Stock. Heute gibt er allen sechs Räumen Schatten.',
      en: 'When we started, the tree came up to the first floor. Today it shades all six of our rooms.',
    },
    text: {
      de: 'Drei Zahnärztinnen und Zahnärzte behandeln hier Menschen aus der Kölner Altstadt und von weiter her, manche Familien in dritter Generation. Was sich nicht geändert hat: Erst wird gefragt und erklärt, dann behandelt.',
      en: 'Three dentists look after people from Cologne’s old town and well beyond; some families are in their third generation with us. One thing hasn’t changed: we ask and explain first, then we treat.',
    },
    picture: reception,
  },
  history: {
    heading: { de: 'Wie alles begann', en: 'How we got here' },
    lead: {
      de: 'Eine Praxis wächst langsam. Das waren die Schritte.',
      en: 'A practice grows slowly. Ours grew like this.',
    },
    steps: [
      {
        year: 1998,
        title: { de: 'Ein Zimmer, ein Stuhl', en: 'One room, one chair' },
        text: {
          de: 'Dr. Katharina Weber eröffnet die Praxis am Lindenplatz 7, mit einem Behandlungszimmer und zwei Mitarbeiterinnen.',
          en: 'Dr. Katharina Weber opens the practice at Lindenplatz 7 with a single treatment room and a staff of two.',
        },
      },
      {
        year: 2006,
        title: { de: 'Platz für die Vorsorge', en: 'Room for prevention' },
        text: {
          de: 'Die Prophylaxe bekommt ein eigenes Zimmer und eigene Zeiten, damit niemand zwischen zwei Behandlungen geschoben wird.',
          en: 'Professional cleaning gets its own room and its own hours, so nobody is squeezed in between two treatments.',
        },
      },
      {
        year: 2014,
        title: { de: 'Implantate und Zahnfleisch', en: 'Implants and gums' },
        text: {
          de: 'Dr. Emre Yılmaz kommt dazu. Wer bisher dafür in eine andere Praxis musste, bleibt nun im Haus.',
          en: 'Dr. Emre Yılmaz joins us. What used to mean a trip to another practice can now be done here.',
        },
      },
      {
        year: 2017,
        title: { de: 'Röntgen ohne Film', en: 'X-rays without film' },
        text: {
          de: 'Der Röntgenraum wird digital. Aufnahmen besprechen wir seither gemeinsam am Bildschirm.',
          en: 'The X-ray room goes digital. Ever since, we’ve looked at the pictures together with you, on screen.',
        },
      },
      {
        year: 2019,
        title: { de: 'Ein Zimmer mit Fuchs und Hase', en: 'A room with a fox and a rabbit' },
        text: {
          de: 'Dr. Lena Hoffmann behandelt Kinder und Jugendliche und richtet ihnen ein eigenes Zimmer ein.',
          en: 'Dr. Lena Hoffmann starts treating children and teenagers, and gives them a room of their own.',
        },
      },
      {
        year: 2026,
        title: { de: 'Termine im Netz', en: 'Appointments online' },
        text: {
          de: 'Die freien Zeiten aller drei stehen online. Sie buchen und sagen ab, ohne anzurufen, auch um Mitternacht.',
          en: 'All three dentists’ free slots go online. You can book or cancel without picking up the phone, even at midnight.',
        },
      },
    ],
  },
  figures: [
    {
      value: { de: '25+', en: '25+' },
      label: { de: 'Jahre', en: 'years' },
      detail: { de: 'seit der Gründung 1998', en: 'since we opened in 1998' },
    },
    {
      value: { de: '5.000+', en: '5,000+' },
      label: { de: 'Patientinnen und Patienten', en: 'patients' },
      detail: { de: 'aus Köln und Umgebung', en: 'from in and around Cologne' },
    },
    {
      value: { de: '3', en: '3' },
      label: { de: 'Fachleute', en: 'specialists' },
      detail: { de: 'mit je eigenem Schwerpunkt', en: 'each with their own field' },
    },
    {
      value: { de: '100 %', en: '100%' },
      label: { de: 'Einsatz', en: 'commitment' },
      detail: { de: 'bei der Kontrolle wie beim Notfall', en: 'whether it’s a check-up or an emergency' },
    },
  ],
  values: {
    heading: { de: 'Woran Sie uns messen können', en: 'Hold us to this' },
    lead: {
      de: 'Werte sind schnell an die Wand geschrieben. Deshalb steht bei jedem, woran Sie ihn merken.',
      en: 'It’s easy to paint values on a wall. So next to each of ours we say how you’ll notice it.',
    },
    items: [
      {
        title: { de: 'Zuhören', en: 'Listening' },
        text: {
          de: 'Jeder erste Termin beginnt mit einem Gespräch im Sitzen, bevor der Stuhl nach hinten fährt.',
          en: 'Every first appointment starts with a conversation, before the chair goes back.',
        },
      },
      {
        title: { de: 'Verständlich sein', en: 'Plain words' },
        text: {
          de: 'Wir sagen „Zahnfleischentzündung“, wenn wir Gingivitis meinen, und zeigen, wo sie ist.',
          en: 'When we mean gingivitis we say “inflamed gums”, and show you where.',
        },
      },
      {
        title: { de: 'Erhalten vor Ersetzen', en: 'Repair before replacement' },
        text: {
          de: 'Lässt sich ein Zahn noch behandeln, nennen wir diese Möglichkeit zuerst, auch wenn sie aufwendiger ist.',
          en: 'If a tooth can be saved, that’s the first option you’ll hear about, even when it takes more work.',
        },
      },
      {
        title: { de: 'Offene Kosten', en: 'No surprises on the bill' },
        text: {
          de: 'Eigenanteile stehen vorher mit Betrag auf Papier. Sie nehmen den Plan mit und vergleichen in Ruhe.',
          en: 'Whatever you’ll pay yourself is on paper beforehand, to the euro. Take the plan home and compare.',
        },
      },
      {
        title: { de: 'Rücksicht', en: 'Consideration' },
        text: {
          de: 'Ein Handzeichen genügt, und wir machen Pause. Das gilt für Kinder wie für Erwachsene.',
          en: 'Raise a hand and we stop. That goes for children and adults alike.',
        },
      },
      {
        title: { de: 'Pünktlichkeit', en: 'Punctuality' },
        text: {
          de: 'Zwischen den Terminen liegt Zeit für Notfälle. Dauert es doch länger, sagen wir es Ihnen am Empfang.',
          en: 'We keep time free for emergencies. If we’re running late all the same, we’ll tell you when you arrive.',
        },
      },
    ],
  },
  rooms: [
    {
      title: { de: 'Wartezimmer', en: 'Waiting room' },
      text: {
        de: 'Sessel, eine Bank, Licht von der Linde. Wasser steht bereit.',
        en: 'Armchairs, a bench, light through the linden leaves. Help yourself to water.',
      },
      picture: waitingRoom,
    },
    {
      title: { de: 'Empfang', en: 'Reception' },
      text: {
        de: 'Hier melden Sie sich an. Der Eingang ist ebenerdig.',
        en: 'This is where you check in. There are no steps at the entrance.',
      },
      picture: reception,
    },
    {
      title: { de: 'Behandlung', en: 'Treatment room' },
      text: {
        de: 'Mit Bildschirm, damit Sie sehen, worüber wir sprechen.',
        en: 'With a screen, so you can see what we’re talking about.',
      },
      picture: treatmentRoom,
    },
    {
      title: { de: 'Zimmer für Kinder', en: 'Children’s room' },
      text: {
        de: 'Der Stuhl fährt auch ohne Behandlung hoch und runter.',
        en: 'The chair goes up and down even if nobody needs treatment.',
      },
      picture: childrensRoom,
    },
    {
      title: { de: 'Prophylaxe', en: 'Cleaning room' },
      text: {
        de: 'Für die Zahnreinigung, mit eigenem Becken und Spiegel.',
        en: 'For professional cleaning, with its own basin and mirror.',
      },
      picture: cleaningRoom,
    },
    {
      title: { de: 'Röntgen', en: 'X-ray room' },
      text: {
        de: 'Digital. Eine Aufnahme machen wir nur, wenn sie nötig ist.',
        en: 'Digital, and used only when it’s needed.',
      },
      picture: xRayRoom,
    },
  ],
  closing: {
    heading: { de: 'Lernen Sie uns kennen', en: 'Come and meet us' },
    text: {
      de: 'Am einfachsten bei einer Kontrolluntersuchung. Oder Sie sehen zuerst nach, wer Sie behandeln würde.',
      en: 'A check-up is the easiest way to start. Or find out first who’d be looking after you.',
    },
    treatment: 'kontrolluntersuchung',
  },
};
