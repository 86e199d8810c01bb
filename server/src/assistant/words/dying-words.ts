// What somebody says who dies, or takes their life, beside the words of `emergency-words`. The classifiers learn nothing from
// these: a word that is added here changes nothing else.

const person =
  '(?:ich|er|sie|es|man|jemand|(?:\\w+ )?(?:kind|sohn|tochter|baby|saugling|kleine[rs]?|mann|frau|vater|mutter|papa|mama|opa|oma|bruder|schwester|freund|freundin|partner|partnerin|kollege|kollegin|nachbar|nachbarin|patient|patientin))';
const englishPerson =
  '(?:he|she|somebody|someone|(?:my|our|the) (?:\\w+ )?(?:baby|child|kid|son|daughter|husband|wife|father|mother|dad|mum|mom|friend|partner|brother|sister|grandma|grandpa|patient))';
const poison =
  '(?:chlor\\w*|bleich\\w*|\\w*reiniger\\w*|rohrfrei|abflussfrei|\\w*batterie\\w*|knopfzelle\\w*|spulmittel|waschmittel|weichspuler|saure|lauge|\\w*gift|frostschutz\\w*|entkalker|benzin|terpentin|nagellackentferner|bleach|batter(?:y|ies)|poison|detergent|antifreeze|drain cleaner|petrol|white spirit)';
const swallowed =
  '(?:verschluckt|geschluckt|getrunken|gegessen|runtergeschluckt|swallowed|drank|drunk|ingested|ate|eaten)';
const oneself = '(?:mich|sich)';

/** Somebody chokes, has no pulse, does not answer, turns blue, is poisoned or has taken too much. */
export const dying = new RegExp(
  [
    `\\b${person} (?:\\w+ ){0,2}erstick(?:e|t|en)?\\b(?! (?:fast |bald |noch |schier )?(?:in|im|unter|vor) )`,
    `\\bersticke? (?:ich|er|sie|es)\\b|\\b(?:am|droht zu|kurz vorm) ersticken\\b`,
    "\\b(?:i'?m|i am|is|he'?s|she'?s|started|keeps) choking\\b",
    '\\bkein(?:en)? (?:puls|herzschlag)(?: mehr)?\\b|\\bno (?:pulse|heartbeat)\\b|\\bpulslos\\b',
    `\\b(?:er|sie|mein\\w* (?:\\w+ )?(?:kind|sohn|tochter|baby|mann|frau|vater|mutter|papa|mama|opa|oma)) (?:\\w+ )?reagiert (?:\\w+ )?(?:nicht|nich|net|nimmer)\\b(?! (?:\\w+ )?auf (?!ansprache|zuruf|mich|uns))`,
    `\\b${englishPerson}(?:'s| is| isn'?t| does ?n'?t| won'?t| are| do ?n'?t)(?: not)? (?:respond\\w*(?! to (?:my|the|our|any|e-?mail\\w*|calls?|messages?))|unresponsive|responsive|waking up|wake up)(?! (?:until|till|before|at))\\b`,
    '(?<!(?:zahn|krone|fullung|nagel|fleisch) (?:\\w+ )?)\\b(?:lauft|laufe|lief) (?:\\w+ )?blau\\b|\\b(?:blaue|bluish|blue?) (?:lippen|lips)\\b|\\blips (?:are|went|turn\\w*|going) (?:\\w+ )?blue?\\b|\\b(?:baby|kind|saugling) (?:\\w+ )?(?:wird|ist) (?:\\w+ )?blau\\b',
    `\\b(?:${englishPerson}|lips|face)(?:'s| is| are| has| have)? (?:\\w+ )?(?:turning|going|gone|turned|went) blue?\\b(?! (?:for|with))`,
    `\\b${swallowed}\\b(?: (?!after|before|nach|vor|with|mit)\\w+){0,3} ${poison}\\b|\\b${poison}(?: \\w+){0,2} ${swallowed}\\b`,
    '\\buberdosis\\b[^.!?]{0,30}\\b(?:genommen|geschluckt|intus|gespritzt)\\b|\\boverdosed\\b|\\b(?:took|taken|had) (?:an )?overdose\\b',
  ].join('|'),
  'u',
);

/** Somebody says that they, or somebody else, will not live on, or has begun to take their life. */
export const takingLife = new RegExp(
  [
    '\\bpuls ?adern?\\b',
    '\\bich (?:wunsch\\w*|wollte),? (?:\\w+ ){0,2}ich (?:ware|war) (?:\\w+ )?tot\\b|\\b(?:ware|war) ich (?:doch |nur |bloss |blos |schon )+tot\\b',
    `(?<!\\b(?:website|seite|computer|pc|handy|app|formular|programm|rechner|browser|laptop|chat|system)(?: \\w+)? )\\b${oneself} (?:\\w+ ){0,3}(?:auf|er)(?:hang\\w*|gehangt|zuhangen)\\b|\\bhang\\w* (?:ich )?${oneself} (?:\\w+ )?auf\\b(?! (?:die|eine) )|\\berhang\\w* (?:ich )?${oneself}\\b`,
    `\\berschiess\\w* (?:ich )?${oneself}\\b|\\b${oneself} (?:\\w+ ){0,3}(?:erschiess\\w*|erschossen|ertrank\\w*)\\b|\\b${oneself} (?:(?:selbst|selber|jetzt|heute|nur|einfach) )*(?:toten|zu toten)\\b|\\bsich (?:\\w+ ){0,3}(?:umbring\\w*|umgebracht|umzubringen)\\b`,
    '\\bbringe? ich mich (?:\\w+ )?um\\b|\\bbringt sich (?:\\w+ ){0,2}um\\b(?! (?:\\d|halb|viertel))',
    '\\b(?:sich|mir|dir) (?:\\w+ ){0,3}das leben (?:zu )?nehmen\\b|\\bnimmt sich (?:\\w+ )?das leben\\b',
    '\\btu\\w* (?:ich )?(?:mir|sich) (?:\\w+ )?(?:was|etwas|noch was) an\\b|\\b(?:mir|sich) (?:(?!so )\\w+ ){0,2}(?:was|etwas) (?:antut|antun|anzutun|antue)\\b|\\b(?:sich|ich hab\\w* mir) (?:\\w+ ){0,2}(?:was|etwas) angetan\\b',
    '\\b(?:werf|wirf|schmeiss|spring)\\w* (?:ich |mich |jetzt |gleich |heute ){0,3}(?:vor (?:den|einen|die|eine|nen|ne) (?:zug|bahn|s-bahn|u-bahn|auto|lkw|laster)|von (?:der|einer|ner|ne) brucke|aus dem fenster|vom (?:dach|hochhaus|balkon|turm))\\b',
    '\\b(?:vor (?:den|einen) zug|von der brucke|vom dach) (?:werfen|springen|schmeissen|zu werfen|zu springen)\\b',
    "\\bohne mich (?:\\w+ )?(?:waren?|ist|sind|geht'?s?|ginge)\\b[^.!?]{0,10}\\b(?:alle|alles|die welt|ihr|jeder)\\b[^.!?]{0,15}\\bbesser\\b|\\bbetter off without me\\b",
    '\\b(?:hang|shoot|kill|harm|drown)(?:ing)? (?:my|him|her|them)sel(?:f|ves)\\b(?! with)|\\b(?:cut|slit|slashed) (?:my|his|her) wrists?\\b',
    '\\bend it all\\b|^i (?:just |really )?want to end it(?: all| now)?\\W*$|\\b(?:take|taking|took|end|ending) (?:my|his|her) (?:own )?life\\b(?! savings)',
    '\\bsuicidal\\b|(?<!financial |social |career )\\bsuicide\\b|\\bselbstmord\\w*|\\bsuizid\\w*|(?<!nicht |net |ned )\\blebensmude\\b',
    '\\bverabschied\\w* mich (?:jetzt |heute )?(?:von (?:allen|euch allen|der welt|meinem leben)|fur immer\\W*$)\\b',
    '\\bwie ?viele? (?:\\w+ ){1,4}(?:sind|ist|waren|ware|sei) (?:\\w+ )?todlich\\b|\\bhow many (?:\\w+ ){1,4}(?:are|is|would be|to) (?:lethal|fatal|deadly|die)\\b',
  ].join('|'),
  'u',
);
