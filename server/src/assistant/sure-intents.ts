import type { Intent } from './intents.ts';
import { signals } from './words/signals.ts';

type Has = (name: string) => boolean;
type Rule = { intent: Intent; when: (has: Has, text: string) => boolean };

const isShort = (text: string, most: number) => text.split(' ').length <= most;

/** Wants to see a page: names one and says so, or says hardly anything else. */
const wantsPage = (has: Has, text: string) => has('goVerb') || has('pageWord') || isShort(text, 5);
/** Asks about cancelling without doing it: "bis wann kann ich absagen?", "what if I don't show up?" */
const asksAboutRules =
  /bis wann|ab wann|was (?:passiert|kostet|ist) |was kost|kostet|kosten\b|how late|how long before|wie lange vorher|what happens|gebuhr|charge|wenn (?:ich|man|einer) (?:mal |einfach |kurzfristig )?(?:nicht|nich|absag|abblas)|if i|falls ich|24 ?(?:h|std|stunden)|fee\b|frist|hypothe|wollte? (?:ich )?(?:eigentlich|erst|an sich) absagen|an sich wollte ich absagen|wollt eigentlich absagen|nicht absagen|nich absagen|doch nicht absagen|aber hab ja gar keinen/u;

/** What is certain from few words; everything else is the classifier's. The order counts. */
const rules: readonly Rule[] = [
  {
    intent: 'language:en',
    when: (_, text) =>
      isSwitchTo(text, 'en') ||
      /(?:my german|mein deutsch|deutsch) (?:is|ist)[^.!?]{0,40}(?:switch|change|umstell)|don'?t (?:speak|understand) german[^.!?]{0,40}(?:switch|change|english)?/u.test(
        text,
      ),
  },
  {
    intent: 'language:de',
    when: (_, text) => isSwitchTo(text, 'de'),
  },
  { intent: 'navigate:/impressum', when: (_, text) => /\b(?:im[pb]ressum|imprint)\b/u.test(text) },
  {
    intent: 'navigate:/datenschutz',
    when: (has, text) =>
      /\b(?:datenschutz(?:erklarung|seite|text|hinweis\w*)?|privacy (?:policy|page|notice))\b/u.test(text) &&
      wantsPage(has, text) &&
      !/gespeichert|passiert|wer liest/u.test(text),
  },
  {
    intent: 'navigate:/team',
    when: (_, text) =>
      /\bteam-?seite|team ?page|teamfotos|seite (?:mit|von|uber) (?:dem |den |das |eurem )?(?:team|arzten)/u.test(
        text,
      ),
  },
  {
    intent: 'navigate:/booking',
    when: (_, text) =>
      /buchungs?(?:seite|formular)|booking (?:page|form)|online-?buchung auf|seite (?:zum|fur) (?:die )?(?:buchen|buchung|termin)/u.test(
        text,
      ),
  },
  {
    intent: 'navigate:/contact',
    when: (has, text) =>
      /kontakt(?:formular|seite|sick|daten seite)|kontakt seite|contact (?:page|form|details page)/u.test(
        text,
      ) ||
      (/\bkontakt\b/u.test(text) && has('pageWord') && has('goVerb')),
  },
  {
    intent: 'navigate:/services',
    when: (has, text) =>
      /leistung\w*(?:ub+|u)er?sich\w*|\bwat ihr allet macht|was ihr (?:so |alles )+macht|(?:leistungs|behandlungs)-?\w*seit\w*|services? (?:page|tab)|seite mit (?:den |euren |allen )?(?:leistungen|behandlungen)|go to leistungen/u.test(
        text,
      ) ||
      (has('pageServices') && has('pageWord') && has('goVerb')),
  },
  {
    intent: 'navigate:/about',
    when: (_, text) =>
      /seite uber (?:die praxis|euch|sie|uns)|uber euch seite|(?:uber|ueber) uns(?: seite|-seite)?\b|about(?: us)? page|praxisseite/u.test(
        text,
      ),
  },
  {
    intent: 'navigate:/dashboard',
    when: (has, text) =>
      /dash?bord|dashboard|daschbord|mein(?:e)? ubersicht|zu meiner ubersicht|auf mei ubersicht/u.test(
        text,
      ) && wantsPage(has, text),
  },
  {
    intent: 'navigate:/',
    when: (_, text) =>
      /\b(?:startseite|homepage|hauptseite|home ?page|erste seite)\b/u.test(text) &&
      !/ladt|kaputt|geht nicht/u.test(text),
  },
  {
    intent: 'navigate:/register',
    when: (has, text) =>
      has('pageRegister') &&
      (has('goVerb') || has('pageWord')) &&
      !/\bcode\b|passwort|muss ich|warum|kommt kein/u.test(text) &&
      !has('dayWord'),
  },
  {
    intent: 'navigate:/login',
    when: (has, text) =>
      /^(?:please )?log me in\b/u.test(text) ||
      (/\b(?:login|log in|einlogg\w*|anmelde(?:seite|formular|maske)|anmellen|sign ?in|anmeldung)\b/u.test(
        text,
      ) &&
        (has('pageWord') ||
          /bring|offne|open|take me|log me in|wo log|wo (?:kann|muss) ich mich einlog/u.test(text)) &&
        !/nicht|nich|passwort|code|geht net|can'?t|cannot|telefon|erreicht/u.test(text) &&
        !has('bookVerb')),
  },
  {
    intent: 'reschedule',
    when: (has, text) =>
      /verschieb|verschiam|verschiab|vaschiab|verleg(?:en|t\b|n\b)|umleg|umbuch|vorzieh|vorziag|vertag|reschedul|postpone|prepone|nach hinten (?:schieb|leg)|\bumzieh/u.test(
        text,
      ) &&
      (has('appointment') || has('dayWord') || has('myAppointment')) &&
      !asksAboutRules.test(text),
  },
  {
    intent: 'cancel',
    when: (has, text) =>
      /absag|absog|afsegg|abzusag|stornier|\bcancel|storno|\bsag\w* (?:\w+ ){0,4}ab\b|austrag(?!shaus)|tragt? (?:mich|uns|mi) (?:bitte )?aus/u.test(
        text,
      ) &&
      !asksAboutRules.test(text) &&
      !has('bookVerb') &&
      !has('moveVerb'),
  },
  {
    // "Weg mit dem 8. Dezember", "take me off the schedule"
    intent: 'cancel',
    when: (has, text) =>
      /take me off|bail on|\bwe(?:g|ch) mit dem \d|streich\w* (?:sie |se )?(?:mich|mi|ihn|uns)\b|raus mit (?:mir|dem termin)|nimm [^.!?]{0,40}(?:wieder aus|raus)|iptal et|(?:termin|zahnarzt)[^.!?]{0,20}muss (?:leider )?raus\b|termin\w*[^.!?]{0,30}(?:bitte raus|weg machen|kann weg|bitte streichen|losche?n)|bitte raus mit|\d\.? bitte raus\b|schaffs? (?:ich )?(?:\w+ )?(?:nicht|nich|net|nit)[^.!?]{0,10}$|can'?t make it|gotta bail|drop it please|mutt [^.!?]{0,20}afsegg/u.test(
        text,
      ) &&
      !asksAboutRules.test(text) &&
      !has('moveVerb'),
  },
  {
    intent: 'reschedule',
    when: (_, text) =>
      /(?:mein\w*|my|der|dem) (?:termin|appointment)[^.!?]{0,40}(?:stunde|hour|tag|woche) (?:spater|fruher|later|earlier)|(?:stunde|halbe stunde) (?:spater|fruher) als (?:ausgemacht|vereinbart)|(?:auf|gebt mir) (?:einen|nen|an|ein) ander\w+ tag|fruherer? termin[^.!?]{0,30}mein|cambiar mi|platze tauschen|has to (?:go|move) (?:somewhere|to another)|umbuchen|von \w+ auf \w+ (?:umziehen|legen|ziehen|schieben)/u.test(
        text,
      ),
  },
  {
    intent: 'list',
    when: (has, text) =>
      (/\b(?:show|list|zeig\w*|see)\b[^.!?]{0,40}(?:my|meine?|all meine) (?:\w+ )?(?:appointments|termine|bookings)|\ball(?:e)? meine termine (?:zeigen|anzeigen|auflisten)|wo (?:seh|sehe|finde?) ich (?:\w+ ){0,3}termine|where (?:can|do) i see my (?:appointments|bookings)/u.test(
        text,
      ) ||
        /\b(?:wann|wonn|um wie ?viel uhr|wievill uhr|wie ?vill uhr|welche[rn]? (?:tag|uhrzeit)|when|which day|what time|which doctor)\b[^.!?]{0,30}\b(?:bin|war|ben|muss|soll|sollte?|am|do) (?:ich|i|ick|ik)\b(?![^.!?]{0,20}(?:kommen|buchen|zahlen|pay|essen|eat|drink|trinken))[^.!?]{0,30}(?:dran|da sein|bestellt|antreten|antanzen|bei (?:euch|ihnen|eich)|booked|due|seeing|nochmal|supposed)/u.test(
          text,
        ) ||
        /\bwann (?:war|ist|is|wars) (?:\w+ ){0,2}(?:mein|der) (?:nachste\w* )?termin|when(?:'s| is) my (?:next )?(?:appointment|checkup|cleaning)|due next|(?:got|have|anything) coming up|anything with you before|bei wem (?:hab|bin|sitz|war) (?:ich|i)\b|termin[^.!?]{0,20}(?:uberhaupt durchgegangen|durchgegangen|bestatigt|eingetragen)\b|(?:last|letzte) (?:thing|time) i had|noch drin\w* im kalender|\bbin ich\b[^.!?]{0,60}\bdran\b|aufstellung meiner termine/u.test(
          text,
        )) &&
      !has('cancelVerb') &&
      !has('bookVerb'),
  },
  {
    intent: 'doctors',
    when: (has, text) =>
      /\b(?:who are your|welche|wat fur|was fur|wie heiss\w*|wieviele|wie viele|how many|samtliche|alle) (?:\w+ ){0,2}(?:dentists?|doctors?|arzte?n?|zahnarzte?|doktor\w*|docs|dokters)\b|(?:stell\w*|zeig\w*) (?![^.!?]{0,20}zu )[^.!?]{0,24}(?:team|arzte|doktor\w*|arztinnen)\b[^.!?]{0,10}(?:vor)?|tell me (?:a bit |more )?about dr|background of (?:one )?dr|\b(?:photos?|fotos?|bilder|qualifications|liste)[^.!?]{0,24}(?:doctors?|arzte?n?|doktoren|dentists)|doktoren liste|arzte ?liste|who handles|who'?s (?:holding|your)|namen bitte/u.test(
        text,
      ) &&
      !has('dayWord') &&
      !has('bookVerb'),
  },
  {
    intent: 'topic:languages_spoken',
    when: (has, text) =>
      /sprech\w*|spricht|reden|redt|schnack\w*|schwatz\w*|speaks?\b|fluent/u.test(text) &&
      has('languagesSpoken') &&
      text.includes('?') &&
      !has('dayWord') &&
      isShort(text, 18),
  },
  {
    intent: 'book',
    when: (_, text) =>
      /^(?:\w+ )?(?:bitte )?(?:einen?|nen|an|ein|1x|a|an appointment)? ?(?:termin|appointment|appt)\W*(?:bitte|please|plz|pls|gschwind|schnell|brauch\w*|thx)?\W*(?:thx|danke)?\W*$|kann ich meinen termin (?:\w+ ){0,3}(?:hier|im chat|online) (?:\w+ ){0,2}(?:machen|buchen|ausmachen)/u.test(
        text,
      ),
  },
  {
    intent: 'account',
    when: (has, text) =>
      /(?:losch|glosch|delete|entfern|close)\w*[^.!?]{0,30}(?:konto|account)|(?:konto|account)[^.!?]{0,30}(?:losch|glosch|delete|entfern)/u.test(
        text,
      ) ||
      (has('change') &&
        !has('appointment') &&
        /\b(?:im profil|in (?:ihrer|eurer) kartei|in meinem (?:konto|profil)|my (?:profile|account|phone number|address|email)|(?:meine?n?|neue) (?:\w+ )?(?:handynummer|telefonnummer|adresse|anschrift|mailadresse|e-?mail(?:-?adresse)?|nachname\w*|namen?)|phone number you have)\b/u.test(
          text,
        )),
  },
  {
    intent: 'book',
    when: (has, text) =>
      /\b(?:was|wat|etwas|noch|ebbes|eppes|termine?|slots?|anything|a slot) (?:\w+ ){0,2}(?:frei|free|available)\b/u.test(
        text,
      ) &&
      (has('dayWord') || has('timeWord')) &&
      !has('myAppointment') &&
      !has('cancelVerb'),
  },
  {
    intent: 'topic:services',
    when: (_, text) =>
      /\b(?:welche (?:behandlungen|leistungen)|which (?:treatments|services)|what (?:treatments|services)|was (?:bieten sie|bietet ihr) (?:\w+ ){0,2}an)\b/u.test(
        text,
      ),
  },
  {
    intent: 'topic:children',
    when: (_, text) =>
      /\b(?:behandel\w* (?:sie|ihr|man) (?:auch )?kinder|do you (?:treat|see) (?:kids|children))\b/u.test(
        text,
      ),
  },
  {
    intent: 'topic:directions',
    when: (_, text) =>
      /\bwelche (?:linie|bahn|strassenbahn|u-?bahn|tram|haltestelle|bus\w*)\b|which (?:tram|bus|line|stop)\b/u.test(
        text,
      ),
  },
  {
    intent: 'topic:help',
    when: (_, text) =>
      /\b(?:was kannst'?n? du|was kann ich (?:dich|sie) (?:alles )?fragen|what can (?:you|this chat\w*) (?:\w+ ){0,2}do)\b/u.test(
        text,
      ),
  },
  {
    intent: 'topic:booking_help',
    when: (_, text) =>
      /(?:wie (?:funktioniert|geht|lauft) (?:das|det|des|dat)?[^.!?]{0,20}(?:buch|termin)|how does (?:online )?booking|(?:talk|walk) me through booking|erklar\w* [^.!?]{0,20}(?:buchen|buchung))/u.test(
        text,
      ),
  },
  {
    intent: 'topic:late_arrival',
    when: (_, text) =>
      /(?:running|be) (?:\w+ ){0,3}late|(?:minuten|min) (?:spater|zu spat|verspatung)|verspat\w* (?:mich|sich)|ohne mich an/u.test(
        text,
      ),
  },
  {
    intent: 'topic:greeting',
    when: (has, text) => has('greeting') && isShort(text, 2) && !text.includes('?'),
  },
];

const languageNames = {
  en: '(?:englisch\\w*|english|anglisch|inglisch|englis)',
  de: '(?:deutsch\\w*|deitsch|dutsch|duutsch|german)',
} as const;

/** Asks for a language, not whether somebody speaks it. */
function isSwitchTo(text: string, language: 'de' | 'en'): boolean {
  const name = languageNames[language];
  if (
    /heisst|sprech(?:en|t) (?:sie|ihr|bei|die|jemand|arzt)|spricht|do you speak|anyone|fluent|somebody speak|does (?:the|any|some)/u.test(
      text,
    )
  )
    return false;
  if (new RegExp(`^(?:${language}|${name})\\W*$`, 'u').test(text)) return true;
  return new RegExp(
    `(?:auf|in|uff|op|into|to|im|sprache:?|language:?|lang=|wieder|zuruck (?:auf|zu)?|wechsel) (?:dem )?(?:wieder )?${name}[^.!?]{0,24}(?:um|bitte|please|pls|stell|umstell|wechsel|schalt|$)|${name},? (?:bitte|please|pls)|(?:switch|change|put|flip|stell|umstell|mach|red|talk|continue|weiter)\\w* [^.!?]{0,30}${name}|${name} version|sprache:? ?(?:auf )?(?:${name}|${language}\\b)|lang=${language}`,
    'u',
  ).test(text);
}

/** The intent that rules are certain of in normalised text. */
export function readSureIntent(text: string): Intent | undefined {
  const has: Has = (name) => signals[name]?.test(text) ?? false;
  return rules.find(({ when }) => when(has, text))?.intent;
}
