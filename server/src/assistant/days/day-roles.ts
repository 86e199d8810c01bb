import { addDays } from '../../domain/calendar-date.ts';
import type { DaySpan } from './day-arithmetic.ts';
import type { DayMention } from './day-mentions.ts';

/** How a day stands in its sentence. */
export type DayRole = 'wish' | 'from' | 'until' | 'refused' | 'past' | 'aside';

const untilBefore =
  /(?:\bvor(?: de[mnr])?|\bvorm|\b(?:vor|before|bis zu[mr]?) (?:de[mrn] |meine[mrn] |unsere[mrn] |the |my |our )?(?!halb|viertel|dreiviertel|\d|arbeit|schule|schicht|uni|kita|mittag|feierabend|dienst)\w+(?: \w+)? (?:am|vom|an|on|at)(?: the)?|\bbis(?: zu[mr])?(?: (?:ende|anfang|mitte))?|\bspatestens(?: am)?|\bbefore(?: the)?|\buntil|\btill|\bby(?: the)?|\bbevor(?: ich)?(?: am)?)(?: der woche)? ?(?:ende )?$/u;
const fromBefore =
  /(?:\bab(?: de[mnr])?|\bfruhestens(?: am| ab dem)?|\bnach(?: de[mnr])?|\bnot before|\bstarting|\bfrom|\bonwards from|\bafter(?: the)?|\berst(?: wieder)? ab|\bnach (?:de[mr]|meine[mr]|unsere[mr]) (?!rechnung|meinung|kalender|plan|arbeit|schule|schicht|uni|kita|mittag|feierabend|dienst)\w+ (?:am|vom))(?: dem)? $/u;
const refusedBefore =
  /(?:\b(?:nicht|nich|nit|net|ned|nid|not|kein|keinen|keine?n? (?:termin\p{L}*|zeit)|ausser|except|(?<=\b(?:any|every|all|each|anything|not|nothing)(?: \p{L}+)?(?: \p{L}+)? )but|statt|instead of|anstatt|(?:lieber|besser|eher|rather|better) (?:als|wie|than)|bloss nicht|never on|no|nix|nischt|nie|ungern|nur nicht|bloss net|scrap|forget|vergiss|vergesst|vergessen sie|streich|weg mit dem|weg mit)(?: (?:am|an|der|de|den|dem|vor|for|vom|on|the|wieder|an einem|an nem|auf einen|auf nen|auf den|einen|nen))?) $/u;
const refusedAfter =
  /^s? ?(?![^,.;!?]{0,8}\b\d{1,2}:\d\d)(?!(?:[^,.;!?]{0,12}\b)?(?:oder|od|oda|odr|or|wenn|falls|if)\b)(?! ?(?:arbeit\p{L}*|schaff\p{L}*|unterricht\p{L}*|hab|habe|work) (?:ich|i|mer|wir)? ?(?:(?:ja|selbst|auch|keine?n?) )*(?:nicht|nich|net|nit|ned|schule|uni|arbeit|\p{L}*dienst|\p{L}*schicht|kurs\p{L}*|termine)\b)(?:(?!\b(?:frei|zeit|luft|wusste|weiss)\b)[^,.;!?]){0,28}?\b(?:(?:nicht|nich|nit|net|ned|nid)(?! (?:vor|nach|fruher|spater|so|zu|before|after|ganz|unbedingt|nur|wegen)\b)|nix(?! vor\b)|nie|flach|ungunstig|schlecht|besetzt|illusorisch|unrealistisch|ausgeschlossen|unmoglich|utopisch|belegt|dicht|zu (?:knapp|fruh|spat)|(?:ihr|habt|haben|macht) (?:ja )?(?:da )?zu|(?:is |ist |da |ja |eh |leider |auch )zu(?=[,.;!?]|$)|zu (?:ist|is|seid|sind|habt|haben|hat)\b|closed|doesn'?t work|does not|can'?t|won'?t|is out|is no good|no way|is skat|turne|passe)\b/u;
// "Dienstag bin ich als Zeugin geladen, da geht nichts."
const nothingThen =
  /^[^.;!?]{0,50}, (?:da|dann) (?:geht|kann|hab|habe|klappt|passt|lauft|bin) (?:ich |es |bei mir |da )?(?:gar |leider |also )?(?:nichts?|nix|nich|net|nit|ned|keine zeit|raus|weg|nicht da)(?=[.,;!?]|$)/u;
const pastBefore =
  /\b(?:seit|since|letzte[nrsm]?|letztn|vergangene[nrsm]?|vorige[nrsm]?|last) $|\b(?:letzte[nrsm]?|vergangene[nrsm]?|vorige[nrsm]?|(?<!(?:at|the) )last|zuletzt|letztmals|damals)(?: (?!freie|mogliche|termin\b|tag\b|chance|woche|moglichkeit|option|zahl)\p{L}+)?(?: war)? (?:am|vom|on|of|from)(?: the)? $|\b(?:\p{L}*karte|\p{L}*brief|\p{L}*mail|schreiben|\p{L}*rechnung|\p{L}*bild(?:er)?|anruf|nachricht|rezept|uberweisung|angebot|befund|letter|invoice|x-?ray)s? (?:ist |war )?(?:vom|von|from|of)(?: dem| the)? $/u;
// "Der mich am 6. Mai behandelt hat": the verb that closes the clause leaves no doubt.
const closedPerfect =
  /^(?: (?!bitte|zeit|frei|gern|gerne|um)\p{L}+){0,4} (?:ge\p{L}{3,}(?:t|en)|\p{L}{2,}ge\p{L}{3,}(?:t|en)|(?:ver|be|er|ent|zer|uber|unter)\p{L}{3,}(?:t|en)) (?:hat|habe|hatte|haben|hatten|worden|wurde)\b/u;
const pastAfter =
  /^[^,.;!?]{0,40}\b(?:hat(?:te)? (?:ich|er|sie|es|man|mir|mich)\b(?! (?:\p{L}+ )?(?:luft|zeit|gern|gerne|frei|lust|platz|interesse|moglichkeit))|war (?!gut|geil|super|toll|schon|recht|mir|mega|nice|ideal|perfekt|prima|klasse|optimal|lieb|cool|okay|ok|es (?:gut|super|recht|moglich)|das (?:gut|super|moglich)|was|noch|ein)|gezogen|hab ich (?:mir|gemerkt|gesehen)|haben wir .{0,30}gefeiert|gemacht worden|bekommen|gekriegt|ago|gemerkt|angeschrieben|erstickt|passiert|aufgewacht|beim \w+ (?:kauen|essen)|dacht|dachte|flot|rausgeflogen|angeklickt)\b/u;
// What takes place on a day without being the appointment.
const event =
  '(?:heirat\\w*|\\w*hochzeit\\w*|wedding|klausur\\w*|prufung\\w*|examen|(?<!dental |oral |general |routine |annual |yearly |regular |full )exams?|\\w*geburtstag\\w*|birthday|operation|(?<!\\b(?:das|es|dat|het|ik|wij|kan) )op(?! (?:\\d|\\w+da+g|\\w+daach|de[nr]? ))|konzert|konzerte|date|feier|\\w+feier|party|\\w*ball|gala|premiere|auftritt|turnier|kirmes|taufe|beerdigung|begrabnis|konfirmation|kommunion|firmung|umzug|\\w*ausflug|klassenfahrt|klassentreffen|\\w*treffen|messe|abflug|abreise|abfahrt|flug|flieger|kongress|konferenz|elternabend|\\w*interview|vorstellungsgesprach|bewerbungsgesprach|shooting|fotoshooting|dreh|drehtag|event|abgabe|deadline|einsatz|reha|kur|jubilaum|einschulung|schulung|schulfest|fest(?! ?(?:mach|halt|ein|vor|zu|buch))|sommerfest|dorffest|weihnachtsmarkt|wettkampf|marathon|tournee|reise|trip|flight|surgery|funeral|graduation|match|concert|ceremony)';
const eventAfter = new RegExp(
  `^,?(?:(?!\\b(?:vor|wegen|fur|nach|before|for|ohne|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:mon|tues|wednes|thurs|fri)day)\\b)[^.,;!?]){0,30}\\b(?:${event}\\b|im urlaub|verreist|in kur\\b|nicht da\\b|unterwegs|auf (?:reise|geschaftsreise|montage|dienstreise)|abroad|on holiday|on vacation|out of town|prasentier\\w*|flieg\\w*|reis\\w*|bis um|ins praktikum|fahren wir|reist|wieder ab\\b|(?:geht|gehts) (?:\\w+ )?los\\b|endet\\b|beginnt\\b|startet\\b)|^ geht'?s? (?:es )?(?:nur |mir )*(?:um|gut|schon|prachtig|wieder|besser)|^ soll (?:er|sie|es|ich) (?:hubsch|schon)|^ (?:bin ich )?(?:aus|von) \\w+ zuruck`,
  'u',
);
const eventBefore = new RegExp(
  `\\b(?:${event}|(?:im|in den|in) urlaub|lande|landen|land|landing|lands|arriv\\w+|ankunft|ruckkehr|fliege|fliegen|fly|flying|leaving|leave|reise|verreise|zuruck|(?:wurde|wird|ist) (?:auf|fur)|gelegt auf|verlegt auf|angesetzt (?:auf|fur))(?: (?!vor|nach|dann|also|bitte|ware|war|hatte|konnte|kann|geht|mochte|brauche|brauch|noch|before|could|can|please)\\p{L}+){0,3}[ :(]*(?:am|an|on|vom|ab|ist|is|the|der|den|schon|und zwar| )* ?$`,
  'u',
);
// Days that are gone, with what somebody did on them.
const perfectBefore =
  /\b(?:hab|habe|haben|hat|hob|han|bin|ist|sind|wurde|wurden|was|got|had)\b(?: (?!was|noch|etwas|frei|zeit|ein|irgend)\p{L}+){0,4}?(?: (?:am|vom|letzten|on|schon|erst|seit))? $/u;
const perfectAfter =
  /^(?: (?!bitte|zeit|frei|gern|gerne|lieber|um|was|platz|termin|einen termin|nen termin)\p{L}+){0,6}? (?:ge\p{L}{3,}(?:t|en)|\p{L}{2,}ge\p{L}{3,}(?:t|en)|(?:ver|be|er|ent|zer|uber|unter)\p{L}{3,}(?:t|en)|passiert|told|said|lost|broke|fell|chipped|cracked)(?=[.,:;!?]|$| (?:und|dass|mir|worden|hat|habe|ich|aber)\b)/u;
const perfectVerbAfter =
  /^ (?:hab|habe|haben|hat|bin|ist|wurde) (?:ich|er|sie|es|wir|mir|mich|mein\w*|die|der|das)\b/u;
const nightAfter = /^ ?(?:nacht|night)\b/u;
const lastTime =
  /^[^.,;!?]{0,12}\b(?:war (?:ich|er|sie)|waren wir)\b[^.,;!?]{0,20}\b(?:zuletzt|das letzte mal|letztes mal)\b/u;

// Where somebody is who can't come that day.
const occupied =
  /^(?:s|,? da)?(?: (?!kann|konnt|hatt|ware|geht|ginge|passt|vor|ab|nach|um|bis|gegen|frei)\p{L}+){0,3}? (?:arbeite|arbeiten|arbeitet|arbeit|(?:muss|muas|muass|moss|mutt) (?:ich|i|er|sie|se|mer) (?!zu[mr]|vor|ab|um|bis)|arbat|arwet|arbet|\p{L}*schicht|\p{L}*dienst|fruh- und|schule|uni|vorlesung|training|probe|kita|hort|physio|verhindert|verplant|beschaftigt|krank|weg|\p{L}*schui|work|working|busy|school|away|class|voll|belegt|besetzt|einen? andere\w* termin|schon (?:was|etwas)|was vor|etwas vor)\b(?! (?:bis|ab|nach|um|von|erst|frei|aus|until|till|from|in der nahe))|^ (?:ist|isch|is|war|haben wir|hamma|hab ich|hat \p{L}+) (?:(?:ja|leider|schon|immer|eine?n?|die|der|das|doch|auch|noch|bei uns|n|a) )*(?!(?:ja|leider|schon|immer|eine?n?|die|der|das|doch|auch|noch|bei|gut|guter|super|ok|okay|perfekt\p{L}*|frei|freier|mir|ideal|besser|best\p{L}*|urlaub|zeit|prima|recht|moglich|fur|was|etwas|schlecht|mein|meine|unser|wunderbar|toll|egal|lieber|fine|good|great|possible|available|free|luft|nichts|platz|nix|ihr|sie|dran|hier|kein\p{L}*|nicht)\b)\p{L}{5,}/u;
const elsewhere =
  /^,? (?:(?:bin|sind) (?:ich|wir|i) |ist (?:er|sie|mein\p{L}* \p{L}+) |(?:i'?m|we'?re|i am|we are) )(?:\p{L}+ )?(?:in|im|auf|bei|beim|at|away|weg|unterwegs)\b/u;
const occupiedBefore =
  /\b(?:arbeite|arbeiten|arbeitet|muss|dienst|\p{L}*schicht|schule|work|working|busy|verplant|weg|unterwegs)(?: (?:immer|ich|er|sie|nur|auch|from|on|am|an|von|vom))* $/u;
const preferredBefore =
  /\b(?:am (?:aller)?(?:liebsten|besten)|(?:aller)?liebsten|lieber|ideal\p{L}*|idealerweise|bevorzugt|vorzugsweise|gerne?|ideally|preferably|rather|best|perfekt ware|super ware|schon ware|bitte|please|nehm\p{L}*(?: ich)?|dann (?:eben|halt|doch|lieber|(?:ja )?wohl)|machen sie|mach(?:t|en wir)?|bleibt|bleiben|also)(?: (?:ware|war|am|an|der|den|on|the|so|gleich|erst|auf|fur|ich|eben|halt))* ?:? ?$/u;
const requestAfter =
  /^[^.,;!?]{0,24}(?:\b(?:ware|war|geht|ginge|gehts|passt|klappt|hatte ich (?:zeit|gern|frei)|hab ich (?:zeit|frei|luft)|konnt\p{L}*|kann|kame\p{L}*|bitte|frei|moglich|works?|suits?|could|would|please|available|in ordnung|recht|super|gut|gerne?)\b|\?)|^,? (?:um|ab|gegen|at|after|so gegen|so um|zwischen) (?:\d|halb|viertel|dreiviertel|half|quarter)|^,? \d{1,2}(?:[:.]\d\d| ?uhr| ?h\b)/u;

const before = /\b(?:davor|vorher|zuvor|bis dahin|before (?:that|then)|beforehand|rechtzeitig|by then)\b/u;
const notBefore =
  /\b(?:nicht|nich|nit|net|ned|nix|nichts|not|nothing|no|keinesfalls|kein \p{L}+)(?: (?:mehr|gern|unbedingt|schon))? (?:vor|before|fruher als)(?: dem| de[mrn]| am| the)? $/u;
const notAfter =
  /\b(?:nicht|nich|nit|net|ned|nix|nichts|not|nothing|no)(?: (?:mehr|erst|gern))? (?:nach|after|later than|spater als)(?: dem| de[mrn]| am| the)? $/u;

const timeAfter = /^,? (?:um |ab |at )?\d{1,2}(?:[:.]\d\d)?(?: ?uhr| ?h\b|[,.!?]|$| ?[ap]m\b)/u;
// "Er kann nur freitags", "freitags passt es am besten".
const onlyBefore =
  /\b(?:nur|immer|hochstens|lediglich|bloss|only|am besten|am liebsten|gern(?:e)?|ideal(?:erweise)?|entweder)(?: an| on)? $/u;
const onlyAfter =
  /^,? (?:\w+ ){0,3}(?:passt|ginge|ware|geht|klappt|hab(?:e)? ich frei|kann ich|konnte ich|works?|suits)\b/u;

/** "Nach den Feiertagen" begins when they are over, "bis Ende November" is until its end. */
export function toBound(span: DaySpan, role: DayRole, left: string): DaySpan {
  if (role === 'from' && /(?:\bnach|\bbis|(?<!not )\bafter)(?: de[mnr]| zu[mr]| the)? $/u.test(left))
    return { date: addDays('toDate' in span ? span.toDate : span.date, 1) };
  const isUntilEnd =
    role === 'until' && /\b(?:bis|spatestens|until|till|by)(?: zu[mr]| in| the| im)? $/u.test(left);
  return isUntilEnd && 'toDate' in span ? { date: span.toDate } : span;
}

/** The role of a day in its sentence. */
export function findDayRole(text: string, mention: DayMention, today: string): DayRole {
  const { start, end, span, isHabit, isBareWeekday, isFull } = mention;
  const left = text.slice(Math.max(0, start - 48), start);
  const right = text.slice(end, end + 60);
  const isSingle = 'date' in span;
  if (pastBefore.test(left) || isPast(text, mention, today)) return 'past';
  if (notBefore.test(left)) return 'from';
  if (notAfter.test(left)) return 'until';
  if (refusedBefore.test(left) || isMovedFrom(text, start, end)) return 'refused';
  if (untilBefore.test(left)) {
    // "Bin bis zum 3.12. in Hamburg, danach gern."
    const isOver =
      /\bbis(?: zu[mr])? $/u.test(left) && /^[^.!?]{0,40}\b(?:danach|ab dann|dann wieder)\b/u.test(right);
    return isOver ? 'from' : 'until';
  }
  // "Frühestens Donnerstag 17 Uhr" names the day, and a bound of the time.
  if (fromBefore.test(left)) return isSingle && timeAfter.test(right) ? 'wish' : 'from';
  if (/^,? (?:oder|or) (?:fruher|eher|earlier|sooner)\b/u.test(right)) return 'until';
  if (/^,? (?:oder|or) (?:spater|danach|later)\b/u.test(right)) return 'from';
  if (refusedAfter.test(right) || nothingThen.test(right)) return 'refused';
  // "In drei Wochen dienstags": within a stretch it is a certain one.
  const isWithin = isSingle && !isBareWeekday && !isFull;
  if (isHabit && !isWithin && !isWishedHabit(left, right)) return 'aside';
  if (isEvent(text, mention)) return toDeadline(text.slice(end), isSingle);
  // "Das Fest ist am 5.12., davor muss es fertig sein."
  return isSingle &&
    !/\b(?:also|dann|lieber|zwar)(?: am)? $/u.test(left) &&
    /^,? (?:also |und |muss es |bitte )?(?:davor|vorher|before then)\b/u.test(right)
    ? 'until'
    : 'wish';
}

const asksToCome =
  /\b(?:kann|konnt\p{L}*|darf|durft\p{L}*|mocht\p{L}*|will|wollt\p{L}*|geht|ginge|can|could|may|want|termin(?: bitte)?(?: fur| am)?|appointment (?:on|for)|book)\b[^.!?]*$/u;

function isPast(
  text: string,
  { start, end, span, isFull, isBareWeekday }: DayMention,
  today: string,
): boolean {
  if (!('date' in span)) return false;
  const left = text.slice(Math.max(0, start - 50), start).replace(/^.*[.,;!?] /u, '');
  const right = text.slice(end, end + 70);
  if (lastTime.test(right.slice(0, 40)) || closedPerfect.test(right)) return true;
  if (
    /^,? ?(?:19\d\d\b|[^.,;!?]{0,10}\b(?:geboren|born)\b)/u.test(right) ||
    /\b(?:geb|geboren|born)\.?(?: am| on)? $/u.test(left)
  )
    return true;
  // What broke yesterday is no wish to come then.
  if (span.date < today && !asksToCome.test(left)) return true;
  if (span.date <= today) {
    if (/\b(?:war(?:en)?|wurde) am $/u.test(left) || pastAfter.test(right)) return true;
    if (span.date === today && nightAfter.test(right)) return true;
  }
  if (span.date > today && (isFull || !isBareWeekday)) return false;
  if (/\b(?:fur|auf) $/u.test(left)) return false;
  return perfectAfter.test(right) && (perfectBefore.test(left) || perfectVerbAfter.test(right));
}

/** "Er kann nur freitags", and "Kontrolle, freitags, ab 12". */
function isWishedHabit(left: string, right: string): boolean {
  if (onlyBefore.test(left) || onlyAfter.test(right)) return true;
  return (
    /(?:^|[.,:;!?] )$/u.test(left) &&
    /^(?:$|[.,!?]|,? (?:um|ab|nach|vor|gegen|oder|or|at|after|before)\b)/u.test(right)
  );
}

function isEvent(text: string, { start, end, span }: DayMention): boolean {
  const left = text
    .slice(Math.max(0, start - 50), start)
    .replace(/^.*[.;!?] /u, '')
    .replace(/^.*, /u, '');
  const right = text.slice(end, end + 50);
  // Nobody wants to come at Christmas who does not say so.
  const isFeast =
    'date' in span &&
    /^(?:weihnacht|christmas|xmas|x-mas|noel|ostern|easter|pfingsten)/u.test(text.slice(start, end));
  const isSeason = /^(?:nikolaus|\S* ?advent|silvester|sylvester|neujahr|heilig)/u.test(
    text.slice(start, end),
  );
  if (isSeason && /^ (?:kommt|naht|steht vor)\b/u.test(right)) return true;
  // "Über Silvester hab ich die Enkel", "an Weihnachten will ich wieder lachen".
  if ((isFeast || isSeason) && feastAway.test(`${left}#${right}`)) return true;
  // "Am Donnerstag endet mein Unterricht um 11:35, ab 12 käme ich".
  if (partOfDay.test(text.slice(end, end + 140))) return false;
  if (seesSomebody.test(left)) return true;
  if (isFeast) return !/\b(?:an|am|on|at|uber|over) (?:\w+ )?$/u.test(left);
  if (
    /^,? los\b/u.test(right) ||
    /\b(?:endet|enden|beginnt|startet|starts|ends)(?: \p{L}+)? (?:am |on )$/u.test(left)
  )
    return true;
  // "Oma wird am Donnerstag achtzig", "die ist schon am 5. Dezember"
  if (
    /\b(?:wird|werden|werde?|turns?|turning)(?: (?:im|in)| \p{L}+)? (?:am |on )?$/u.test(left) &&
    /^ (?:\d+(?![:.]\d| uhr)|\p{L}+zig|volljahrig)\b/u.test(right)
  )
    return true;
  if (
    /^(?:und |ahm )?(?:(?:die|which|that|it) (?:ist|is)|(?:die|der|das) (?:findet|steigt))(?: (?!nur|frei)\p{L}+){0,2} (?:am |on |the )+$/u.test(
      left,
    )
  )
    return true;
  if (/^ ?(?:\d|um \d)/u.test(right) && !eventBefore.test(left)) return false;
  // What is called off leaves its day free.
  if (
    /^[^.,;!?]{0,14}\b(?:fallt (?:ja |leider )?aus|abgesagt|ausgefallen|entfallt|is (?:off|cancelled))\b/u.test(
      right,
    )
  )
    return false;
  if (passiveBefore.test(left) && passiveAfter.test(right)) return true;
  // "Da hab ich Geburtstag, da schenk ich mir eine Zahnreinigung": the day of both.
  if (sameDay.test(right)) return false;
  if (/\b(?:werde?|wird|turn(?:s|ing)?) (?:im |in )$/u.test(left)) return true;
  return eventAfter.test(right) || eventBefore.test(left);
}

const feastAway =
  /\b(?:uber|over|an|zu|at) (?:die |den )?#,? (?:hab|habe|haben|hat|ist|sind|bin|kommt|kommen|fahr\p{L}*|flieg\p{L}*|will|wollen|mocht\p{L}*|muss|mussen|besuch\p{L}*|feier\p{L}*|i'?m|we'?re|i have|we have)\b(?![^.;!?]*\b(?:zeit|frei|termin|kommen|vorbei\p{L}*|luft|behandel\p{L}*|zahnreinigung|kontrolle|free|time|appointment)\b)/u;
const partOfDay =
  /^ (?:endet|endt|beginnt|startet|ends?|starts?|hort|fangt)\b(?:[^.;!?]|\.\d){0,60}?(?:\b(?:um|at|erst|schon) \d|, (?:und |also )?(?:ab|um|nach|gegen|so|danach)\b[^.!?]{0,40}\b(?:frei|kann|konn\p{L}*|kame\p{L}*|ware|hatte|passt|geht|ginge|bin)\b)/u;
// "Mein Diabetologe sieht mich am 1.12."
const seesSomebody =
  /(?<!\b(?:ihr|sie|you) )\b(?:sieht|erwartet|untersucht|operiert|empfangt|sees|expects) (?:mich|uns|ihn|sie|me|us|him|her)(?: (?:am|on|schon|erst|wieder))* $/u;

// "Mein Junge wird am Dienstag entlassen".
const passiveBefore = /\b(?:wird|werden|werde|is being|gets?)(?: \p{L}+){0,2} (?:am |on )?$/u;
const passiveAfter =
  /^ (?:\p{L}+ )?(?:ge\p{L}+(?:t|en)|(?:ent|be|ver|zer|ein|ab|auf|aus|um)\p{L}{3,}(?:t|en)|\p{L}+iert)(?=[.,;!]|$| und)/u;
const sameDay =
  /^[^.;!?]{3,40}[,.] (?:und )?(?:da|dann) (?:schenk|gonn|komm|konn(?!te nicht)|konnt|lass|mocht|will|wurd|hatt|ware|war (?!ich|er|sie|wir)|passt|ging|ist (?:zeit|frei))/u;

function toDeadline(rest: string, isSingle: boolean): DayRole {
  if (!isSingle) return 'aside';
  if (before.test(rest)) return 'until';
  return /^[^.!?]{0,30}\b(?:danach|hinterher)\b/u.test(rest) ? 'from' : 'aside';
}

/** How well a wished day is wished: the more, the better. */
export function weighWish(text: string, { start, end }: { start: number; end: number }): number {
  const left = text.slice(Math.max(0, start - 40), start).replace(/^.*[.;!?] /u, '');
  const right = text.slice(end, end + 50);
  if (occupied.test(right) || occupiedBefore.test(left) || elsewhere.test(right)) return -1;
  return preferredBefore.test(left) || requestAfter.test(right) ? 1 : 0;
}

const moving =
  /\b(?:verleg\p{L}*|verschieb\p{L}*|schieb\p{L}*|umbuch\p{L}*|umleg\p{L}*|tausch\p{L}*|move|moved|reschedule|swap|change|shift)\b/u;

/** "Von Freitag auf Dienstag": the first day is given up. */
function isMovedFrom(text: string, start: number, end: number): boolean {
  const left = text.slice(0, start);
  const right = text.slice(end);
  if (/\b(?:von|vom|from)(?: dem| the)? $/u.test(left)) return /^[^.!?]{0,24}\b(?:auf|to)\b/u.test(right);
  return (
    moving.test(text) &&
    /^(?:,? (?:um )?\d[\d:.]*(?: uhr)?)? (?:auf|gegen|to) (?:de[nm] |the )?(?!nachmittag|vormittag|spater|\d)/u.test(
      right,
    )
  );
}
