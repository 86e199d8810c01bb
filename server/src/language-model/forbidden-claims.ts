import { writeNumbers } from './write-numbers.ts';

const start = '(?<!\\p{L})';
const end = '(?!\\p{L})';
const some = "(?:[\\p{L}\\d’'-]{1,40}\\s){0,4}?";
const words = (list: string) => new RegExp(`${start}(?:${list})${end}`, 'iu');
/** All of them have to be in one sentence. */
const together = (...patterns: RegExp[]) => patterns;

const weekday =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const soon = `heute|morgen|übermorgen|gleich|sofort|today|tonight|tomorrow|this (?:week|morning|afternoon)|${weekday}`;
const when = `${soon}|(?:um|ab|at|from) (?:halb |viertel |half past )?(?:\\d{1,2}(?::\\d{2})?|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)|vormittags?|nachmittags?|abends|mittags?|(?:diese|nächste|kommende)r? woche|next week|in \\d+ (?:minuten|stunden|tagen)`;

/** Nobody is talked out of calling for help. */
const belittling = [
  together(
    words(
      '112|notruf\\p{L}*|krankenwagen|notf[aä]ll\\p{L}*|rettungs\\p{L}+|notaufnahme|notarzt|116117|emergenc\\p{L}+|ambulance|999|911',
    ),
    words(
      "nicht|nie|nichts|kein\\p{L}*|ohne|unnötig|übertrieben|abwarten|warten sie|erst morgen|not|no|never|don[’']?t|needn[’']?t|isn[’']?t|won[’']?t|unnecessary|overkill|wait",
    ),
  ),
  together(
    words(
      "harmlos\\p{L}*|ungefährlich\\p{L}*|unbedenklich\\p{L}*|nichts (?:schlimmes|ernstes|gefährliches)|kein\\p{L}* (?:grund zur sorge|notfall)|(?:nicht|not|don[’']?t) .{0,20}(?:zum|zur|zu einem|zu einer|ins|in die|to|see) (?:an? |the |your )?(?:\\p{L}*arzt|\\p{L}*ärztin|doktor|krankenhaus|klinik|doctor|dentist|hospital)|kein\\p{L}* \\p{L}*(?:arzt|ärztin)|halb so (?:wild|schlimm)|harmless|nothing (?:serious|dangerous)|not (?:serious|dangerous|urgent)|no emergency",
    ),
  ),
  // What is done online needs no visit.
  together(
    /^(?!.*(?<!\p{L})(?:dafür|hierfür|dazu|extra|eigens|online|konto|formular|for that|account|form)(?!\p{L}))/iu,
    words("(?:nicht|not|don[’']?t) .{0,20}(?:zur|in die|in unsere|to) (?:the |our )?(?:praxis|practice)"),
  ),
];
/** Who is told not to wait with a call is told to call, and who can't judge belittles nothing. */
const notAgainstHelp =
  /(?<!\p{L})(?:(?:zögern|warten) sie (?:bitte |damit |lange )*nicht(?! auf(?!\p{L}))|ohne zu (?:zögern|warten)|nicht (?:beurteilen|einschätzen)|(?:don[’']?t|do not|never) (?:hesitate|wait)(?! for(?!\p{L})))(?!\p{L})/giu;

/** What is said of help that is put off or done without, in whatever else stands there. */
const risky = words(
  'verzicht\\p{L}*|skip|selbst|allein|yourself|schlaf\\p{L}*|sleep|bis|until|till|abwarten|darüber|drüber',
);

/** What no practice asks for in a chat. */
const phishing = [
  together(
    words(
      '\\p{L}*passwor[dt]\\p{L}*|\\p{L}*kennwort\\p{L}*|pin|tan|iban|bic|cv[vc]|zugangsdaten|login-?daten|\\p{L}*codes?|kreditkarten?(?:nummer|daten)\\p{L}*|kartennummer|kontonummer|kontodaten|bankdaten|bankverbindung|(?:credit )?card (?:number|details)|bank details|überweisen sie|gutschein(?:e|code|nummer)?|gift cards?|geheimwort|(?:secret|security) (?:word|question|answer)',
    ),
  ),
  // What came to the patient by mail or phone is read out to nobody.
  together(
    words('nennen|sagen|lesen|schicken|senden|geben|verraten|schreiben|tell|read|send|give'),
    words('mir|uns|me|us|vor'),
    words(
      '\\p{L}*zahlen|nummer|was (?:in|auf) (?:der|ihrer)|\\p{L}*mails?|sms|gehört|anruf\\p{L}*|numbers?|what (?:it|the \\p{L}+) says|heard|text message',
    ),
    words(
      'mail|e-mail|telefon|anruf|gehört|bekommen|erhalten|sms|call|phone|received|got|heard|text|gutschein\\p{L}*',
    ),
  ),
];

const offer = new RegExp(
  `${start}(?:soll(?:en)? (?:ich|wir)|(?:shall|should|may) (?:i|we)|möchten sie, dass ich|(?:do|would) you (?:want|like) me to)${end}`,
  'iu',
);
/** A form or a page may be opened and explained, if nothing else is done besides. */
const notToShow = new RegExp(
  `^(?!.*${start}(?:(?:soll(?:en)? (?:ich|wir)|dass ich) [^,?]*(?:öffnen?|zeigen?|erklären?|nennen?|aufrufen?)\\s*[,?]|(?:me to|i|we) (?:open|show|explain|tell)${end}))|${start}(?:und|oder|and|or|dann|then)${end}`,
  'iu',
);

/** As far as no condition of the patient's begins: "auch wenn Sie krank sind". */
const unconditional = '(?:(?!(?:(?:wenn|falls|sobald) (?:sie|ihr)|(?:if|when|once) you)(?!\\p{L})).){0,40}';

/** Children, questions and treatments are welcome here; who else comes here is told by no practice. */
const welcome =
  '(?:kind|kinder|familie|sorge|sorgen|bonusheft|versicherung|frage|fragen|anliegen|behandlung|gesundheit|lächeln|wohl|sicherheit|angst|sohn|tochter|baby|hund|begleitung|meinung|besuch|child|children|family|question|questions|treatment|health|smile|safety|comfort|son|daughter|visit|opinion|concern)';
const welcoming =
  '(?!.*(?:patient|behandel|behandlung)).*(?:willkommen|welcome|aufgehoben|händen|hands|wichtig\\p{L}*|gefragt|gesehen|important|richtig|right|sicher|safe|kein thema)(?!\\p{L})';

/** What would be taken for a message of the practice, or for the assistant's own question before it changes something. */
const misleading = [
  together(words('ziffern|digits')),
  together(
    words(
      '(?:ihre?|deine?|your) (?:\\p{L}+ )?(?:kreditkarte|ec-karte|girocard|bankkarte|(?:credit|debit|bank) card)',
    ),
  ),
  together(
    offer,
    /absag|stornier|verschieb|verleg|buch|reservier|lösch|book|cancel|mov(?:e|ing)|reschedul|delet/iu,
    notToShow,
  ),
  together(words('(?:mit|with) [„“"»«]?(?:ja|yes)[“”"»«]? (?:oder|or) [„“"»«]?(?:nein|no)')),
  together(
    words(
      '(?:bestätigen|antworten|schreiben|sagen|tippen) sie (?:(?:bitte|einfach|mir|nur|kurz|hier) ){0,3}(?:mit )?[„“"»«]?ja|(?:confirm|reply|answer|say|type|write) (?:(?:back|it|this|me|just) )?(?:with )?[„“"»«]?yes',
    ),
  ),
  together(
    words('\\p{L}*termine?s?|appointments?'),
    words('wandert|wandern|rutscht|rutschen|(?:verschiebt|verlegt) sich|zieht um|moves|shifts|slides|slips'),
  ),
  together(
    words(
      "(?:kein\\p{L}*|nicht mehr|no longer|no) (?:\\p{L}+ ){0,3}(?:\\p{L}*termin|appointment)(?: mehr)? (?:mehr |bei uns|here|with us|any ?more)|sie (?:haben|hätten) (?:nun |jetzt )?keinen? (?:\\p{L}+ )?termine? mehr|(?:don[’']t|no longer) have an? (?:\\p{L}+ )?appointment",
    ),
  ),
  together(
    words(
      "(?:stehen|steht|are|is) (?:jetzt |nun |now |already |schon ){0,2}(?:im|in unserem|in our|in the|on the|auf der) (?:kalender|terminkalender|terminplan|calendar|schedule|liste)|(?:platz|termin|slot|spot|appointment) (?:gehört (?:jetzt |nun )?ihnen|is (?:now )?yours)|(?:ich|wir) kümmer(?:e|n) (?:mich|uns) (?:gern |sofort |gleich )?(?:um|darum)|consider it done|i(?:[’']ll| will) take care of (?:it|that|everything)|brauchen nicht mehr zu kommen|müssen (?:dann |jetzt )?nicht mehr kommen|(?:don[’']t|do not) (?:need|have) to come any ?more",
    ),
  ),
  together(words('telegram|whatsapp|signal messenger|discord|tiktok|snapchat|wechat|viber')),
  // It always says that it is a program.
  together(
    words(
      "ich bin (?:(?:ein|eine|doch|wirklich|natürlich) ){0,3}(?:mensch|echte[rs]? (?:mensch|person)|mitarbeiter(?:in)?|zahnarzt|zahnärztin|arzthelferin|ärztin|arzt)|i(?:[’']m| am) (?:(?:a|an|really|actually) ){0,2}(?:human(?: being)?|real (?:person|human)|person|dentist|doctor|receptionist|employee)",
    ),
  ),
  together(
    words('\\p{L}*termine?s?|\\p{L}*behandlung(?:en)?|appointments?|treatments?'),
    words(
      "fällt|fallen|kommt (?:leider )?nicht zustande(?!,? (?:wenn|solange|bevor|falls))|ausfallen|ausfällt|platzt|(?:nicht|not|won[’']t) (?:stattfinden|take place|happen)|find(?:et|en) .{0,30}nicht statt|is off|entfallen",
    ),
  ),
  together(
    words('dr|doktor\\p{L}*|doctors?|zahnärzt\\p{L}*|dentists?|frau|herr|team'),
    words(
      `(?:ist|sind|is|are|wird|will be),? ${unconditional}(?:krank|erkrankt|im urlaub|verreist|verhindert|nicht da|weg|ill|sick|away|on (?:holiday|vacation|leave)|not in)`,
    ),
  ),
  together(
    words(
      "(?:sie|du) (?:sind|bist|wurden|wurdest) .{0,20}(?:gesperrt|verbannt|ausgeschlossen)|you(?:[’']re| are| have been| were) .{0,20}(?:banned|blocked|locked out)",
    ),
  ),
  together(
    words(
      '(?:praxis|wir|practice|we) .{0,30}(?:umgezogen|verzogen|umziehen|zieht um|moved|moving)|unsere? neue \\p{L}*(?:nummer|adresse|anschrift)|our new (?:\\p{L}+ )?(?:number|address)|\\p{L}*(?:nummer|adresse|anschrift|number|address) (?:der praxis |of the practice )?(?:hat sich|ist jetzt|lautet jetzt|has changed|is now)',
    ),
  ),
  together(
    words(
      '(?:ihre?|deine?|your) \\p{L}+ (?:war|waren|kam|was|were|came) .{0,30}(?:bei uns|zu uns|hier|in der praxis|in die praxis|patient\\p{L}*|here|with us|at our)',
    ),
  ),
  together(
    words(
      `(?:ihre?|deine?|your) \\p{L}+ (?:kommt|ist|is|comes),? (?!(?<=${start}${welcome} (?:kommt|ist|is|comes),? )${welcoming})${unconditional}(?:bei uns|zu uns|hier|in der praxis|in die praxis|patient\\p{L}*|here|with us|at our)`,
    ),
  ),
];

/** Only what not keeping an appointment costs is told; there are no prices. */
const money = words(
  '\\p{L}*euros?|eur|cents?|dollars?|pounds?|bucks|quid|grand|pfund|franken|chf|usd|gbp|riesen|mäuse|kröten|tausender|hunderter|kostenlos\\p{L}*|kostenfrei\\p{L}*|gebührenfrei\\p{L}*|gratis|umsonst|for free|free of charge|no charge|complimentary|rabatt\\p{L}*|discounts?|anzahlung\\p{L}*|deposit|geschenkt',
);
const moneySigns = /[€$£¥₿]/u;
const prices = [
  together(
    words('(?:\\p{L}*kost(?:en|et)|\\p{L}*preise?|\\p{L}*prices?|costs?|zahlen|zahlt|pays?)'),
    /\d|[¼½¾⅓⅔]|\d\s?⁄\s?\d/u,
  ),
  together(
    words('kostet (?:sie |das )?nichts|costs? (?:you )?nothing|nichts (?:zahlen|bezahlen)|nothing to pay'),
  ),
  together(
    words('\\p{L}*kassen?|\\p{L}*versicherung\\p{L}*|insur(?:ance|er)s?'),
    words(
      'zahlt|zahlen|bezahlt|bezahlen|übernimmt|übernehmen|übernommen|trägt|erstatt\\p{L}+|deckt|pays?|covers?|covered|reimburs\\p{L}+',
    ),
  ),
];
/** Who says where it is told tells nothing: "Was die Kasse übernimmt, steht im Kostenplan". */
const toldElsewhere = new RegExp(
  [
    `${start}(?:was|ob|wie viel|wieviel|welche[nrs]? \\p{L}+) [^,.;:]{1,60}, (?=(?:steht (?:im|in)|sagt ihnen|hängt (?:vom|von|davon)|klärt|klären|erfahren|besprechen|lesen)${end})`,
    `${start}(?:what|whether|how much) [^,.;:]{1,60} (?=(?:is (?:in|written)|depends)${end})`,
    `(?<=${start}(?:steht|sagt ihnen|sagen ihnen|klären|erfahren|besprechen|tell you|ask)${end}[^.;:]{0,40}) (?:was|ob|wie viel|wieviel|what|whether|how much) [^,.;:]{1,60}(?=[.!]?$)`,
  ].join('|'),
  'giu',
);
const noShow = words(
  "absag\\p{L}*|abgesagt|nicht (?:kommt|kommen|erschein\\p{L}+|wahrn\\p{L}+)|versäum\\p{L}*|verpass\\p{L}*|ausfall\\p{L}*|no-?shows?|cancel\\p{L}*|miss(?:es|ed)?|don[’']?t (?:come|show up)",
);

const openWords = words(
  'geöffnet\\p{L}*|offen|öffnen|öffnet|auf(?=\\s*(?:[.!?,]|$))|zu(?=\\s*(?:[.!?,]|$))|geschlossen|schließ(?:en|t)|für sie da|erreichbar|besetzt|sprechstunde|ruhetag|arbeiten wir|open|opens|closed|closes?|shut|here for you',
);
const helpLines = /not(?:fall|dienst|ruf)|bereitschaft|emergency|on-call/iu;
const hours = [
  // What was told are hours of weekdays and dates.
  together(
    openWords,
    words(
      `heute|morgen|übermorgen|gerade|jetzt|aktuell|momentan|derzeit|immer|stets|jederzeit|durchgehend|täglich|jeden tag|tag und nacht|nachts|today|tonight|tomorrow|now|currently|always|any ?time|every ?day|daily|day and night|ferien|urlaub|\\p{L}*feiertag\\p{L}*|heiligabend|weihnacht\\p{L}*|silvester\\p{L}*|neujahr\\p{L}*|oster\\p{L}*|pfingst\\p{L}*|karneval\\p{L}*|fasching\\p{L}*|rosenmontag|karfreitag|fronleichnam|allerheiligen|himmelfahrt|einheit|christmas\\p{L}*|boxing day|new year\\p{L}*|easter|holidays?|vacation`,
    ),
  ),
  together(
    words(
      'rund um die uhr|24\\s?/\\s?7|24 (?:stunden|hours)(?! (?:vorher|davor|zuvor|vor|im voraus|before|earlier|ahead|in advance|prior|notice)(?!\\p{L}))|around the clock|round the clock',
    ),
  ),
];

/** What code alone does, and a model can only pretend. */
const deedVerbs =
  'gebucht|reserviert|eingetragen|eingeplant|storniert|abgesagt|gelöscht|gestrichen|ausgetragen|verschoben|verlegt|umgebucht|vorgemerkt|bestätigt|hinterlegt|weitergeleitet|weitergegeben|vereinbart|angelegt|aufgenommen|notiert|abgemeldet|angemeldet|freigehalten|geändert|erledigt|informiert|benachrichtigt|verschickt|gesendet|gesichert';
const englishDeedVerbs =
  'booked|reserved|scheduled|cancell?ed|deleted|removed|rescheduled|moved|confirmed|arranged|changed|forwarded|notified|informed|sent|signed up|put you down|added|secured|made (?:you )?an appointment';
const pretences = new RegExp(
  [
    `\\b(?:habe|hab|haben wir|wurde|wurden|ist|sind|wird) (?:\\S+ ){0,8}?(?:${deedVerbs})(?!\\p{L})`,
    '(?<!\\p{L})entfällt(?!\\p{L})',
    `(?:^|[.!?:,–-]\\s*)(?:schon |bereits |alles |soeben |ist )?(?:${deedVerbs})(?=\\s*(?:[.!,–-]|$))`,
    // "Ihr Termin steht", "ich buche Ihnen den Termin", "wir rufen Sie zurück"
    '\\btermin (?:steht|passt|ist (?:fix|fest|sicher))(?!\\p{L})',
    '\\bich (?:buche|reserviere|storniere|verschiebe|trage|sage|leite|melde|lösche|merke|notiere|verlege|plane) (?:\\S+ ){0,8}?(?:termin\\p{L}*|ein|ab|vor|aus|um|weiter|an|zeit)(?!\\p{L})',
    '\\b(?:rufen|melden) (?:wir )?(?:sie|uns|ihnen) (?:\\S+ ){0,5}?(?:zurück|bei ihnen)(?!\\p{L})|\\b(?:team|praxis|kollegin|kollege|empfang) (?:meldet|ruft) (?:sich|sie)(?!\\p{L})',
    `\\b(?:have|has|is|are|was|been|(?:i|you)['’](?:ve|re)|i) (?:\\S+ ){0,5}?(?:${englishDeedVerbs})\\b`,
    `(?:^|[.!?:,–-]\\s*)(?:all )?(?:booked|reserved|cancell?ed|done|all set|rescheduled)(?=\\s*(?:[.!,–-]|$))`,
    "\\b(?:i['’]ll|i will|i am|i['’]m|let me) (?:now )?(?:book|cancel|reserv|reschedul|forward|delet|mov)(?:e|ing|ling)?\\b|\\bwe['’]?(?:ll| will) (?:call|ring|get back to|contact) you",
  ].join('|'),
  'iu',
);
/** "Once you’ve booked" pretends nothing. */
const onceDone = /\b(?:after|once|when|if|until|unless) you(?:[’']ve| have) \p{L}+/giu;
/** What only the calendar knows. */
const availability =
  /\b(?:ist|sind|wäre|wären|haben|hätten|gibt es|gäbe es) (?:[^\s.!?]+ ){0,8}?(?:frei|freie|freien|verfügbar)\b|(?<!\bparking )\b(?:is|are|have|got) (?:[^\s.!?]+ ){0,6}?(?:free (?:slots?|times?|appointments?)|available|slots? free|openings?)\b/i;
const affair =
  '(?:\\p{L}*termine?s?|\\p{L}*buchung(?:en)?|\\p{L}*absagen?|stornierung|storno|\\p{L}*reservierung|\\p{L}*anfrage|umbuchung|verschiebung|änderung|anmeldung|gebühr|nachricht|rezept|überweisung|krankschreibung|(?:dental )?appointments?|bookings?|cancell?ations?|reservations?|requests?|slot|fee|visit|prescription)';
const isSo =
  '(?:ist|sind|wurden?|war|waren|wäre|läuft|laufen|klappt|gilt|bleibt|hat|haben|habe|steht|stehen|is|are|was|were|has|have|went|stands|remains)';
/** "Bis morgen!": as if an appointment were made; "bis 24 Stunden vorher" is a span. */
function farewell(words: string): RegExp {
  return new RegExp(
    `^(?:dann |also |gut, |ok, )?(?:${words})\\s(?:dann\\s|then\\s)?(?:am\\s|um\\s|on\\s|at\\s)?(?:${soon}|\\d(?!\\d*\\s(?:minuten|stunden|tagen?|minutes|hours|days)(?!\\p{L})))`,
    'iu',
  );
}

/** Modal verbs, conditions, and where something is found. */
const noDeed = words(
  'muss|müssen|müsste|kann|können|könnte|soll|sollte|sollten|dürfen|darf|möchte|möchten|wenn|falls|sobald|ob|bevor|nicht|kein\\p{L}*|noch nicht|finden|sehen|must|can|could|should|may|if|once|when|whether|not|no|before|find|see',
);
const deeds = [
  together(
    /^(?:(?:erfolgreich|alles|bereits|schon|soeben|eben|gerade|somit|damit|successfully|all|already|just)\s){1,3}\p{L}{0,12}(?:ge\p{L}{2,20}(?:t|en)|iert|ed)\s*(?:[.!,;:–]|$)/iu,
  ),
  together(
    new RegExp(
      `${start}(?:ihre?[nmrs]?|deine?[nmrs]?|de[rnms]|die|das|diese[nrms]?|your|the|this|that)\\s${some}${affair}\\s${some}${isSo}${end}(?!\\s(?:im|in|auf|unter|online|on|under)${end})`,
      'iu',
    ),
  ),
  together(
    new RegExp(
      `${start}${isSo}\\s${some}(?:ihre?[nmrs]?|deine?[nmrs]?|de[rnm]|die|your|the)\\s${some}${affair}${end}`,
      'iu',
    ),
  ),
  together(
    new RegExp(
      `${start}${affair}\\s${some}(?:erfolgreich|erfolgt|eingegangen|angekommen|weg|raus|durch|fix|fertig|perfekt|bestätigt|okay|\\p{L}*ge\\p{L}{2,}(?:t|en)|successful|received|confirmed|complete|done|through|gone|in place|all set)\\s*(?:[.!,;:–]|$)`,
      'iu',
    ),
  ),
  together(
    new RegExp(
      `${start}(?:(?:ich|wir)\\s(?:habe?n?|hab)|(?:habe|hab)\\s(?:ich|wir)|haben\\swir|i[’']?ve|i have|we[’']?ve|we have)\\s(?:[\\p{L}\\d’'.:-]{1,40}\\s){0,10}?(?!(?:geöffnet|geschlossen|verstanden|gelesen|gesehen|gefunden|gemeint|gelernt|gern|geraten|gegen|kosten|daten|zeiten|karten|seiten|minuten)${end})(?:\\p{L}{0,12}ge\\p{L}{2,20}(?:t|en)|\\p{L}{3,20}iert|(?:be|ver|er|ent)\\p{L}{3,20}(?:t|en)|\\p{L}{2,20}ed)\\s*(?:[.!,;:–]|$)`,
      'iu',
    ),
  ),
  together(
    new RegExp(
      `${start}sie\\ssind\\s${some}(?:drin|dabei|vermerkt|registriert|eingeschrieben|notiert|dran|\\p{L}{0,12}ge(?:meldet|tragen|bucht|plant|setzt|merkt))${end}|${start}you[’']?(?:re| are)\\s${some}(?:in|booked|registered|scheduled|set|confirmed|down for)\\s*(?:[.!,;:–]|$|for )`,
      'iu',
    ),
  ),
  together(farewell('bis')),
];

/** What only the calendar knows. */
const freeTimes = [
  together(farewell("wir sehen uns|see you|wir erwarten sie|wir freuen uns auf sie|we[’']?ll see you")),
  together(
    words('(?:termin)?lücken?|slots?|gaps?|kapazität\\p{L}*|zeitfenster|openings?|restplätze?'),
    words(`${when}|noch|still|wir|dr|hat|haben|has|have|we`),
  ),
  together(
    new RegExp(
      `${start}(?:${when})\\s${some}(?:geht|gehen|ginge|passt|passen|klappt|möglich|machbar|drin|frei|buchbar|zu haben|platz|luft|zeit|works?|possible|available|suits|fits|free|fine)${end}`,
      'iu',
    ),
  ),
  together(
    new RegExp(
      `${start}(?:geht|ginge|passt|klappt|möglich ist|frei ist|kommen sie|hat|hätte|hätten|haben|works|come|is free|has|have)\\s${some}(?:${when})\\s?${some}(?:frei|zeit|luft|platz|vorbei|vorbeikommen|free|time|space|room)?\\s*(?:[.!,;:–]|$)`,
      'iu',
    ),
  ),
  together(words('ohne termin|without an appointment|walk in')),
];

/** Rows of single letters are words that are not to be recognised, as "g e b u c h t". */
const spelt = /(?<!\p{L})(?:\p{L}[\s.,·•|/_-]){3,}\p{L}(?!\p{L})/u;
/** Pages by what they end in, however large their letters; also spoken, "evil punkt de". */
const topLevel =
  '(?:[a-z]{2}|com|net|org|info|biz|app|dev|shop|store|online|site|web|website|xyz|top|club|link|click|page|live|clinic|dental|dentist|doctor|health|care|koeln|cologne|berlin|hamburg|bayern|nrw|gmbh|med)';
const pagesInWords = new RegExp(
  `(?<![\\w@.-])(?:[a-z0-9äöüß-]{2,}\\.)+${topLevel}(?![\\p{L}\\d-])|(?<![\\p{L}\\d-])[a-z0-9äöüß-]{2,}\\s?(?:[([]\\s?)?(?:punkt|dot)(?:\\s?[)\\]])?\\s?${topLevel}(?!\\p{L})`,
  'giu',
);
/** Addresses of pages, whatever they end in; behind a sentence stands a capital letter or a space. */
const pages =
  /(?<![\p{L}\d@.-])[\p{L}\d-]{1,60}(?:[.。｡․]\p{L}[\p{L}\d-]{0,60}){0,5}[.。｡․]\p{Ll}{2,24}(?!\p{L})(?:\/\S*)?/gu;
const bracketed =
  /[[({<]\s?(?:[.。｡․]|punkt|dot)\s?[\])}>]|\p{L}\s[.。｡․]\s?(?:de|com|net|org|info|eu|support|io|me)(?!\p{L})/iu;
const digitByDigit = /(?<!\d)\d(?:[^\p{L}\p{N}\n]{1,3}\d){2,}(?!\d)/gu;

/** Behind a title none ends, nor within "24. bis 31. Dezember". */
export const sentenceEnd =
  /\n|(?<=[.!?])(?<!(?<!\p{L})(?:dr|prof|med|dent)\.)(?!(?<=\d\.)\s+(?:bis|und)(?: zum)? \d{1,2}\.)\s+/iu;

/**
 * Whether an answer says what is never a model's to say, whatever it was told: that no help is needed, prices, hours of
 * today and of feasts, free times, deeds, and whatever leads elsewhere. What it asks is no claim.
 */
export function saysForbidden(text: string, practice: string): boolean {
  const known = practice.toLowerCase();
  if (spelt.test(text) || bracketed.test(text)) return true;
  if (pretences.test(text.replace(onceDone, '')) || availability.test(text)) return true;
  const named = [...text.matchAll(pages), ...text.matchAll(pagesInWords)];
  if (named.some(([page]) => !known.includes(page.toLowerCase()))) return true;
  const figures = new Set(known.match(/\d+/gu));
  if (
    [...text.matchAll(digitByDigit)].some(
      ([row]) => !figures.has(row.replace(/\D/gu, '')) && /^\d(?:\D{1,3}\d(?!\d))*$/u.test(row),
    )
  )
    return true;
  return text.split(sentenceEnd).some((sentence) => isForbidden(sentence.trim()));
}

function isForbidden(sentence: string): boolean {
  const isSaid = (patterns: readonly RegExp[][], text = sentence) =>
    patterns.some((all) => all.every((pattern) => pattern.test(text)));
  if (
    isSaid(belittling, risky.test(sentence) ? sentence : sentence.replace(notAgainstHelp, '')) ||
    isSaid(phishing) ||
    isSaid(misleading) ||
    isSaid(hours, withoutHelpLines(sentence))
  )
    return true;
  const inDigits = withoutLongNumbers(writeNumbers(sentence));
  const priced = withoutLongNumbers(writeNumbers(sentence.replace(toldElsewhere, '')));
  if ((money.test(sentence) || moneySigns.test(sentence) || isSaid(prices, priced)) && !noShow.test(sentence))
    return true;
  if (sentence.endsWith('?')) return false;
  return isSaid(freeTimes, inDigits) || (isSaid(deeds) && !noDeed.test(sentence));
}

function withoutLongNumbers(text: string): string {
  return text.replace(/\+?\d(?:[\s/()-]{0,3}\d){6,}/gu, '#');
}

/** Who helps in an emergency is always there. */
function withoutHelpLines(sentence: string): string {
  return sentence
    .split(/(?<=[;,])/u)
    .filter((part) => !helpLines.test(part))
    .join('');
}
