import type { ClockMention } from './clock-mentions.ts';

/**
 * What a time is said of. `free` is when something else ends ("um drei hab ich Schluss"), `busy` when something else
 * begins ("um acht muss ich los"); `aside` and `refused` are no wish.
 */
type TimeRole = 'at' | 'from' | 'to' | 'free' | 'busy' | 'refused' | 'aside';
export type TimeMention = ClockMention & { role: TimeRole };

// What may stand between a preposition and its time.
const fillers =
  /(?:^|(?<=[ ,(]))(?:a|ne|so|etwa|circa|zirka|ca\.?|ungefahr|rund|around|about|approx|roughly|um|umme|um a|at|punkt|genau|schon|erst|maximal|hochstens|allerhochstens|kurz|shortly|just|the|dem|der|de|die|half|pi mal daumen|like|klock) ?$/u;
const fillersKeepingNegation = 4;

function stripFillers(text: string): string {
  let stripped = text;
  for (let round = 0; round < fillersKeepingNegation && fillers.test(stripped); round += 1)
    stripped = stripped.replace(fillers, '');
  return stripped.trimEnd();
}

const not =
  "(?:nicht|nich|nischt|nit|net|ned|nid|nod|nix|nichts|nie|niemals|kein(?:e[snmr]?)?|keinesfalls|keineswegs|ungern|not|no|nothing|never|none|can'?t(?: (?:do|make(?: it)?|come))?|cannot|don'?t|won'?t|unable)";
const weekdays =
  '(?:\\w+(?:tags?|wochs?)|mo|di|mi|do|fr|sa|so|\\w+days?|morgen|ubermorgen|heute|tomorrow|today|_[_. ]*)';
const notEarly = new RegExp(
  `\\b(?:${not}|kein(?:e[snmr]?)?(?: \\p{L}+){1,3})(?: (?:unbedingt|gern|jemals|anything|come|really))?,? (?:vor|fruher als|fruher wie|eher als|before|earlier than|sooner than|unter)$`,
  'u',
);
const notLate = new RegExp(
  `\\b${not}(?: (?:unbedingt|gern|mehr|anything|come|really))?,? (?:nach|ab|spater als|spater wie|langer als(?: bis)?|after|later than|past|beyond)$`,
  'u',
);
const lower = new RegExp(
  `\\b(?:ab|av|nach|noch|nooh|nooch|post|from|(?<!\\bday )after|since|starting|anytime after|von|fruhestens|allerfruhestens|earliest|only after|erst ab|spater als|later than)$|\\b(?:ab|nach|(?<!\\bday )after|fruhestens|earliest)(?: (?:am )?${weekdays},?)$`,
  'u',
);
const upper = new RegExp(
  `\\b(?:vor|vur|voor|bis|bes|bis zu|before|until|till|til|by|spatestens|allerspatestens|bis spatestens|out by|up to|latest|fruher als|earlier than|sooner than)(?: (?:am )?${weekdays},?)?$`,
  'u',
);
const untilWords = /\b(?:bis|bes|until|till|til)(?: zu)?$/u;
const before = /\b(?:vor|vur|voor|before)$/u;

const orLater =
  /^,? (?:oder|or|und|and|bzw\.?)(?: (?:auch|gern|even))* (?:spater|later|danach|after(?:wards)?)\b|^,? (?:(?:aller)?fruhestens|(?:at the )?(?:very )?earliest)(?= ?(?:[.,;!?)]|$))|^,? ?(?:aufwarts|onwards|and up\b)/u;
const onwards = /^,? ?(?:an|on)\b(?! (?:the|\p{L}+(?:day|tag)|_|\d))/u;
const orEarlier =
  /^,? (?:oder|or|und|and|bzw\.?)(?: (?:auch|gern|even))* (?:fruher|eher|davor|earlier|sooner|before)\b|^,? (?:at the (?:very )?latest|latest\b|(?:aller)?spatestens(?= ?(?:[.,;!?]|$)))/u;

// A time of the story: when it began, when somebody woke up, what the practice's hours are.
const storyBefore =
  /\b(?:seit|sit|since)\b[^.,;!?]{0,24}$|\b(?:last night|heute nacht|heut nacht|letzte nacht|nachts|in der nacht|neulich)\b[^.,;!?]{0,20}$/u;
const storyAfter =
  /^[^.;!?]{0,30}\b(?:aufgewacht|wachgeworden|wach (?:geworden|gelegen)|(?:wurde|war|lag|bin) ich (?:\p{L}+ )?wach|geweckt|weckt|woke|awake|gegessen|passiert|(?:ging|geht) (?:es |das )?los|losgegangen|angefangen|hingefallen|gesturzt|gefallen|genommen|geschluckt|took|happened|angerufen|called you|probiert|versucht|gemolken|gemacht worden|rausgefallen|abgebrochen|gemerkt|schrieb|wrote|aufstehen|stand ich|gewartet|ins bett|geschlafen|(?<!nicht |not )nachts|(?<!nicht )in der nacht|(?<!not )at night|wecker|bei euch angerufen|im traum)\b/u;
const wokeBefore =
  /\b(?:woke(?: up)?|aufgewacht|geweckt|wecker(?: klingelt| geht)?|gegessen|angerufen|called|(?:was|been|am|is) up|aufstehen|steh(?:e)? (?:ich )?(?:immer )?auf|geboren|born|tablette|ibu\w*)[^.;!?,]{0,12}$/u;
const hoursBefore =
  /\b(?:habt ihr|haben sie|macht ihr|machen sie|seid ihr|sind sie|ihr habt|ihr macht|ihr seid|sie haben|sie machen|are you|you(?:'re| are)|do you|offnet|schliesst|praxis|oeffnungszeit\w*|offnungszeit\w*|sprechzeit\w*|sprechstunde)\b[^.;!?]{0,24}$/u;
const hoursAfter =
  /^[^.,;!?]{0,14}(?:\b(?:auf|zu)(?=[,.?!]|$| (?:oder|ja|habt|haben|macht|seid|sind))|\b(?:aufmacht|aufhabt|aufhaben|zumacht|offen|geoffnet|geschlossen|open|close|closed|erreichbar|sprechstunde)\b)/u;
const openBefore =
  /\b(?:open|opens|closes?|offen|geoffnet|offnet|schliesst|auf|macht (?:ihr )?(?:erst )?auf)(?: (?:bis|um|until|till|at|from|von|ab|erst))* ?$/u;

// Where somebody is who can't come: at work, at school, on the road.
const place =
  '(?:(?<!(?:nach|after|vor|before)(?: \\p{L}{1,7})? )(?:arbeit(?!s?tag|slos)\\w*|\\w*schicht\\w*|\\w*bereitschaft|\\w*dienst(?!ag|leist)\\w*|\\w*schule|unterricht\\w*|uni|vorlesung\\w*|seminar\\w*|\\w*kurs|training|probe|proben|buro|office|meeting\\w*|besprechung\\w*|kita|kiga|kindergarten|hort|krippe|physio\\w*|baustelle|bau|werkstatt|laden|praktikum|konferenz\\w*|call|calls|videokonferenz\\w*|klausur|prufung|schwimmen|fussball|chor|orchester|gottesdienst|tresen|theke|kasse|kunden?|kundschaft|lieferung|stall|melken|work|school|shift|class|classes|lectures?|rehearsals?|practice|nursery|teach|teaching|lessons?|studio|rounds))';
const occupied = `(?:arbeite\\w*|arbeiten|arbeitet|unterrichte\\w*|teach|teaches|working|schlaf\\w*|schlaft|sleep|asleep|bau(?:e|en|t)? (?:ich|wir|er|sie)|steh(?:e|en|t)? (?:ich|wir|er|sie)|sitz(?:e|en|t)? (?:ich|wir|er|sie)|fahr(?:e|en)? ich|mussen (?:wir|sie)|muss (?:ich|er|sie|man|mein\\w*|der|die|i)|must|have to|has to|need to|got to|gotta|lauft|beschaftigt|verplant|verhindert|eingeteilt|busy|unavailable|blockiert|verabredet|${place})`;
const occupiedBefore = new RegExp(
  `\\b(?:${occupied}|(?:i'?m|i am|he'?s|she'?s|bin|ist|sind)(?: \\w+){0,4} (?:at|in|im|auf|bei)(?: \\w+){0,3}|(?:hab|habe|haben|hat|ist|geht|dauert|lauft)(?: (?:ich|er|sie|es|wir|mein\\w*|noch|immer|ja|erst|aber|auch|da|die|der)){0,4})$`,
  'u',
);
const occupiedVerb = new RegExp(`\\b${occupied}(?: (?:hab|habe|hat|haben|ist) (?:ich|er|sie|wir))?$`, 'u');
const occupiedAfter = new RegExp(
  `^,?(?: (?:uhr|da|dann|aber|noch|immer|ja|erst|leider|halt|eh|schon|wieder|mal|ich|er|sie|wir|hab|habe|haben|hat|bin|ist|im|in|auf|an|am|der|die|den|dem|das|meine?[nrm]?|unsere?|a|i'?m|i|have|got|at|the|eine?n?|nen?|zur|zum|beim|bei|fahre?|gehe?|muss|mussen|andere|mit)){0,6} ${occupied}\\b`,
  'u',
);
const startsBefore =
  /\b(?:beginnt|beginne|beginnen|fang(?:t|e|en)?(?: ich| die \w+| der \w+| das \w+| mein\w* \w+)?|startet|start|starts|begins?|starte|geht(?: es| die \w+| das \w+)? (?:erst )?los|los|muss(?: ich| er| sie| i)?(?: \p{L}+){0,3}|mussen(?: \p{L}+){0,3}|(?:have|(?<!\bit )has|need|got) to (?:be|leave|go|start|pick)(?: \p{L}+){0,5}|gotta(?: \p{L}+){0,4}|leave(?: \p{L}+){0,2}|leaving|abfahrt|abflug|zug(?: fahrt| geht)?|bus|flieger|flug|(?<!\b(?:nach|after) (?:\p{L}+ )?)(?:schicht|dienst)|unterricht|vor (?:der|meiner|dem|meinem) \p{L}+)$/u;
const startsAfter =
  /^(?: uhr)?[^.;!?,]{0,18}\b(?:beginnt|beginnen|fang(?:t|e|en)?\b|startet|starts|losgeht|geht(?: es| die \w+)? los|los\b|weg\b|(?:muss|mussen) (?:ich|wir|er|sie|i)|aufschliessen|abholen|anfangen|anfang|abfahrt|weiter\b|im (?:buro|laden|dienst)|an der (?:kita|schule)|in der (?:kita|schule|arbeit)|im kindergarten|zum (?:zug|flug|bus)|meeting|bin ich (?:verabredet|weg|verplant)|schicht|dienst\b)/u;
// When work, school or another appointment ends, one is free.
const endsBefore =
  /\b(?:feierabend|feieromd|feierobend|fofftein|schluss|(?<!zu |am |wochen|das |jahres|monats)ende|\p{L}{3,}ende|schulschluss|dienstschluss|(?:schule|kita|arbeit|schicht|dienst|unterricht|uni|probe|training|kurs)(?: \p{L}+){0,2} (?:aus|vorbei|rum|zu ende|fertig)|aus|endet|enden|ends?|ended|finish(?:es|ed)?|over|done|clock out|knock off|get off|off work|am off|off|out of (?:work|school|class)|(?:lets?|gets?|is|are|be) out|dismissed|ruckkehr|zuruck|heim|daheim|lande[tn]?|lands?(?: (?:from|in|aus) \p{L}+)?|ankunft|arrive|fertig|komm(?:e|t)?(?: (?:ich|er|sie|dann|immer|erst|meist|nie))*)(?: (?:in \p{L}+|work|school|class|um|at|erst|so um|ist|is|bin|immer|meist\w*|hab|habe|haben|hat|ich|wir|er|sie|about|around|dann|freitags|montags|dienstags|mittwochs|donnerstags|usually|on \p{L}+|for the day|vom \p{L}+|von der \p{L}+|aus \p{L}+|here|back|home))*$/u;
const endsAfter =
  /^(?: uhr)?,?(?: (?:ist|is|sind|hab|habe|haben|hat|haben|bin|komm(?:e|t)?|kann|ich|er|sie|i|wir|die|der|das|da|dann|immer|meist\w*|mein\w*|unser\w*|endlich|in der regel|freitags|montags|dienstags|mittwochs|donnerstags)){0,5} ?(?:feierabend|feieromd|schluss|schule aus|schulschluss|schulfrei|dienstschluss|arbeit(?: vorbei| aus)?(?=$|[.,;!?])|schule(?:$|[.,;!?]| aus| zu ende| vorbei)|(?:\p{L}+ )?(?:aus|vorbei|zu ende|rum)(?=$|[.,;!?]| (?:ist|hat|und|also|dann|danach))|raus\b(?! sein)|(?:fertig|firti|fertich|fadich|feddich|ferdich|ferdisch|fertisch)\b(?! (?:machen|sein|werden|gemacht))|(?:aus|von|vom)(?: der| da| dem| meiner)? (?:arbeit|werkstatt|buro|schule|fabrik|dienst|\w*schicht|bau|baustelle|uni|hof|kita|training|acker|laden|gerust|zug|flug\w*)|vom (?:dienst|bau|hof|training|acker|gerust)|heim\b|daheim\b|zu ?haus\w*|zuruck\b)/u;
const available =
  /^(?: uhr)?,?(?: (?:da|dann|aber|immer|jederzeit|auch|erst|schon|gerne?|noch|am|besten|meist\w*|wieder|ich|i|wir|er|sie|nur|wohl|bestimmt))* ?(?:hab(?:e|en|t)?(?: (?:ich|wir|i|er|sie))? (?:\p{L}+ )?(?:zeit|frei|luft|nichts vor)|hat (?:er|sie) (?:zeit|frei)|zeit\b|kann|konnt\p{L}*|konn\p{L}*|kannst|geht'?s?|ginge|gings?|passt\p{L}*|klappt|ware|wars?|war\b|bin ich (?:wieder |dann )?(?:frei|da\b|flexibel|verfugbar|zeitlich|zuhaus\w*|zu haus\w*|daheim|bei euch|bei ihnen|startklar)|frei\b|moglich|komm\p{L}*|works?\b|suits?|is (?:fine|good|ok|great|perfect|best)|i'?m free|i can|i could|free\b|available|would|schaff\p{L}*|kriege?)/u;
const cannot =
  /^(?: ?uhr)?(?:, da)?(?: (?!aber|oder|und|sondern|but|only|nur)\p{L}+'?\p{L}*){0,6}? (?:nicht|nich|nischt|net|nit|ned|nid|nix|nichts|nie|kaum|schlecht|schwierig|schwer|unmoglich|utopisch|not possible|can'?t|won'?t work|doesn'?t work|no good|impossible|keine (?:zeit|chance)|zu (?:fruh|spat))\b(?! vor| nach|,? sondern| nur| am | an | den | mo| di| do| fr| bei| mit| zu | beim| unbedingt| so | ganz| von| so gern| schlimm| schlecht| unter)/u;
const refusedBefore =
  /\baus (?:dem|de[nr]|unse?re?[nm]?|meine?[nm]?)(?: \p{L}+)? $|\b(?:nicht|nich|net|nit|ned|not|als|als um|wie um|statt|anstatt|than|instead of|no|ausser|except)(?: um| at| schon| erst)? ?$/u;
const refusedAfter =
  /^(?: uhr)?[^,.;!?]{0,24}\b(?:zu (?:fruh|spat)|too (?:early|late)|wird (?:wahrscheinlich )?nix|(?<!weiss )nicht|nix|ist? mir zu|zu knapp|geht nicht|passt nicht|scrap|doesn'?t work|won'?t work|no good)\b/u;
const ownEnds =
  /^(?: uhr)?,?(?: wieder| schon)? (?:raus|fertig|weg|zu ?hause|zuruck|durch) (?:sein|werden)\b/u;
const mustEnd =
  /\b(?:fertig|durch|raus|weg|done|finished|out|zuruck|back|zu ?hause|daheim|wieder)(?: sein)? ?$/u;

/** Nobody comes "Mo-Do 8-16 Uhr": those are somebody's hours. */
export const weekRange =
  /\b(?:mo|di|mi|montags?|dienstags?|mittwochs?)\.? ?(?:-|bis) ?(?:mi|do|fr|sa|donnerstags?|freitags?|samstags?)\.?[:,]? (?:von )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:uhr )?(?:-|bis) ?)?$/u;

// "Spätestens fertig um 11:45".
const mustBeDone =
  /\b(?:spatestens|bis|by|latest)(?: \p{L}+){0,2} (?:fertig|durch|raus|weg|done|finished|out)(?: (?:um|at|by|bis))? $/u;
// "Um drei hole ich die Kinder": neither the wish nor the end of anything.
const errandBefore =
  /\b(?:hole?|holen|holt|hol'?(?:ch|i|sch)?|abhole\p{L}*|pick(?:ing)? up|collect|collecting)\b(?: (?!kann|konnt|dann|bitte)\p{L}+){0,6} (?:um |om |so um |gegen |at |around )?$/u;
const errandAfter =
  /^(?: uhr)? (?:(?:muss|mussen|soll) )?(?:hole?|holen|holt|hol'?(?:ch|i|sch)?|abhol\p{L}*)\b|^[^.,;!?]{0,20} (?:abhole\p{L}*|pick up|picking up)\b/u;

const requestWords =
  /\b(?:geht|gehts|geht's|ginge|passt|passe|klappt|liebsten|besten|bitte|please|hatte|hatt|hatten|konnt\p{L}*|kann ich|konnen wir|wurde|mochte|mocht|brauche|brauch|frei|moglich|machbar|termin|would|could|can|works?|ideal\p{L}*|gern|gerne|sagen wir|lieber|komme|kame|vielleicht|oder|ware)\b|\?/u;
const dayWords =
  /\b(?:\p{L}*(?:tag|woch|tags|wochs)|heute|heut|morgen|ubermorgen|\p{L}+day|tomorrow|today|tonight|mo|di|do|fr)\b|_/u;

/** How well a time is wished: by its clause, and by its sentence. */
export function weighTime(text: string, { start, end }: ClockMention): number {
  const left = text.slice(0, start).replace(/^.*(?:[.!?;](?<!\bca\.)|\s-) /u, '');
  const right = text.slice(end).replace(/(?:[.!;](?= |$)|\s-\s|(?<=\?)).*$/u, '');
  const clause = `${left.replace(/^.*,/u, '')} ${right.replace(/,.*$/u, '')}`;
  const weigh = (part: string) => Number(requestWords.test(part)) + Number(dayWords.test(part));
  return weigh(clause) * 2 + weigh(`${left} ${right}`);
}

// "Kann jeden Tag bis 15 Uhr, danach Küche".
const isOwnSpan =
  /\b(?:kann|konn\p{L}*|can|could|zeit|frei)\b[^.,;!?#]* (?:bis|until|till)(?: \p{L}+)* ?#(?![^.!?]*\b(?:nicht|keine?|kann|konn\p{L}*|frei|luft|zeit|gern\p{L}*|passt|geht|ginge|komm\p{L}*|ware|gehor\p{L}*|can|could|free)\b)/u;

/** The role of a time in its sentence. */
export function findTimeRole(text: string, { start, end }: ClockMention): TimeRole {
  const left = text.slice(Math.max(0, start - 70), start).replace(/^.*(?:[.!?;](?<!\bca\.)|\s-) /u, '');
  const right = text.slice(end, end + 60).replace(/(?:[.!?;](?= |$)|\s-\s).*$/u, (mark) => mark[0] ?? '');
  // The part between two commas; "um acht, da muss ich los" goes on behind the first.
  const clause = stripFillers(left.replace(/^.*,/u, '').trimStart());
  const bare = stripFillers(left);
  const isUntil = untilWords.test(bare);

  if (
    isUntil &&
    /\b(?:danach(?! (?:kommt|kommen|muss|mussen|hab|habe|haben|bin|ist|sind|geht|gehe|fahr|fahre|beginnt|fangt|holt?|hole|arbeit\p{L}*|schlaft|schlafe|gibt|wird|soll)\b)|dann luft|dann kann ich|ab dann|after that|afterwards|dann bin ich frei)\b/u.test(
      text.slice(end, end + 40),
    )
  )
    return isOwnSpan.test(`${left}#${text.slice(end, end + 60)}`) ? 'to' : 'free';
  if (notEarly.test(bare)) return 'from';
  if (notLate.test(bare)) return 'to';
  if (mustBeDone.test(left)) return 'to';
  if (isStory(left, right) || errandBefore.test(left.replace(/^.*, /u, '')) || errandAfter.test(right))
    return 'aside';
  if (orLater.test(right) || (onwards.test(right) && /\b(?:von|ab|from)$/u.test(bare))) return 'from';
  if (orEarlier.test(right)) return 'to';
  return findBound(text, { start, end, left, right, clause, bare, isUntil });
}

function isStory(left: string, right: string): boolean {
  if (storyBefore.test(left) || storyAfter.test(right) || wokeBefore.test(left)) return true;
  if (/\bsteh(?:e|t|en)?\b[^.;!?,]{0,14}$/u.test(left) && /^(?: uhr)? auf\b/u.test(right)) return true;
  if (openBefore.test(left) && /\b(?:ihr|sie|you|praxis|offen|open)\b/u.test(left)) return true;
  return hoursBefore.test(left) && hoursAfter.test(right);
}

// "Um zehn hab ich Physio", "um vier ist Chorprobe", "um halb neun bring ich die Kleine in die Kita".
const placeAfter = new RegExp(
  `^(?: uhr)?(?! works?\\b)(?: (?:ist|hab|habe|haben|hat|ich|i|wir|er|sie|einen?|nen?|die|der|das|zur|zum|beim?|meine?[nm]?|unsere?|eine?|is|a|my)){0,4} (?:\\p{L}*probe|${place})\\b`,
  'u',
);
const bringAfter = /^(?: uhr)? (?:bringe?|fahre?) (?:ich|i|wir)\b/u;

// "I have a meeting at 11".
const appointmentElsewhere =
  /\b(?:meeting|conference|class|call|besprechung|training|vorlesung|klausur|prufung|chorprobe|unterricht|seminar)$/u;
/** Verbs by which an appointment gets another time. */
export const moving =
  /\b(?:verleg\p{L}*|verschieb\p{L}*|schieb\p{L}*|umbuch\p{L}*|umleg\p{L}*|vorverleg\p{L}*|andern|move|moved|reschedule|swap|change|shift|push|pushed|bumped?|setzen|statt)\b/u;

/** "Von 9:15 auf 10:30 verschieben": the first time is given up. */
function isMovedFrom(text: string, left: string, right: string): boolean {
  const isTo =
    /^(?: uhr)?,? (?:(?:mach|machen|konn\p{L}*|setz\p{L}*|leg\p{L}*|nehm\p{L}*|schieb\p{L}*) (?:wir |sie |ihr |ich )?(?:den|ihn|das|es|die) |bitte |lieber |doch )*(?:auf|to|in) (?!de[nm] nachmittag|de[nm] vormittag)/u.test(
      right,
    );
  return (
    isTo &&
    (/ (?:den|ihn|das) /u.test(right.replace(/ (?:auf|to) .*/u, ' ')) ||
      moving.test(text) ||
      /\b(?:von|from)\b[^.!?]{0,24}$/u.test(left)) &&
    /^[^.!?]{0,40}\d/u.test(right)
  );
}

// "Der Kindergarten schließt um 14 Uhr", "mein Bus fährt um 10:12", "um 18 Uhr ist Elternabend".
const closingBefore =
  /\b(?:schliesst|schliessen|closes|(?:bus|zug|bahn|\p{L}+bahn|flieger|flug|train|flight) (?:fahrt|geht|fliegt|leaves|departs|goes))$/u;
const departs =
  /^(?: uhr)? (?:geht|fahrt|fliegt|schliesst) (?:mein|meine|der|die|das|unser|unsere|sein|ihr) /u;
// "Ich habe um elf einen Termin beim Orthopäden"; "ich hätte gern um elf einen Termin bei Frau Weber" is the wish.
const hasAppointment =
  /\b(?:hab|habe|haben|hat|hob|hamma|have|has|got)\b[^.;!?#]*#(?: uhr)? (?:noch |schon |da )?(?:einen?|nen?|n|another|an) (?:\p{L}+ )?(?:termin|appointment) (?:beim?|in|at|mit|with)\b(?! (?:ihnen|euch|dir|you)\b)/u;
const eventBehind =
  /^(?: uhr)? (?:ist|isch|haben wir|hamma|hab ich|habe ich|gibt es|gibts|gibt's) (?:(?:ja|leider|schon|immer|eine?n?|die|der|das|doch|auch|bei uns|n|a) )*(?!(?:ja|leider|schon|immer|eine?n?|die|der|das|doch|auch|noch|bei|gut|guter|super|okay|perfekt\p{L}*|frei|freier|ideal|besser|best\p{L}*|urlaub|zeit|prima|recht|moglich|etwas|schlecht|mein|meine|unser\p{L}*|wunderbar|toll|egal|lieber|possible|luft|nichts|platz|dran|hier|kein\p{L}*|nicht|wieder|immer|pause|mittagspause|feierabend|schluss|schule|meist\p{L}*|endlich|offen|dann|mittag|freistunde|homeoffice|ge\p{L}+t)\b)\p{L}{4,}/u;

// "… weil ich um 12 nach Wien fliege", "as I catch the train at 1".
const reasonBefore =
  /(?:^| )(?:weil|because|denn(?! (?:nehm|mak|koom|kaam|kunn|geiht)\p{L}*)|as (?:i|we|my)|since (?:i|we|my)|bevor|before (?:i|my|we))(?: (?!bitte|nur|erst|only)\p{L}+){1,6}$/u;
const replaced = /\b(?:statt|anstatt|anstelle von|instead of)(?: um| at)? $/u;
// "Könnte mein Termin um 9:30 anfangen?" The appointment begins, and no work.
const ownStart =
  /\b(?:mein\p{L}* termin|unser\p{L}* termin|statt|konn\p{L}* (?:ich|wir|sie)|kann ich|appointment|could (?:we|i)|can (?:we|i))\b[^.,;!?]*#(?: uhr)? (?:anfangen|beginnen|starten|losgehen|start|begin)\b/u;
// "Bin ich um neun beim Orthopäden", "hat um neun seine Spritze": somebody is elsewhere then.
const isThere =
  /\b(?:bin|ist|sind|sitz\p{L}*|steh\p{L}*) (?:ich|er|sie|wir|mein\p{L}* \p{L}+)(?: \p{L}+)? (?:um )?#(?: uhr)? (?:als|geladen|verabredet|eingeladen|bestellt|beim?|im|in der|in die|zur|zum|auf der|auf dem|an der)(?! (?:euch|ihnen|dir|zahnarzt|praxis|der matte))\b|#(?: uhr)? (?:bin|ist|sind|sitz\p{L}*|steh\p{L}*) (?:ich|er|sie|wir) (?:als|geladen|verabredet|eingeladen|bestellt|beim?|im|in der|zur|zum|auf)(?! (?:euch|ihnen|dir|zahnarzt|praxis|stadt|der matte))\b|\b(?:sitz\p{L}*|steh\p{L}*) (?:ich )?(?:um )?#(?: uhr)? (?:beim?|im|in|auf|an)\b/u;
// "Um 15:10, da ist er aus der Kita" tells why that time.
const since = /^(?: uhr)?, (?:(?:da|dann|weil|wenn|denn|because|when|by then) |fertig[,.!])/u;

// "Nach 15 Uhr Feierabend", "ab 15 Uhr Arbeit fertig".
const overBehind =
  /\b(?:schulfrei|feierabend|schluss|frei|(?:arbeit|schule|dienst|schicht|uni|kita|work|school) (?:fertig|aus|vorbei|rum|done|finished|over))\b/u;

// "Bis 13 Uhr ein Termin möglich?"
const wishBehind = /^(?: uhr)?[^.,;!?]{0,40} (?:einen?|nen?|n|noch was|etwas) ?(?:termin|frei|moglich)\b/u;

type Sentence = {
  start: number;
  end: number;
  left: string;
  right: string;
  clause: string;
  bare: string;
  isUntil: boolean;
};

function findBound(text: string, { start, end, left, right, clause, bare, isUntil }: Sentence): TimeRole {
  if (givenUp.test(right)) return 'at';
  const isLower = lower.test(bare);
  const isUpper = upper.test(bare);
  const beforePreposition = stripFillers(clause.replace(/\p{L}+$/u, '').trimEnd());
  if (ownEnds.test(right) || (isUpper && mustEnd.test(beforePreposition))) return 'to';
  if (isUntil) {
    const isFree = /\b(?:zeit|frei|luft|konn\p{L}*|kann|kannst|can|could|nur|only|moglich)\b/u;
    const isMine =
      isFree.test(beforePreposition.slice(-24)) ||
      /^(?: uhr)?[^.,;!?]{0,16}\b(?:zeit|frei|luft)\b/u.test(right);
    if (cannot.test(right)) return 'free';
    if (isMine || wishBehind.test(right)) return 'to';
    if (occupiedBefore.test(beforePreposition) || occupiedAfter.test(right) || isAway.test(right))
      return 'free';
    return 'to';
  }
  if (isLower || isUpper) {
    const behind = right.replace(/,.*$/u, '');
    if (isLower && overBehind.test(behind)) return 'from';
    if (available.test(right) && !cannot.test(right)) return isLower ? 'from' : 'to';
    if (cannot.test(right)) return isLower ? 'to' : 'from';
    const isElsewhere =
      occupiedAfter.test(behind) || isAway.test(behind) || occupiedVerb.test(beforePreposition);
    if (isLower && isElsewhere) return 'to';
    if (before.test(bare) && isElsewhere) return 'free';
    return isLower ? 'from' : 'to';
  }
  if (replaced.test(left)) return 'refused';
  if (closingBefore.test(clause) || eventBehind.test(right) || departs.test(right)) return 'busy';
  if (hasAppointment.test(`${left}#${right}`)) return 'busy';
  if (endsBefore.test(bare) || (endsAfter.test(right) && !since.test(right))) return 'free';
  if (startsBefore.test(clause) || (startsAfter.test(right) && !ownStart.test(`${left}#${right}`)))
    return 'busy';
  if (isThere.test(`${left}#${right}`)) return 'busy';
  if (refusedAfter.test(right)) return 'refused';
  if (appointmentElsewhere.test(clause) || placeAfter.test(right)) return 'busy';
  if (bringAfter.test(right)) return 'aside';
  if (refusedBefore.test(left) || isMovedFrom(text, left, right)) return 'refused';
  if (reasonBefore.test(clause) && !requestWords.test(right)) return 'aside';
  return isToldFor(text, start, end, clause) ? 'aside' : 'at';
}

// "Muss heute 17 Uhr bei Ihnen platzen lassen".
const givenUp =
  /^(?: uhr)?(?: (?:bei (?:euch|ihnen|dir)|leider|den termin|doch|mal|wieder|(?:muss|mussen|mocht\p{L}*|will|wollen) (?:ich|wir)))* (?:platzen lassen|sausen lassen|ausfallen lassen|absag\p{L}*|storn\p{L}*|streich\p{L}*|cancel\p{L}*|canzel\p{L}*)\b/u;

// What is said of others' times: "Stillen ist um halb elf, also davor", "der Laden macht um zwölf auf, davor komm ich".
const happens =
  /\b(?:ist|isch|is|sind|macht|machen|mache|offnet|offne|schliesst|schlaft|schlafen|wird|werden|kommt|kommen|gibt|gibt'?s|steht|opens?|closes?|naps?|sleeps?|has|hat)\b/u;
const hereBy =
  /^(?:(?![.;!?])[^,]|,(?! (?:also |und |aber |bitte |lieber |gern |dann |nur |am besten )*(?:davor|vorher|danach|hinterher|before|after))){0,50}[,.;-] (?:also |und |aber |bitte |lieber |gerne? |dann |nur |am besten |so )*(?:davor|vorher|danach|hinterher|before (?:that|then)|after that|beforehand|afterwards)(?! (?:hab|habe|haben|hat|muss|mussen|ist|sind|kommt|fahr\p{L}*|arbeit\p{L}*|schlaf\p{L}*|hole?|gehe?n?|wieder|i|i'?m|he|she|we)\b)/u;
const wished =
  /\b(?:super|perfekt|gut|ideal|prima|recht|frei|optimal|fine|good|great|free|ginge|geht|passt|passen|ware|kann|konn\p{L}*|moglich|bitte|termin|habt|haben sie|kontrolle|zahnreinigung|komm(?:e|en)? (?:ich|wir)|works?|please|could|can)\b/u;

function isToldFor(text: string, start: number, end: number, clause: string): boolean {
  const rest = text.slice(end, end + 90);
  if (!hereBy.test(rest)) return false;
  const told = `${clause} # ${rest.replace(/[,.;!?].*$/u, '')}`;
  return happens.test(told) && !wished.test(told) && !/\b(?:davor|danach)\b/u.test(text.slice(0, start));
}

// "Ab elf baue ich auf", "nach drei hole ich die Kinder": verbs that say that somebody is elsewhere.
const isAway =
  /^(?: uhr)?,? (?:bin|ist|sind|hat|fahre?|fahrt|hole?|holt|gehe?|geht|baue?|beginnt|schlaft|schlafe|kommt|koche?|singe?|spiele?|spielt|probe|proben|steh\p{L}*|sitz\p{L}*|arbeit\p{L}*|muss|mussen|unterricht\p{L}*|lieg\p{L}*|mach\p{L}*(?! ihr| sie)|i'?m|i have|i am|i'?ve got|she has|he has)\b(?![^.!?]{0,30}\b(?:frei|zeit|luft|gut|super|ideal|besser|moglich|daheim|zuhause|zu hause|schluss|feierabend|da\b|flexibel|verfugbar|free|available|ok|fine)\b)/u;
