import { limits } from '@praxisportal/contract/limits';
import { keptDays } from '@praxisportal/contract/retention';
import { imprint } from '@praxisportal/practice/imprint';
import { practice } from '@praxisportal/practice/practice';
import { formatAddress, formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import type { LegalWords } from '../legal-content.ts';

const authority = imprint.dataProtectionAuthority;
const phoneLink = `[${formatPhone(practice.phone)}](${phoneHref(practice.phone)})`;
const emailLink = `[${practice.email}](mailto:${practice.email})`;

export const de: LegalWords = {
  title: 'Datenschutz',
  description:
    'Welche Daten diese Website verarbeitet, wozu, auf welcher Rechtsgrundlage, wie lange, und welche Rechte Sie haben.',
  lead: 'Gesundheitsdaten brauchen besonderen Schutz. Hier steht, was diese Website speichert, wozu und wie lange.',
  sections: [
    {
      id: 'overview',
      title: 'Überblick',
      blocks: [
        'Sie können diese Website lesen, ohne uns etwas über sich zu sagen. Daten entstehen erst, wenn Sie uns schreiben, ein Konto anlegen oder einen Termin buchen.',
        {
          list: [
            'Wir setzen nur Cookies, die für Codes, Anmeldung und Chat nötig sind, messen keine Besuche und zeigen keine Werbung.',
            'Schriften, Bilder und Programme kommen von unserem eigenen Server.',
            'Eine Karte von OpenStreetMap wird erst geladen, wenn Sie zustimmen.',
            'Wir verkaufen keine Daten und bilden keine Profile.',
          ],
        },
        { heading: 'Was wir speichern, wozu und wie lange' },
        {
          facts: [
            ['Konto', 'um Sie anzumelden und Ihre Termine zu zeigen; bis Sie es löschen'],
            ['Termin', 'um ihn zu vergeben und die Behandlung vorzubereiten; wurden Sie behandelt, 10 Jahre'],
            [
              'Buchung als Gast',
              `um den Termin zu vergeben und zu bestätigen; Ihre Angaben bis ${keptDays.guests} Tage nach dem letzten Termin`,
            ],
            [
              'Nachricht an die Praxis',
              `um Ihnen zu antworten; auf dem Server der Website ${keptDays.contactMessages} Tage`,
            ],
            [
              'Gespräch mit dem Praxis-Assistenten',
              'Ein Programm liest Ihre Nachrichten, kein Mensch. Wir speichern sie nicht, nur einen Tag lang, was er für die nächste Antwort braucht.',
            ],
            [
              'Ihre Stimme',
              'Nimmt nur auf, wer das Mikrofon einschaltet. Ihr Browser macht daraus Text; eine Aufnahme bekommen wir nicht.',
            ],
            ['Serverprotokolle', 'um Fehler und Missbrauch zu erkennen; höchstens 90 Tage'],
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Verantwortliche Stelle',
      blocks: [
        'Verantwortlich nach Art. 4 Nr. 7 DSGVO:',
        {
          facts: [
            ['Praxis', practice.legalName],
            ['Vertreten durch', practice.owner],
            ['Anschrift', `${formatAddress('de')}`],
            ['Telefon', phoneLink],
            ['E-Mail', emailLink],
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Welche Daten wir erheben',
      blocks: [
        { heading: 'Daten, die Sie uns geben' },
        {
          list: [
            'Konto: Vorname, Nachname, E-Mail-Adresse, Telefonnummer, die gewählte Sprache und Ihr Passwort, von dem wir nur einen Prüfwert speichern.',
            'Personen, für die Sie Termine buchen: Vorname, Nachname, Geburtsdatum und, wenn Sie es angeben, in welcher Beziehung sie zu Ihnen stehen.',
            'Buchung ohne Konto: Vorname, Nachname, E-Mail-Adresse, Telefonnummer und ein Link zu Ihrem Termin, von dem wir nur einen Prüfwert speichern.',
            'Identität: ob Sie sie selbst angegeben haben oder ob und wann wir in der Praxis einen Ausweis gesehen haben; vom Ausweis speichern wir nichts. Laden wir Sie zum Online-Zugang ein, speichern wir vom Link nur einen Prüfwert, bis Sie ihn benutzen, höchstens sieben Tage.',
            'Termine: Behandlung, Ärztin oder Arzt, Tag, Uhrzeit, Stand des Termins und der Weg der Buchung, und was Sie uns dabei freiwillig mitteilen: ob Sie Schmerzen haben, und eine Nachricht an die Praxis. Beides liest nur die Praxis; an ein Sprachmodell geht es nie. Dazu ein Protokoll, wann ein Termin gebucht, verschoben oder abgesagt wurde. Aus der Behandlung kann sich etwas über Ihre Gesundheit ergeben.',
            'Einwilligungen: ob Sie der Datenschutzerklärung, den Stornierungsbedingungen und Erinnerungen zugestimmt oder dies zurückgenommen haben, mit Fassung des Textes und Zeitpunkt.',
            'Einmalcodes: Mit ihnen prüfen wir, ob Ihnen die E-Mail-Adresse oder die Telefonnummer gehört. Vom Code speichern wir nur einen Prüfwert.',
            'Kontaktformular: Name, E-Mail-Adresse und Ihre Nachricht. Gegen Spam prüfen wir außerdem ein unsichtbares Feld und wie lange das Formular geöffnet war; davon speichern wir nur, ob beides zusammen nach einem Programm aussieht.',
            'Nachrichten von uns an Sie: Empfänger, Betreff und Text der E-Mails und Anrufe, die wir wegen Ihres Kontos oder Ihrer Termine senden.',
          ],
        },
        { heading: 'Daten, die von selbst anfallen' },
        {
          list: [
            'Damit eine Seite zu Ihnen kommt, verarbeitet der Server für die Dauer der Übertragung Ihre IP-Adresse.',
            'Serverprotokolle enthalten je Anfrage den Zeitpunkt, die Art der Anfrage, das Ergebnis, die Dauer und eine zufällige Nummer. IP-Adresse, Name und Angaben zum Browser stehen nicht darin.',
            'Anmeldungen: Sind Sie angemeldet, speichern wir, wie sich Ihr Browser nennt (zum Beispiel „Firefox auf Windows“ mit Version) und wann Sie zuletzt da waren. So erkennen Sie in Ihrem Konto Ihre Geräte und können jedes abmelden.',
            'Grenzen gegen Missbrauch: Aus IP-Adresse oder Konto bilden wir einen verschlüsselten Prüfwert und zählen damit, wie oft Codes, Anmeldungen und Nachrichten angefordert werden.',
          ],
        },
        { heading: 'Hosting' },
        'Website, Datenbank und Protokolle liegen auf einem Server der Praxis oder eines Hosting-Anbieters in der Europäischen Union. Ein solcher Anbieter arbeitet nach unserer Weisung und auf Grundlage eines Vertrags nach Art. 28 DSGVO.',
      ],
    },
    {
      id: 'purposes',
      title: 'Wozu wir sie verwenden',
      blocks: [
        {
          list: [
            'um Ihre Termine zu vergeben, zu bestätigen und abzusagen und die Behandlung vorzubereiten,',
            'um Ihr Konto zu führen und Sie sicher anzumelden,',
            'um Ihre Anfragen zu beantworten,',
            'um die Website bereitzustellen, Fehler zu finden und Missbrauch abzuwehren,',
            'um gesetzliche Pflichten zu erfüllen, vor allem die Dokumentation der Behandlung.',
          ],
        },
        'Eine automatisierte Entscheidung im Einzelfall nach Art. 22 DSGVO findet nicht statt.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'Rechtsgrundlagen',
      blocks: [
        {
          facts: [
            [
              'Einwilligung',
              'Art. 6 Abs. 1 Buchst. a und Art. 9 Abs. 2 Buchst. a DSGVO: für die Karte, für Erinnerungen an Ihre Termine und überall, wo wir Sie ausdrücklich fragen.',
            ],
            [
              'Vertrag',
              'Art. 6 Abs. 1 Buchst. b DSGVO: für Konto, Terminbuchung und Anfragen, die zu einem Termin führen sollen.',
            ],
            [
              'Gesundheitsversorgung',
              'Art. 9 Abs. 2 Buchst. h und Abs. 3 DSGVO mit § 22 Abs. 1 Nr. 1 Buchst. b BDSG: für Angaben zu Ihrer Gesundheit, die der Behandlung dienen. Alle Beteiligten unterliegen der Schweigepflicht.',
            ],
            [
              'Rechtliche Pflicht',
              'Art. 6 Abs. 1 Buchst. c DSGVO mit § 630f BGB: für die Behandlungsdokumentation.',
            ],
            [
              'Berechtigtes Interesse',
              'Art. 6 Abs. 1 Buchst. f DSGVO: für den sicheren Betrieb der Website, Serverprotokolle, Grenzen gegen Missbrauch und die Antwort auf sonstige Anfragen.',
            ],
          ],
        },
        'Für Konto und Buchung brauchen wir die als Pflichtfeld gekennzeichneten Angaben. Ohne sie können Sie einen Termin telefonisch vereinbaren.',
      ],
    },
    {
      id: 'storage-duration',
      title: 'Speicherdauer',
      blocks: [
        {
          facts: [
            ['Serverprotokolle', 'höchstens 90 Tage'],
            [
              'Sicherheitsereignisse (Anmeldungen, Verstöße gegen Grenzen), ohne Klarnamen',
              `${keptDays.securityEvents} Tage`,
            ],
            ['Zähler gegen Missbrauch', '24 Stunden'],
            [
              'Herkunft von Buchungen (E-Mail, Domain, Browser, Anschluss), nur als Prüfwerte',
              `${keptDays.bookingSources} Tage`,
            ],
            ['Einmalcodes', '10 Minuten gültig, nach 24 Stunden gelöscht'],
            [
              'Anmeldung',
              `endet nach ${limits.sessionIdleDays} Tagen ohne Besuch, spätestens nach ${limits.sessionMaxDays} Tagen`,
            ],
            [
              'Gesendete E-Mails und Anrufe',
              `${keptDays.sentMessages} Tage; was nicht ankam, bis zum Termin`,
            ],
            ['Kontaktanfragen auf dem Server der Website', `${keptDays.contactMessages} Tage`],
            [
              'Protokoll der Buchungen und Stornierungen, und wann die Praxis Ihre Daten aufgerufen hat',
              '4 Jahre (Verjährung, §§ 195, 199 BGB)',
            ],
            [
              'Konto, Personen darin und Einwilligungen',
              'bis Sie das Konto löschen; das können Sie jederzeit selbst',
            ],
            [
              'Angaben von Gästen ohne Konto',
              `${keptDays.guests} Tage nach dem letzten Termin, oder bis Sie sie löschen`,
            ],
            [
              'Wer telefonisch oder in der Praxis eingetragen wurde und nie gekommen ist',
              `${keptDays.guests} Tage`,
            ],
            [
              'Frühere E-Mail-Adressen und Telefonnummern nach einer Änderung',
              `${keptDays.formerContacts} Tage`,
            ],
            ['Abbild eines Eintrags, der mit einem anderen zusammengeführt wurde', '24 Stunden'],
            [
              'Behandlungs\u00addokumentation, zu der wahrgenommene Termine gehören',
              '10 Jahre nach Abschluss der Behandlung (§ 630f Abs. 3 BGB)',
            ],
          ],
        },
        'Löschen Sie Ihr Konto, bleibt nur, was wir nach dem Gesetz aufbewahren müssen oder dürfen: Termine, bei denen jemand behandelt wurde, mit Name und Geburtsdatum dieser Person, 10 Jahre (§ 630f Abs. 3 BGB); versäumte Termine bis 3 Jahre nach Jahresende (§§ 195, 199 BGB); das Protokoll der Buchungen und die Sicherheitsereignisse ohne Namen bis zu ihrer Frist; und die E-Mail, die Ihnen die Löschung bestätigt. Was davon auf Sie zutrifft, sagen wir Ihnen dabei.',
        'Danach löschen wir die Daten, soweit keine andere gesetzliche Frist, etwa des Steuerrechts, entgegensteht.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      blocks: [
        {
          list: [
            'Auskunft über Ihre Daten (Art. 15 DSGVO)',
            'Berichtigung falscher Daten (Art. 16 DSGVO)',
            'Löschung (Art. 17 DSGVO), soweit wir nicht zur Aufbewahrung verpflichtet sind',
            'Einschränkung der Verarbeitung (Art. 18 DSGVO)',
            'Datenübertragbarkeit (Art. 20 DSGVO)',
            'Widerspruch gegen Verarbeitungen, die auf berechtigtem Interesse beruhen (Art. 21 DSGVO)',
            'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)',
          ],
        },
        'Mit einem Konto geht vieles sofort: Auf der Seite „Meine Termine“ sehen Sie unter „Ihre Daten“, was wir über Sie gespeichert haben, nehmen es als Datei mit, berichtigen Ihre Angaben, schalten Erinnerungen ab und löschen Ihr Konto. Was wir in der Praxis eingetragen haben, ist dabei, sobald wir Ihre Identität geprüft haben; sonst geben und löschen wir es auf Anfrage in der Praxis.',
        `Eine formlose Nachricht genügt: ${emailLink} oder Telefon ${phoneLink}.`,
        `Sie können sich außerdem bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig ist ${authority.name.de}, ${authority.address}, [${new URL(authority.url).host}](${authority.url}).`,
      ],
    },
    {
      id: 'security',
      title: 'Sicherheit',
      blocks: [
        'Die Übertragung ist im öffentlichen Betrieb mit TLS verschlüsselt. Passwörter, Anmeldungen und Codes liegen bei uns nur als Prüfwerte, aus denen sie sich nicht zurückrechnen lassen. Zugriff haben nur Personen, die ihn für ihre Aufgabe brauchen und zur Verschwiegenheit verpflichtet sind.',
        'E-Mails sind unterwegs nicht immer verschlüsselt. Bitte senden Sie uns Befunde und Röntgenbilder nicht auf diesem Weg.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und Speicher im Browser',
      blocks: [
        'Ihr Browser hebt für diese Website Folgendes auf:',
        {
          facts: [
            [
              'Sitzung (localStorage „token“)',
              'Der Schlüssel Ihrer Anmeldung. Er wird erst gespeichert, wenn Sie sich anmelden, und beim Abmelden gelöscht; dann bleibt nur Ihre Kontonummer, damit auch andere Tabs Ihre Entwürfe löschen.',
            ],
            [
              'Entwürfe (sessionStorage „praxis:…“)',
              'Was Sie in ein Formular getippt haben, welches Sie gerade offen haben, welche Codes Sie angefordert haben und welche Buchung Sie gerade bestätigen, damit beim Neuladen nichts verloren geht. Nie ein Passwort; es verschwindet nach einer Stunde, beim Abmelden und mit dem Tab. Daneben stehen Ihre Kontonummer, damit niemand anders Ihre Entwürfe sieht, und wie weit die Uhr Ihres Geräts von unserer abweicht.',
            ],
            [
              'Cookie „requester“ (eine Stunde)',
              'Bindet einen Code an den Browser, der ihn angefordert hat, damit niemand anders ihn benutzen kann. Es wird gesetzt, wenn Sie einen Code anfordern.',
            ],
            [
              'Cookie „device“ (180 Tage)',
              'Zeigt, dass Sie sich mit diesem Browser schon angemeldet haben. So können Fremde mit falschen Passwörtern Sie nicht aussperren. Es wird bei der Anmeldung gesetzt und enthält keinen Namen.',
            ],
            [
              'Cookie „chat“ (zwei Tage)',
              'Damit der Praxis-Assistent Ihre nächste Nachricht versteht, wenn Sie nicht angemeldet sind, und damit Sperren wegen Beleidigungen gelten. Es wird mit der ersten Antwort des Assistenten gesetzt.',
            ],
            [
              'Einstellung (Sprache)',
              'Die Sprache steht in der Adresse der Seite (/de oder /en). Sie wird nicht im Browser gespeichert.',
            ],
            [
              'Einstellung (localStorage „speech“)',
              'Ob der Praxis-Assistent seine Antworten auf diesem Gerät vorliest. Sie wird gespeichert, wenn Sie das an- oder ausschalten, und bleibt, bis Sie den Speicher Ihres Browsers leeren.',
            ],
            [
              'Leseposition (sessionStorage)',
              'Wie weit Sie eine Seite gelesen haben, damit „Zurück“ an dieselbe Stelle führt. Das verschwindet, wenn Sie den Tab schließen.',
            ],
            [
              'Gespräch mit dem Praxis-Assistenten (sessionStorage)',
              'Was Sie einander geschrieben haben, damit es beim Wechsel der Seite bleibt. Das verschwindet, wenn Sie es löschen, sich abmelden oder den Tab schließen, und eine Stunde nach der letzten Nachricht.',
            ],
          ],
        },
        'Diese Speicherung ist für den Dienst, den Sie aufrufen, unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG). Sie können sie in den Einstellungen Ihres Browsers jederzeit löschen.',
      ],
    },
    {
      id: 'map',
      title: 'Karte',
      blocks: [
        'Auf der Seite [Kontakt](/de/contact) können Sie eine Karte der OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, Großbritannien, laden. Erst nach Ihrer Zustimmung überträgt Ihr Browser dorthin Ihre IP-Adresse, Angaben zum Browser und die Adresse dieser Website (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).',
        'Für Großbritannien hat die Europäische Kommission ein angemessenes Datenschutzniveau festgestellt. Ihre Zustimmung gilt nur, bis Sie die Seite verlassen oder die Karte ausblenden. Näheres steht in den [Datenschutzhinweisen der OpenStreetMap Foundation](https://osmfoundation.org/wiki/Privacy_Policy).',
      ],
    },
    {
      id: 'assistant',
      title: 'Praxis-Assistent (KI-Chatbot)',
      blocks: [
        'Auf jeder Seite können Sie unserem Praxis-Assistenten schreiben. Dabei gilt Folgendes:',
        {
          list: [
            'Sie schreiben mit einem Programm, nicht mit einem Menschen. Es kann sich irren.',
            'Der Assistent gibt keinen medizinischen Rat und ersetzt keine Untersuchung. Im Notfall rufen Sie bitte an.',
            'Es antwortet ein Programm auf unserem eigenen Server, mit Texten der Praxis. Versteht es eine Nachricht nicht, geht diese eine Nachricht an einen Anbieter generativer KI, aber nur, wenn die Praxis einen solchen Anbieter eingerichtet hat. Die KI schlägt dann vor, was gemeint ist; sie schreibt Ihnen nicht.',
            'Nachrichten, die unser Programm als medizinische Frage, Schmerz, Notfall oder Änderung eines Termins erkennt, gehen nie an einen KI-Anbieter, ebenso wenig Ihre früheren Nachrichten und Ihre Termine.',
            'Bevor eine Nachricht an einen KI-Anbieter geht, werden personenbezogene Angaben wie Namen, Adressen, Telefonnummern und Geburtsdaten anonymisiert, indem Platzhalter sie ersetzen.',
            'Einen Termin bucht immer erst Ihre eigene Bestätigung.',
            'Ihre Nachrichten selbst speichern wir nicht, nur was der Assistent für die nächste Antwort braucht (etwa die gewünschte Behandlung), für einen Tag.',
            'Wer andere beleidigt oder bedroht, wird verwarnt und beim dritten Mal für einen Tag gesperrt. Dafür zählen wir Verwarnungen einen Tag lang, bei Gästen nach Browser und verschlüsselter Netzadresse (Art. 6 Abs. 1 Buchst. f DSGVO).',
            'Für die Sprachausgabe geht ein Text nur dann an einen Anbieter, wenn die Praxis einen eingerichtet hat und keine personenbezogenen Angaben darin stehen. Die Spracheingabe macht Ihr Browser; je nach Browser hört dessen Hersteller mit.',
          ],
        },
        'Bitte schreiben Sie dem Assistenten trotzdem nichts, was Sie nur Ihrer Zahnärztin oder Ihrem Zahnarzt sagen würden.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Wer außerdem Daten erhält',
      blocks: [
        {
          facts: [
            [
              'KI-Anbieter',
              'anonymisierte Nachrichten, die der Praxis-Assistent nicht versteht, und Antworten ohne personenbezogene Angaben, die vorgelesen werden, wenn die Praxis einen Anbieter eingerichtet hat',
            ],
            [
              'E-Mail-Anbieter',
              'Adresse, Betreff und Text der E-Mails, die wir Ihnen senden, und Ihrer Nachricht aus dem Kontaktformular',
            ],
            ['Telefonanbieter', 'Ihre Telefonnummer und den Einmalcode, den ein Anruf Ihnen vorliest'],
          ],
        },
        'Diese Anbieter arbeiten als Auftragsverarbeiter nach unserer Weisung (Art. 28 DSGVO). Sitzt ein Anbieter außerhalb der Europäischen Union, geben wir Daten nur weiter, wenn die Voraussetzungen der Art. 44 bis 49 DSGVO erfüllt sind. Im Übrigen geben wir Daten nur weiter, wenn ein Gesetz es verlangt oder Sie zustimmen, etwa an Labor oder Krankenkasse.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      blocks: [
        'Ändert sich die Website oder das Recht, passen wir diese Seite an. Es gilt die Fassung, die Sie hier lesen.',
      ],
    },
    {
      id: 'privacy-contact',
      title: 'Kontakt zum Datenschutz',
      blocks: [
        `Fragen zum Datenschutz beantworten wir gern: ${emailLink}, Telefon ${phoneLink}, oder per Post an ${practice.name}, Datenschutz, ${formatAddress('de')}.`,
      ],
    },
  ],
};
