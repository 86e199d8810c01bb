import { medicines } from './medicines.ts';

/** Medicines that people take for their teeth, by stems that also catch their forms. */
const drugs = new RegExp(
  [
    ...medicines,
    '\\bass\\b|\\bibu\\b',
    'antibioti[kc]\\w* (?:nehmen|einnehmen|take)',
    'schmerzmittel\\w* (?:nehmen|einnehmen|hilf|helfen)',
    '(?:nehmen|nimm) (?:sie )?(?:\\S+ ){0,4}(?:schmerz|kopfschmerz)\\w*',
    'take (?:\\S+ ){0,3}painkillers?',
  ].join('|'),
  'i',
);

const units =
  'milligramm\\w*|milligrams?|mikrogramm\\w*|(?:mg|µg|μg|ml|milliliter|gramm|g)\\b|tropfen|drops|tablet\\w*|pills?\\b|[ck]aps[eu]l\\w*|dragees?';
const count =
  '\\d|\\b(?:halbe?|eine?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|mehrere|ein paar|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few)';
/** How much, in digits or words. */
const doses = new RegExp(
  [
    '(?<!\\p{L})(?:dosis|dosen|dosier\\p{L}*|dose|doses|dosages?)(?!\\p{L})',
    `(?:${count})(?:[.,]\\d+)?\\s*(?:\\p{L}+\\s)?(?:${units})`,
    'milligramm|milligram',
    '\\b(?:alle|every)\\s+\\S+\\s+(?:stunden|hours)\\b',
  ].join('|'),
  'iu',
);

const some = '(?:[^\\s.!?]+ ){0,8}?';
const often =
  '(?:mal|x) (?:täglich|am tag|pro tag)|(?:ein|zwei|drei|vier)mal (?:täglich|am tag|pro tag)|(?:times|once|twice) (?:a day|daily)|(?:vor|nach) (?:der behandlung|dem eingriff|dem essen|jeder mahlzeit)|(?:before|after) (?:the|your) (?:treatment|surgery|procedure|meals?)';
/** Advice to take something or to leave it off, whatever it is called; "von der Steuer absetzen" is none. */
const advice = new RegExp(
  [
    `(?<!steuer\\p{L}* ${some})\\b(?:absetzen|abzusetzen|weglassen|wegzulassen)`,
    `\\b(?:setzen|setze) (?:sie )?${some}ab(?!\\p{L})`,
    `\\b(?:lassen|lass) (?:sie )?${some}weg(?!\\p{L})`,
    `\\b(?:nehmen|nimm) (?!(?:sie |bitte |gern |doch )*(?:sich|kontakt|platz)(?!\\p{L}))${some}(?:nicht mehr|weiter|ein(?=[.!?,]|$)|\\p{L}*tablette|\\p{L}*kapsel|tropfen|${often})`,
    `\\b(?:können|sollten|dürfen|müssen|sollen) (?:sie )?${some}(?:ein|weiter)nehmen`,
    `\\b(?:ziehen|reißen|bohren|schneiden|stechen|drücken|öffnen|kleben|feilen|schleifen) (?:sie )${some}(?:selbst|selber|allein|zu hause)(?!\\p{L})`,
    `\\b(?:pull|extract|drill|cut|pop|glue|pierce|file) ${some}(?:yourself|at home)\\b`,
    '\\b(?:stop|keep|continue|avoid|pause) taking',
    "\\b(?:do not|don[’']t) take (?:your|any|the|it|them)",
    `\\b(?:discontinue|skip|stop) (?:your|the|any) ${some}(?:medic|pill|tablet|dose|blood thinner)`,
    `\\btake (?!a seat )${some}(?:pill|tablet|capsule|${often})`,
  ].join('|'),
  'iu',
);

const remedies =
  '(?:\\p{L}*tabletten?|\\p{L}*medikamente?n?|\\p{L}*verdünner\\p{L}*|\\p{L}*mittel|pillen?|kapseln?|tropfen|medicines?|medication|thinners?|tablets?|pills?)';
const leftOff =
  '(?:pausier\\p{L}*|auslassen|vergessen|weglassen|absetzen|(?:brauchen|benötigen) sie (?:\\S+ ){0,2}nicht|skip|forget|pause|leave out|do without)';
/** What is left off, drunk or waited for, and what is said against protection. */
const neglect = new RegExp(
  [
    `(?<!\\p{L})${remedies}\\s${some}${leftOff}(?!\\p{L})|(?<!\\p{L})${leftOff}\\s${some}${remedies}(?!\\p{L})`,
    '(?<!\\p{L})(?:heilt|verheilt|verschwindet|vergeht|legt sich|gibt sich|geht|heals?|goes)(?!\\p{L})[^.!?]{0,40}(?:von (?:ganz )?(?:allein|selbst|selber)|by itself|on its own)|(?<!\\p{L})(?:von|geht) (?:selbst|allein) (?:weg|vorbei)(?!\\p{L})',
    '(?:wodka|\\p{L}*schnaps|obstler|korn trinken|grappa|terpentin|petroleum|turpentine|alkohol(?!frei)|whisk|cognac|likör|\\brum\\b|vodka|alcohol(?!-? ?free)|liquor|brandy|bleach(?!ing(?!\\s?(?:agent|liquid|powder)))|bleiche(?!n(?! sie))|bleichmittel|benzin)',
    // A pass is no protection.
    '(?<!\\p{L})(?:impf(?!pass|ausweis)\\p{L}*|vaccin\\p{L}*(?!\\p{L}| (?:cards?|records?|pass|certificates?)))',
    '(?<!\\p{L})nerv\\p{L}* (?:\\p{L}+ ){0,3}(?:tot|abgestorben|dead)(?!\\p{L})|(?:tot|abgestorben)\\p{L}* nerv',
    // Nobody who may be in danger is told to lie down and wait.
    '(?<!\\p{L})(?:das |es )?(?:vergeht|geht vorbei|geht (?:gleich |bald )?weg)(?= ?(?:[.!]|$))|(?<!\\p{L})wait and see(?!\\p{L})|(?<!\\p{L})let (?:him|her|them|it) (?:sleep|rest)|(?<!\\p{L})(?:gehen sie|go) (?:jetzt |einfach |erst ?mal |back )?(?:schlafen|ins bett|to (?:sleep|bed))',
    '(?<!\\p{L})(?:insulin|chemo\\p{L}*|cortison|kortison|cortisone)(?!\\p{L})',
    '(?<!\\p{L})(?:auf|without) (?:\\p{L}+ ){0,3}\\p{L}*(?:verdünn\\p{L}*|thinners?) [^.!?]{0,20}verzicht\\p{L}*|(?<!\\p{L})verzicht\\p{L}* (?:sie )?(?:\\p{L}+ ){0,4}\\p{L}*verdünn\\p{L}*',
    '(?<!\\p{L})(?:stechen|stich|ritzen|pierce|prick|lance) [^.!?]{0,40}(?:nadel|messer|blase|needle|blister|knife)(?!\\p{L})',
  ].join('|'),
  'iu',
);

const illness =
  '(?:\\w*krebs|tumor|cancer|\\w*karies|\\w*entzündung|\\w*abszess|\\w*zyste|parodontitis|gingivitis|pulpitis|infection|abscess|cavity|cyst|inflammation)';
// What is explained ("eine Entzündung des Zahnfleischs") is nobody's.
const diagnoses = new RegExp(
  [
    `\\b(?:sie|du) (?:haben|hast) (?:wahrscheinlich |vermutlich |wohl |bestimmt |sicher )?(?:eine?n? )?(?:\\w+ ){0,2}${illness}`,
    `\\b(?:klingt|sieht) (?:sehr |stark |ganz )?(?:nach|wie) (?:eine?[rnm]? )?(?:\\w+ ){0,2}${illness}`,
    `\\b(?:das|es|dies) (?:ist|wird|dürfte|könnte|scheint) (?:\\w+ ){0,3}${illness}(?! (?:de[rs]|von|am|im)\\b)`,
    '\\b(?:ihr|dein)e?n? (?:\\w+ ){0,2}(?:ist|sind|wirkt|scheint) (?:\\w+ ){0,3}(?:entzündet|abgestorben|vereitert|infiziert|gebrochen)',
    '\\b(?:ihr|dein)e?n? (?:\\w+ ){1,2}eitert\\b',
    '\\bist (?:ihr|dein)e? (?:\\w+ ){1,3}(?:entzündet|abgestorben|vereitert|infiziert|gebrochen)',
    `\\b(?:you(?: probably| likely)? have|sounds like|looks like|(?:it|this|that)(?:(?:’|')s| is| may be| might be| could be)(?: probably| likely)?) (?:an? )?(?:\\w+ ){0,2}${illness}(?! of\\b)`,
    '\\byour (?:\\w+ ){1,3}is (?:\\w+ ){0,2}(?:inflamed|infected|dead|fractured)\\b',
  ].join('|'),
  'i',
);

/** Whether a text speaks of medicines, how much or how to take them, or of what somebody has. */
export function isMedical(text: string): boolean {
  return [drugs, doses, advice, neglect, diagnoses].some((pattern) => pattern.test(text));
}
