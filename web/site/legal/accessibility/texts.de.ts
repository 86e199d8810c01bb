import { practice } from '@praxisportal/practice/practice';
import { visit } from '@praxisportal/practice/visit';
import { formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import type { LegalSection, LegalWords } from '../legal-content.ts';

const facts = [
  ['Ohne Stufen', visit.access?.de],
  ['Bus und Bahn', visit.publicTransport?.de],
  ['Parken', visit.parking?.de],
].flatMap(([term, value]) => (term && value ? [[term, value] as const] : []));

/** Left out if the practice has written none of it down. */
const building: LegalSection[] =
  facts.length === 0
    ? []
    : [
        {
          id: 'building',
          title: 'Der Weg in die Praxis',
          blocks: [
            { facts },
            `Fragen zum Gebäude, etwa zu Aufzug oder WC, beantworten wir am Telefon: [${formatPhone(practice.phone)}](${phoneHref(practice.phone)}).`,
          ],
        },
      ];

export const de: LegalWords = {
  title: 'Barrierefreiheit',
  description:
    'Erklärung zur Barrierefreiheit: wie diese Website WCAG 2.2 AA erfüllt, was noch fehlt und wo Sie Hindernisse melden.',
  lead: 'Informationen nach § 14 Barrierefreiheitsstärkungsgesetz (BFSG). Diese Website soll für alle bedienbar sein.',
  sections: [
    {
      id: 'in-short',
      title: 'Kurz und einfach',
      blocks: [
        {
          list: [
            'Alle sollen diese Website nutzen können.',
            'Sie können die Schrift groß stellen. Sie brauchen keine Maus. Ein Programm kann Ihnen die Seiten vorlesen.',
            'Sie können hier einen Termin buchen. Am Telefon geht das auch.',
            'Die Karte auf der Seite Kontakt können nicht alle nutzen. Die Adresse steht daneben.',
            'Etwas geht nicht? Rufen Sie uns an, oder schreiben Sie uns. Wir helfen Ihnen.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'Worum es geht',
      blocks: [
        `Diese Erklärung gilt für diese Website („${practice.name}“). Auf ihr finden Sie Informationen zur Praxis, schreiben uns Nachrichten, legen ein Konto an, buchen Termine, sehen sie an, verschieben sie und sagen sie ab.`,
        'Eine Terminbuchung läuft in vier Schritten: Behandlung wählen, Ärztin oder Arzt wählen, Tag wählen, Uhrzeit wählen und bestätigen. Sie buchen mit einem Konto oder als Gast. In beiden Fällen bestätigt ein sechsstelliger Code Ihre E-Mail-Adresse; für ein Konto liest Ihnen außerdem ein Anruf einen Code vor, der die Telefonnummer bestätigt.',
        'Alles, was hier geht, geht auch am Telefon oder vor Ort.',
      ],
    },
    ...building,
    {
      id: 'conformance',
      title: 'Wie die Anforderungen erfüllt werden',
      blocks: [
        'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2 auf der Stufe AA und die europäische Norm EN 301 549, auf die sich auch die BITV 2.0 bezieht.',
        {
          list: [
            'Alles lässt sich mit der Tastatur bedienen, und der Fokus ist immer zu sehen.',
            'Überschriften, Bereiche, Formularfelder und Meldungen sind so ausgezeichnet, dass Bildschirmleser sie vorlesen.',
            'Fehler stehen als Satz am Feld; was Sie eingegeben haben, bleibt erhalten.',
            'Text hat mindestens ein Kontrastverhältnis von 4,5 zu 1. Keine Angabe hängt allein an einer Farbe.',
            'Die Seiten lassen sich auf 400 % vergrößern und sind 320 Pixel breit ohne seitliches Schieben lesbar.',
            'Text und Codes stehen in einer Schrift, die für Menschen mit Sehbehinderung entworfen ist; Ziffern und Buchstaben sind gut zu unterscheiden.',
            'Bewegungen entfallen, wenn Ihr Gerät so eingestellt ist.',
            'Die Seiten sind in einfachen Sätzen geschrieben und auf Deutsch und Englisch vollständig.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Was noch nicht barrierefrei ist',
      blocks: [
        {
          list: [
            'Die Karte auf der Seite [Kontakt](/de/contact) kommt von OpenStreetMap und lässt sich mit einem Bildschirmleser kaum nutzen. Adresse und Link stehen daher als Text daneben.',
            'Inhalte in Deutscher Gebärdensprache und in Leichter Sprache bieten wir noch nicht an.',
          ],
        },
      ],
    },
    {
      id: 'assessment',
      title: 'Wie geprüft wird',
      blocks: [
        'Die Erklärung beruht auf einer eigenen Prüfung: automatische Tests mit axe auf allen Seiten in beiden Sprachen, bei jeder Änderung der Website, dazu Prüfungen der Tastaturbedienung und der schmalen Ansicht. Eine Prüfung durch eine unabhängige Stelle gab es noch nicht.',
      ],
    },
    {
      id: 'feedback',
      title: 'Hindernisse melden',
      blocks: [
        'Sind Sie auf ein Hindernis gestoßen? Sagen Sie es uns, wir beheben es oder helfen auf anderem Weg.',
        {
          facts: [
            ['E-Mail', `[${practice.email}](mailto:${practice.email})`],
            ['Telefon', `[${formatPhone(practice.phone)}](${phoneHref(practice.phone)})`],
            ['Formular', '[Nachricht schreiben](/de/contact)'],
          ],
        },
      ],
    },
    {
      id: 'enforcement',
      title: 'Zuständige Behörde',
      blocks: [
        'Über die Einhaltung des BFSG wacht die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg. An sie können Sie sich wenden, wenn Sie von uns keine ausreichende Antwort bekommen: [MLBF@ms.sachsen-anhalt.de](mailto:MLBF@ms.sachsen-anhalt.de).',
      ],
    },
  ],
};
