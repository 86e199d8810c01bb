import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import type { ChatOffence } from '@praxisportal/contract/chat';
import type { ClosedReason } from '@praxisportal/contract/doctor';
import { crisisPhone } from './crisis-phone.ts';
import type { Emergency, FirstAid } from './turn.ts';

const firstAid = {
  lostTooth:
    'Ein ausgeschlagener Zahn gehört in Milch oder eine Zahnrettungsbox; fassen Sie ihn nur an der Krone an.',
  blood: 'Bei einer Blutung beißen Sie fest auf ein sauberes Tuch.',
};
const call112 = 'Bei Atemnot, Schluckbeschwerden oder Bewusstlosigkeit: 112.';
const onCall = 'Außerhalb der Sprechzeiten hilft auch der ärztliche Bereitschaftsdienst, 116117.';

/** The assistant's own sentences. The practice's facts stand in `practice/`. */
export const texts = {
  emergency: (
    level: Emergency,
    phones: { practice: string; emergency: string },
    { isForLostTooth, isForBlood }: FirstAid,
  ): string =>
    level === '112'
      ? `**Bitte rufen Sie sofort die 112 an.** Atemnot, Schluckbeschwerden, eine Schwellung mit Fieber oder eine Blutung, die nicht aufhört, gehören in die Notaufnahme.\n\nUnsere Notfallnummer ${phones.emergency} ist rund um die Uhr besetzt.`
      : `**Das klingt nach einem Notfall. Bitte rufen Sie jetzt unsere Notfallnummer an: ${phones.emergency}** (rund um die Uhr).\n\n${isForLostTooth ? `${firstAid.lostTooth} ` : ''}${isForBlood ? `${firstAid.blood} ` : ''}${call112} ${onCall}`,
  emergencyAgain: (emergency: string, { isForLostTooth, isForBlood }: FirstAid): string =>
    `**Bitte sagen Sie das auch unter unserer Notfallnummer: ${emergency}** (rund um die Uhr). Beurteilen kann und darf ich es nicht, auch keine Medikamente.\n\n${isForLostTooth ? `${firstAid.lostTooth} ` : ''}${isForBlood ? `${firstAid.blood} ` : ''}${call112}`,
  firstAid,
  call112,
  onCall,
  afterEmergency: {
    life: (emergency: string): string =>
      `**Bitte rufen Sie sofort die 112 an.** Das gehört in die Notaufnahme, nicht in die Praxis. Unsere Notfallnummer ${emergency} ist rund um die Uhr besetzt.`,
    lifeBehind: 'Falls es noch um den Notfall geht: **Rufen Sie bitte sofort die 112 an.**',
    lifeThanks: 'Gern, und alles Gute! Ist die Gefahr noch nicht vorbei, rufen Sie bitte sofort die 112 an.',
    callFirst: (emergency: string): string =>
      `**Bitte rufen Sie zuerst unsere Notfallnummer an: ${emergency}** (rund um die Uhr).`,
    open: (address: string, until: string): string =>
      `Die Praxis (${address}) ist gerade geöffnet, heute bis ${until} Uhr.`,
    closed: (address: string, opens: { day: string; from: string } | undefined): string =>
      `Die Praxis (${address}) ist gerade geschlossen${opens ? ` und öffnet wieder am ${opens.day} um ${opens.from} Uhr` : ''}.`,
    unreachable: (emergency: string, phone: string | undefined): string =>
      phone
        ? `Geht unter der Notfallnummer ${emergency} niemand ran, rufen Sie bitte in der Praxis an, wir haben gerade geöffnet: ${phone}.`
        : `Geht unter der Notfallnummer ${emergency} niemand ran, **rufen Sie bitte den ärztlichen Bereitschaftsdienst an: 116117**.`,
    cannotCall: (number: string): string =>
      `**Bitten Sie jetzt jemanden bei Ihnen, für Sie anzurufen: ${number}** (rund um die Uhr).`,
    keepTooth: 'Ja, heben Sie den Zahn bitte auf und bringen Sie ihn mit.',
    askThere: (emergency: string): string =>
      `Mehr kann und darf ich nicht beurteilen, auch keine Medikamente. **Bitte fragen Sie das unter unserer Notfallnummer: ${emergency}** (rund um die Uhr).`,
    thanks: (emergency: string): string =>
      `Gern, und alles Gute! Unsere Notfallnummer ${emergency} ist rund um die Uhr besetzt.`,
    unclear: (emergency: string): string =>
      `Das habe ich leider nicht verstanden. **In einem Notfall rufen Sie bitte unsere Notfallnummer an: ${emergency}** (rund um die Uhr).`,
    over: (emergency: string): string =>
      `Gut. Wird es wieder schlimmer, ist unsere Notfallnummer rund um die Uhr besetzt: ${emergency}. Bei Lebensgefahr rufen Sie die 112 an.`,
    despair: `Sie müssen damit nicht allein bleiben: **TelefonSeelsorge ${crisisPhone}** (kostenlos, rund um die Uhr). Wenn Sie sich etwas antun könnten, rufen Sie bitte die 112 an.`,
    overDespair: `Gut. Wird es wieder schwer, können Sie jederzeit mit jemandem sprechen: TelefonSeelsorge ${crisisPhone} (kostenlos, rund um die Uhr). Bei Lebensgefahr rufen Sie die 112 an.`,
  },
  despair: `Das klingt sehr schwer, und Sie müssen damit nicht allein bleiben. **Bitte sprechen Sie jetzt mit jemandem: TelefonSeelsorge ${crisisPhone}** (kostenlos, rund um die Uhr). Wenn Sie sich etwas antun könnten, rufen Sie bitte die 112 an.`,
  words: (phone: string) => ({
    animal: 'Tiere behandeln wir nicht, nur Menschen. Bitte fragen Sie in einer Tierarztpraxis.',
    dropped: 'Gut, dann lassen wir das. Gebucht ist nichts.',
    wait: 'Gern, lassen Sie sich Zeit.',
    confirm:
      'Das tun Sie im Formular: Wenn Tag und Uhrzeit gewählt sind, setzen Sie den Haken bei den Stornierungsbedingungen und drücken Sie „Termin bestätigen“. Erst dann ist der Termin gebucht.',
    addPerson:
      'So tragen Sie jemanden ein: Öffnen Sie [Meine Termine](/de/dashboard), wählen Sie bei „Für wen Sie buchen“ „Person hinzufügen“ und geben Sie Name und Geburtsdatum an. Eine eigene E-Mail-Adresse braucht es dafür nicht. Danach können Sie hier für diese Person buchen.',
    addPersonAsGuest:
      'Das geht mit einem Konto: Melden Sie sich auf der [Anmeldeseite](/de/login) an, öffnen Sie [Meine Termine](/de/dashboard) und wählen Sie bei „Für wen Sie buchen“ „Person hinzufügen“.',
    whenBooked: `Ob Sie gebucht haben, kann ich hier nicht sehen. Ein Termin ist gebucht, sobald Sie ihn im Formular bestätigt haben; dann bekommen Sie eine Bestätigung per E-Mail. Ist keine gekommen, auch nicht im Spam-Ordner, fragen Sie bitte nach, bevor Sie noch einmal buchen: ${phone}.`,
    explain: `Entschuldigung, das war zu kompliziert. Ich helfe bei Terminen und Fragen zur Praxis. Schreiben Sie einfach, wofür Sie kommen möchten und wann, zum Beispiel: „Kontrolle am Montag um 10 Uhr“. Sie können auch anrufen: ${phone}. Dort hilft Ihnen ein Mensch.`,
    account: `Ein Konto ist Ihr eigener Zugang zu dieser Seite, mit E-Mail-Adresse und Passwort. Beides einzugeben heißt „anmelden“. Dann sehen Sie Ihre Termine und können sie ändern. Zum Buchen brauchen Sie kein Konto: Das geht [auch als Gast](/de/booking) oder am Telefon: ${phone}.`,
    callBack: `Einen Rückruf kann ich nicht veranlassen. Bitte rufen Sie uns an: ${phone}. Am Telefon buchen, verschieben und sagen wir Termine für Sie ab.`,
    noMail: `Das geht auch ohne E-Mail: Rufen Sie uns bitte an: ${phone}. Am Telefon buchen, verschieben und sagen wir Termine für Sie ab.`,
  }),
  onPhone: {
    now: (until: string): string => `Dort ist gerade jemand da, heute bis ${until} Uhr.`,
    next: (day: string, from: string): string => `Dort ist am ${day} ab ${from} Uhr wieder jemand da.`,
  },
  sayAgain: 'Entschuldigung, ich frage noch einmal:',
  offence: {
    insult: 'Bitte bleiben Sie höflich. Beleidigungen beantworte ich nicht.',
    threat: 'Drohungen nehmen wir ernst und beantworten sie nicht.',
    sexual: 'Bitte unterlassen Sie solche Nachrichten. Ich bin für Fragen zur Praxis da.',
    hate: 'Abwertende Äußerungen über Menschen haben hier keinen Platz.',
    manipulation: 'Das tue ich nicht. Meine Aufgaben und Regeln ändern sich durch Nachrichten nicht.',
    data_exfiltration:
      'Über andere Menschen gebe ich keine Auskunft. Was Patientinnen und Patienten angeht, bleibt unter Schweigepflicht.',
  } satisfies Record<ChatOffence, string>,
  painLine: (phone: string): string =>
    `Bei starken Schmerzen, einer Schwellung oder Blutung rufen Sie bitte die Notfallnummer ${phone} an (rund um die Uhr), bei Lebensgefahr die 112.`,
  book: {
    start: 'Gern buche ich mit Ihnen einen Termin.',
    chosen: (parts: string): string => `Gern: ${parts}.`,
    withDoctor: (name: string): string => `bei ${name}`,
    withoutDoctors: (names: readonly string[]): string => `nicht bei ${names.join(' oder ')}`,
    onDay: (day: string): string => `am ${day}`,
    onWeekdays: (names: readonly string[]): string =>
      names.map((name) => `${name.toLowerCase()}s`).join(' oder '),
    notOnWeekdays: (names: readonly string[]): string =>
      `nicht ${names.map((name) => `${name.toLowerCase()}s`).join(' oder ')}`,
    at: (time: string): string => `um ${time} Uhr`,
    after: (time: string): string => `ab ${time} Uhr`,
    before: (time: string): string => `vor ${time} Uhr`,
    between: (from: string, to: string): string => `zwischen ${from} und ${to} Uhr`,
    stretch: (from: string, to: string): string => `zwischen ${from} und ${to}`,
    from: (day: string): string => `ab ${day}`,
    until: (day: string): string => `bis ${day}`,
    somebodyElse: {
      both: 'Für die zweite Person buchen wir danach einen eigenen Termin.',
      choose: 'Für wen der Termin ist, wählen Sie bitte im Formular, bevor Sie bestätigen.',
      add: 'Das Formular bucht bisher nur für Sie selbst. Tragen Sie die Person bitte zuerst unter [Meine Termine](/de/dashboard) bei „Für wen Sie buchen“ ein.',
      stillChoose: 'Prüfen Sie im Formular bitte auch, für wen der Termin ist.',
      stillAdd:
        'Noch bucht das Formular nur für Sie selbst: Die Person fehlt noch unter [Meine Termine](/de/dashboard), „Für wen Sie buchen“.',
    },
    afterWhat: {
      school:
        '„Nach der Schule“ verstehe ich als ab 13 Uhr. Sagen Sie mir gern, ab welcher Uhrzeit es bei Ihnen passt.',
      work: 'Ab welcher Uhrzeit passt es bei Ihnen nach der Arbeit?',
    },
    whichTreatment: 'Wofür möchten Sie kommen?',
    unsureHint: (name: string): string => `Wenn Sie unsicher sind, nehmen Sie „${name}“.`,
    beyondWindow: (day: string, last: string): string =>
      `${day} ist noch nicht buchbar: Termine vergeben wir zurzeit bis ${last}.`,
    /** Why a day has no start, even if nothing were booked; for one dentist, or for all who could. */
    closedFor: {
      in_past: (day) => `${day} liegt in der Vergangenheit. Bitte wählen Sie ein Datum in der Zukunft.`,
      after_cutoff: (day) => `Für ${day} ist es online schon zu spät. Bitte rufen Sie uns an.`,
      holiday: (day) => `Am ${day} ist Feiertag, die Praxis ist geschlossen.`,
      closed: (day) => `Am ${day} ist die Praxis geschlossen.`,
      absent: (day, doctor) =>
        doctor ? `Am ${day} hat ${doctor} keine Sprechstunde.` : `Am ${day} ist dafür niemand da.`,
      too_soon: (day) => `Für ${day} ist es online schon zu spät. Bitte rufen Sie uns an.`,
      outside_hours: (day, doctor) =>
        `Am ${day} reicht die Sprechzeit${doctor ? ` bei ${doctor}` : ''} dafür nicht.`,
      not_offered: (day, doctor) =>
        `Für den ${day} können Sie das${doctor ? ` bei ${doctor}` : ''} nicht online buchen. Bitte rufen Sie uns an.`,
    } satisfies Record<
      Exclude<ClosedReason, 'beyond_window'>,
      (day: string, doctor: string | undefined) => string
    >,
    notFree: (time: string): string => `Um ${time} Uhr ist an diesem Tag nichts frei.`,
    noneThen: 'Zu dieser Zeit ist an diesem Tag nichts frei.',
    full: (day: string, doctor: string | undefined): string =>
      `Am ${day} ist ${doctor ? `bei ${doctor} ` : ''}nichts mehr frei.`,
    freeAt: (times: string): string => `Frei sind: ${times}.`,
    freeAmongOthersAt: (times: string): string => `Frei sind zum Beispiel: ${times}.`,
    forPerson: (name: string): string => `für ${name}`,
    whichTime: 'Welche Uhrzeit passt Ihnen?',
    whatElse:
      'Was passt Ihnen besser? Nennen Sie mir gern einen anderen Tag, eine andere Uhrzeit oder bei wem Sie kommen möchten.',
    isFree: 'Die Zeit ist frei.',
    noSuchDay: 'Diesen Tag gibt es im Kalender nicht.',
    next: (day: string, time: string, doctor: string): string =>
      `Der nächste freie Termin ist am ${day}, ${time} Uhr, bei ${doctor}.`,
    firstWithin: (day: string, time: string, doctor: string): string =>
      `Der erste freie Termin, der dazu passt, ist am ${day}, ${time} Uhr, bei ${doctor}.`,
    noneWithin: 'In dieser Zeit ist online nichts frei.',
    none: 'Online ist dafür zurzeit nichts frei. Bitte rufen Sie uns an.',
    form: 'Prüfen und bestätigen Sie bitte alles im Formular; vorher ist nichts gebucht.',
    more: (names: string): string => `Danach können wir gleich noch buchen: ${names}.`,
  },
  login: {
    booking: 'Bitte melden Sie sich an, um Termine zu buchen. Ohne Konto buchen Sie als Gast.',
    kept: (parts: string): string => `Ich habe mir gemerkt: ${parts}.`,
    appointments: 'Bitte melden Sie sich an, dann zeige ich Ihnen Ihre Termine.',
    cancel:
      'Bitte melden Sie sich an, um einen Termin abzusagen. Haben Sie als Gast gebucht, sagen Sie über den Link in Ihrer Bestätigungs-E-Mail ab.',
    reschedule:
      'Bitte melden Sie sich an, um einen Termin zu verschieben. Haben Sie als Gast gebucht, öffnen Sie den Link in Ihrer Bestätigungs-E-Mail.',
    byLink: (phone: string): string =>
      `Ändern kann ich Ihren Termin hier nur, wenn Sie angemeldet sind. Haben Sie als Gast gebucht, öffnen Sie bitte den Link in Ihrer Bestätigungs-E-Mail: Dort können Sie ihn verschieben oder absagen. Finden Sie die E-Mail nicht, auch nicht im Spam-Ordner, rufen Sie uns bitte an: ${phone}.`,
    forOther: 'Als Gast geben Sie beim Buchen den Namen der Person an, für die der Termin ist.',
    account: 'Bitte melden Sie sich an, dann können Sie Ihre Daten selbst ändern.',
    register: 'Noch kein Konto? Sie können sich in wenigen Minuten registrieren oder als Gast buchen.',
  },
  appointments: {
    line: (a: { day: string; time: string; treatment: string; doctor: string; name?: string }): string =>
      `${a.day}, ${a.time} Uhr: ${a.treatment} bei ${a.doctor}${a.name ? ` (für ${a.name})` : ''}`,
    ownOnly: 'Ich zeige Ihnen nur die Termine, die zu Ihrem Konto gehören.',
    list: 'Das sind Ihre Termine:',
    past: 'Das sind Ihre vergangenen Termine:',
    none: 'Sie haben keine bevorstehenden Termine.',
    noPast: 'Ich finde keine vergangenen Termine.',
    noneThen: 'Für diese Angaben finde ich keinen Termin. Das sind Ihre Termine:',
    noneOf: (name: string): string => `Für ${name} ist kein Termin eingetragen.`,
    noneFits: 'Einen Termin, auf den das genau zutrifft, finde ich nicht.',
    noHurry: 'Lassen Sie sich Zeit. Solange Sie nicht zustimmen, bleibt alles, wie es ist.',
    confirmCancel: (line: string): string =>
      `Soll ich diesen Termin absagen?\n\n- ${line}\n\nAntworten Sie bitte mit Ja oder Nein.`,
    confirmCancelAll: (count: number, list: string): string =>
      `Soll ich ${count === 2 ? 'diese beiden' : `diese ${count}`} Termine absagen?\n\n${list}\n\nAntworten Sie bitte mit Ja oder Nein. Soll nur einer davon weg, sagen Sie mir bitte, welcher.`,
    overtaken: 'Der Termin, um den es ging, ist inzwischen geändert oder abgesagt.',
    sayWhich: 'Nennen Sie mir bitte den Tag oder den Platz in der Liste; bis dahin bleibt alles, wie es ist.',
    sayWhen: 'Nennen Sie mir bitte Tag und Uhrzeit; bis dahin bleibt alles, wie es ist.',
    uncancelled: (lines: string): string => `Die Absage ist rückgängig gemacht. Es steht wieder:\n\n${lines}`,
    movedBack: (lines: string): string => `Der Termin steht wieder wie vorher:\n\n${lines}`,
    notUndone: (reason: string): string => `**Nicht rückgängig gemacht:** ${reason}`,
    undoneBefore: 'Das ist schon rückgängig gemacht.',
    cannotUndo:
      'Diese Absage kann ich nicht mehr zurücknehmen. Ist die Zeit noch frei, können Sie sie gleich neu buchen: Sagen Sie mir bitte, wofür und wann.',
    oneByOne: 'Das geht nur nacheinander.',
    noSwap: (phone: string, isBegun: boolean): string =>
      `Zwei Termine auf einmal tauschen kann ich leider nicht. Das geht nacheinander, oder Sie rufen uns an: ${phone}.${isBegun ? ' Beginnen wir mit dem ersten.' : ''}`,
    whichCancel: 'Welchen Termin möchten Sie absagen?',
    whichMove: 'Welchen Termin möchten Sie verschieben?',
    confirmMove: (line: string, day: string, time: string, doctor: string | undefined): string =>
      `Soll ich diesen Termin auf ${day}, ${time} Uhr, ${doctor ? `bei ${doctor}, ` : ''}verschieben?\n\n- ${line}\n\nAntworten Sie bitte mit Ja oder Nein.`,
    moving: (line: string): string => `Sie möchten diesen Termin verschieben:\n\n- ${line}`,
    moveTo: (words: string): string => `Neu wäre er ${words}.`,
    isThere: 'Zu dieser Zeit ist er schon eingetragen.',
    freeAround: (days: readonly { day: string; times: readonly string[] }[]): string =>
      `In den Tagen um diesen herum sind zum Beispiel frei: ${days.map(({ day, times }) => `${day}, ${times.join(' oder ')} Uhr`).join('; ')}.`,
    late: (hours: number): string => `${cancellationPolicy.de.late(hours)} ${cancellationPolicy.de.fee}`,
    moveThere:
      'Soll ich ihn dorthin verschieben? Sie können mir auch einen anderen Tag und eine andere Uhrzeit nennen oder das auf der Seite [Meine Termine](/de/dashboard) tun.',
    moveWhen:
      'Auf welchen Tag und welche Uhrzeit? Sie können das auch auf der Seite [Meine Termine](/de/dashboard) tun.',
    locked: (line: string, isCancel: boolean, phone: string): string =>
      `Dieser Termin lässt sich hier nicht mehr ${isCancel ? 'absagen' : 'verschieben'}, weil er schon begonnen hat oder vorbei ist:\n\n- ${line}\n\nBitte rufen Sie uns an: ${phone}.`,
    notice: (hours: number): string => `${cancellationPolicy.de.rule(hours)} ${cancellationPolicy.de.fee}`,
    lateOf: (day: string, time: string, hours: number): string =>
      `${day}, ${time} Uhr: ${cancellationPolicy.de.late(hours)}`,
    fee: cancellationPolicy.de.fee,
    cancelled: (line: string): string => `Ihr Termin ist storniert: ${line}.`,
    cancelledAll: (lines: string): string => `Storniert sind:\n\n${lines}`,
    notCancelled: (line: string | undefined, reason: string): string =>
      line ? `**Nicht storniert:** ${line}. ${reason}` : reason,
    moved: (line: string): string => `Ihr Termin ist verschoben. Neu: ${line}.`,
    kept: 'Gut, es bleibt alles, wie es ist.',
  },
  doctors: 'Das sind unsere Ärztinnen und Ärzte:',
  navigate: 'Ich öffne die Seite für Sie.',
  language: 'Gern, ab jetzt auf Deutsch.',
  hours: {
    open: (until: string): string => `Ja, wir haben gerade geöffnet, heute bis ${until} Uhr.`,
    laterToday: (stretches: readonly { from: string; to: string }[]): string =>
      `Ja, heute haben wir von ${stretches.map(({ from, to }) => `${from} bis ${to}`).join(' und ')} Uhr geöffnet.`,
    closedNow: (day: string, from: string): string =>
      `Gerade haben wir geschlossen. Das nächste Mal öffnen wir am ${day} um ${from} Uhr.`,
    opensNext: (day: string, from: string): string => `Danach öffnen wir am ${day} um ${from} Uhr.`,
    today: 'Heute',
    day: (day: string): string => `Am ${day}`,
    everyWeekday: (weekday: string): string => `${weekday}s`,
    stretch: (from: string, to: string): string => `Von ${from} bis ${to}`,
    openThen: (when: string, stretches: readonly { from: string; to: string }[]): string =>
      `${when} haben wir ${stretches.map(({ from, to }) => `von ${from} bis ${to}`).join(' und ')} Uhr geöffnet.`,
    asUsual: (when: string): string => `${when} haben wir zu den üblichen Zeiten geöffnet.`,
    otherwise: (when: string, lines: string): string =>
      `${when} haben wir geöffnet wie üblich, außer:\n\n${lines}`,
    closedThen: (when: string, reason: string | undefined): string =>
      `${when} haben wir geschlossen${reason ? ` (${reason})` : ''}.`,
    exceptions: (lines: string): string => `In den nächsten zwei Wochen ist anders:\n\n${lines}`,
    fromTo: (from: string, to: string): string => `${from} bis ${to}`,
    closedBetween: (times: string): string => `${times} geschlossen`,
    holiday: 'Feiertag',
    all: (lines: string): string => `Unsere Öffnungszeiten:\n\n${lines}`,
    row: (days: string, hours: string): string => `- ${days}: ${hours}`,
    times: (from: string, to: string): string => `${from}–${to} Uhr`,
    closed: 'geschlossen',
    notThere: 'nicht da',
  },
  doctorHours: (name: string, lines: string): string => `**${name}** ist in der Regel da:\n\n${lines}`,
  walkIn: (phone: string): string =>
    `Am sichersten kommen Sie mit einem Termin; den buche ich gern gleich mit Ihnen. Ob auch ohne Zeit für Sie ist, fragen Sie bitte unter ${phone}.`,
  missingMail: (phone: string): string =>
    `Sehen Sie bitte auch im Spam-Ordner nach. Ihre Termine stehen in Ihrem [Konto](/de/dashboard); wenn Sie als Gast gebucht haben, fragen Sie bitte unter ${phone} nach.`,
  unknownFact: (phone: string): string => `Das weiß ich leider nicht. Bitte fragen Sie unter ${phone} nach.`,
  nothingMore: (phone: string): string =>
    `Mehr weiß ich dazu leider nicht; bitte fragen Sie unter ${phone} nach.`,
  networks: (names: string): string => `Demnächst finden Sie uns auch auf ${names}.`,
  emergencyNumber: (phones: { phone: string; emergency: string }): string =>
    `**Unsere Notfallnummer ist rund um die Uhr besetzt: ${phones.emergency}.** Bei Atemnot, Schluckbeschwerden oder Lebensgefahr rufen Sie bitte die 112 an. In der Sprechzeit erreichen Sie uns auch unter ${phones.phone}.`,
  callUs: (phone: string): string => `Sie erreichen uns unter ${phone}.`,
  address: (a: { name: string; street: string; city: string; directions: string }): string =>
    `**${a.name}**\n\n- ${a.street}, ${a.city}\n- ${a.directions}`,
  contact: (c: { phone: string; email: string; emergency: string }): string =>
    `- Telefon: ${c.phone}\n- E-Mail: ${c.email}\n- Notfallnummer (rund um die Uhr): ${c.emergency}`,
  treatment: (t: { name: string; description: string; details: string; duration: string }): string =>
    `**${t.name}** (${t.duration}): ${t.description}\n\n${t.details}`,
  treatments: (names: string, phone: string): string =>
    `Diese Behandlungen bieten wir an:\n\n${names}\n\nZu jeder erkläre ich Ihnen gern mehr. Was hier nicht steht, erfragen Sie bitte unter ${phone}.`,
  duration: (name: string, label: string): string => `${name}: ${label.replace(/\.$/u, '')}.`,
  policy: (hours: number, phone: string): string =>
    `${cancellationPolicy.de.rule(hours)} ${cancellationPolicy.de.fee} Absagen und verschieben können Sie unter [Meine Termine](/de/dashboard), über den Link in Ihrer Bestätigung oder telefonisch: ${phone}.`,
  medical: (phone: string): string =>
    `Das kann und darf ich nicht beurteilen: Eine Diagnose oder einen Rat zu Medikamenten gibt Ihnen nur eine Ärztin oder ein Arzt. Fragen Sie uns gern unter ${phone} oder buchen Sie einen Termin, dann sieht es sich jemand an.`,
  toldPain:
    'Das tut mir leid. Wir sehen uns das gern bald an: Sagen Sie „Termin“, dann suchen wir zusammen eine freie Zeit.',
  pain: 'Wir behandeln schonend und unter örtlicher Betäubung; Sie können jederzeit Stopp sagen. Wie es sich anfühlt, besprechen Sie am besten mit der Ärztin oder dem Arzt.',
  prevention:
    'Zweimal täglich mit fluoridhaltiger Zahncreme putzen, einmal am Tag die Zwischenräume reinigen und regelmäßig zur Kontrolle kommen. Was für Sie das Beste ist, zeigen wir Ihnen bei der Prophylaxe.',
  bookingHelp:
    'So buchen Sie: Sagen Sie mir, wofür, wann und bei wem Sie kommen möchten; ich fülle das Formular aus und Sie bestätigen es, wenn Sie angemeldet sind. Ohne Konto buchen Sie als Gast: Wählen Sie auf der Seite [Termin buchen](/de/booking) Behandlung, Ärztin oder Arzt, Tag und Uhrzeit und am Ende „Als Gast buchen“.',
  bot: 'Ich bin der Praxis-Assistent, ein Computerprogramm (KI), kein Mensch. Mit Menschen sprechen Sie am Telefon.',
  privacy:
    'Was Sie hier schreiben, dient nur dazu, Ihnen zu antworten. Ist ein Sprachmodell angeschlossen, hört es nur, was ich nicht verstehe, mit Platzhaltern statt persönlicher Angaben. Alles Weitere steht in der [Datenschutzerklärung](/de/datenschutz).',
  help: 'Ich kann Termine mit Ihnen buchen, Ihre Termine zeigen, absagen und verschieben, Behandlungen erklären, Ärztinnen und Ärzte vorstellen, Seiten öffnen und Fragen zu Öffnungszeiten, Anfahrt, Kosten und Versicherung beantworten.',
  passwordHelp:
    'Auf der [Anmeldeseite](/de/login) finden Sie „Passwort vergessen“: Wir schicken Ihnen einen Code per E-Mail, mit dem Sie ein neues Passwort wählen.',
  codeHelp:
    'Der Code gilt zehn Minuten. Sehen Sie bitte auch im Spam-Ordner nach und fordern Sie nach einer Minute einen neuen an. Kommt keiner, prüfen Sie die Adresse oder Nummer.',
  reminders:
    'Auf Wunsch erinnern wir Sie vorher per E-Mail; das stellen Sie bei der Buchung oder in Ihrem Konto ein.',
  late: (phone: string): string => `Bitte rufen Sie kurz an, wenn Sie sich verspäten: ${phone}.`,
  complaint: (email: string, phone: string | undefined): string =>
    `Das tut mir leid. Bitte sagen Sie es uns direkt: per E-Mail an ${email}${phone ? `, unter ${phone}` : ''} oder über das [Kontaktformular](/de/contact); wir kümmern uns darum.`,
  greeting: 'Guten Tag! Ich bin der Praxis-Assistent. Wie kann ich Ihnen helfen?',
  thanks: 'Gern geschehen!',
  goodbye: 'Auf Wiedersehen und alles Gute!',
  smalltalk: 'Da kann ich nicht viel beitragen, aber bei allem rund um die Praxis helfe ich gern.',
  offTopic: 'Dazu kann ich nichts sagen. Bei Fragen zur Praxis, zu Behandlungen und Terminen helfe ich gern.',
  about: (a: { name: string; year: number; introduction: string }): string =>
    `${a.name} gibt es seit ${a.year}. ${a.introduction}`,
  unclearBooking: 'Das habe ich leider nicht verstanden. Zum Termin können Sie mir zum Beispiel sagen:',
  bookingSuggestions: (doctor: string | undefined): string[] => [
    'am Dienstag',
    'lieber nachmittags',
    ...(doctor ? [`bei ${doctor}`] : []),
  ],
  whichQuestion: 'Welche Frage meinen Sie?',
  unclear: 'Das habe ich leider nicht verstanden. Versuchen Sie zum Beispiel:',
  orCall: (phone: string): string => `Oder rufen Sie uns an: ${phone}.`,
  suggestions: ['Ich möchte einen Termin buchen', 'Welche Termine habe ich?', 'Wann haben Sie geöffnet?'],
  guestSuggestions: [
    'Ich möchte einen Termin buchen',
    'Wann haben Sie geöffnet?',
    'Welche Behandlungen bieten Sie an?',
  ],
  answers: {
    cancel: 'Ja, absagen',
    cancelAll: 'Ja, alle absagen',
    move: 'Ja, verschieben',
    keep: 'Nein, behalten',
    undo: 'Rückgängig',
    take: 'Ja, den nehme ich',
    refuse: 'Das passt mir nicht',
    at: (time: string): string => `${time} Uhr`,
    theOne: (day: string, time: string): string => `Den am ${day} um ${time} Uhr`,
    place: (place: number): string => `Nr. ${place}`,
    book: 'Termin buchen',
  },
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  and: 'und',
};

export type Texts = typeof texts;
