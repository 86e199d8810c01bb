import { imprint } from '@praxisportal/practice/imprint';
import { practice } from '@praxisportal/practice/practice';
import { formatAddress, formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import type { LegalWords } from '../legal-content.ts';

const place = formatAddress('de');
const phoneLink = (phone: string) => `[${formatPhone(phone)}](${phoneHref(phone)})`;

export const de: LegalWords = {
  title: 'Impressum',
  description: `Impressum, ${practice.name}: Anbieter, Kontakt, Kammer, Berufsbezeichnung und Haftung.`,
  lead: 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG).',
  sections: [
    {
      id: 'provider',
      title: 'Anbieter',
      blocks: [
        {
          facts: [
            ['Praxis', practice.legalName],
            ['Vertreten durch', practice.owner],
            ['Anschrift', place],
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      blocks: [
        {
          facts: [
            ['Telefon', phoneLink(practice.phone)],
            ['Notfallnummer (rund um die Uhr)', phoneLink(practice.emergencyPhone)],
            ['E-Mail', `[${practice.email}](mailto:${practice.email})`],
            ['Kontaktformular', '[Nachricht schreiben](/de/contact)'],
          ],
        },
      ],
    },
    {
      id: 'profession',
      title: 'Berufsrechtliche Angaben',
      blocks: [
        {
          facts: [
            ['Berufsbezeichnung', imprint.professionTitle],
            ['Zuständige Kammer', `[${imprint.chamber}](${imprint.chamberUrl}), ${imprint.chamberAddress}`],
            ['Aufsichtsbehörde', imprint.supervisoryAuthority],
            ['Kassenzahnärztliche Vereinigung', imprint.insuranceAssociation],
            ['Registernummer', imprint.registrationNumber],
            ['Registereintrag', imprint.registration],
          ],
        },
        'Es gelten folgende berufsrechtliche Regelungen:',
        { list: imprint.regulations.map(({ name, url }) => `[${name}](${url})`) },
      ],
    },
    {
      id: 'vat',
      title: 'Umsatzsteuer',
      blocks: [
        {
          facts: [['Umsatzsteuer-Identifikationsnummer (§ 27a UStG)', imprint.vatId]],
        },
        'Zahnärztliche Heilbehandlungen sind nach § 4 Nr. 14 UStG von der Umsatzsteuer befreit.',
      ],
    },
    {
      id: 'responsible',
      title: 'Verantwortlich für den Inhalt',
      blocks: [`Verantwortlich nach § 18 Abs. 2 MStV: ${imprint.contentResponsible}, ${place}.`],
    },
    {
      id: 'dispute-resolution',
      title: 'Online-Streitbeilegung',
      blocks: [
        'Die Plattform der Europäischen Kommission zur Online-Streitbeilegung wurde am 20. Juli 2025 eingestellt. Welche Wege Verbraucherinnen und Verbrauchern offenstehen, zeigt die Kommission auf [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Bei Beschwerden über eine Behandlung hilft Ihnen die Zahnärztekammer weiter.',
      ],
    },
    {
      id: 'liability-content',
      title: 'Haftung für Inhalte',
      blocks: [
        'Für eigene Inhalte dieser Seiten sind wir nach den allgemeinen Gesetzen verantwortlich (§ 7 Abs. 1 DDG). Wir prüfen sie sorgfältig, können aber nicht versprechen, dass sie jederzeit vollständig und aktuell sind. Sie ersetzen keine zahnärztliche Untersuchung.',
        'Übermittelte oder gespeicherte fremde Informationen müssen wir nicht allgemein überwachen (Art. 8 der Verordnung (EU) 2022/2065). Erfahren wir von einem rechtswidrigen Inhalt, entfernen wir ihn umgehend.',
      ],
    },
    {
      id: 'liability-links',
      title: 'Haftung für Links',
      blocks: [
        'Einige Links führen zu Seiten anderer Anbieter. Für deren Inhalte sind die jeweiligen Anbieter verantwortlich. Als wir die Links gesetzt haben, war dort kein Rechtsverstoß zu erkennen. Werden uns Verstöße bekannt, entfernen wir den Link.',
      ],
    },
    {
      id: 'copyright',
      title: 'Urheberrecht',
      blocks: [
        'Texte, Zeichnungen und Gestaltung dieser Website sind urheberrechtlich geschützt. Wer sie über die gesetzlichen Ausnahmen hinaus verwenden möchte, braucht unsere vorherige Zustimmung. Ausdrucke und Kopien für den privaten Gebrauch sind erlaubt.',
      ],
    },
  ],
};
