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

/** Nothing but that one wants to come: "ich muss zum Zahnarzt", "habt ihr was frei?", "wann kann ich ran?" */
const wantsToCome =
  /^(?:(?:ich|wir|i|we) (?:muss|musste?n?|mussten|soll|sollten?|will|mochten?|need|have|want) (?:\w+ ){0,3}(?:zum zahnarzt|(?:to see )?a dentist|to the dentist)|(?:habt ihr|haben sie|hat man|ist|do you have|got) (?:\w+ ){0,3}(?:was|etwas|platz|anything|slots?) (?:frei|free|available)|wann (?:hattet ihr|hatten sie|habt ihr|haben sie) (?:\w+ ){0,2}(?:was|etwas)(?: frei)?|wann (?:kann|konnte?|darf|durfte) ich (?:\w+ ){0,3}(?:ran|drankommen|rankommen|kommen))\W*$/u;

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
    when: (_, text) =>
      /(?:seite|page|dahin|dorthin|siet|sigg)\b[^.!?]{0,30}\b(?:adresse|land)?(?:adresse|karte|landkarte|anfahrt|stadtplan|map|telefonnummer)\b/u.test(
        text,
      ) && !/versichertenkarte|gesundheitskarte/u.test(text),
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
      /seite uber (?:die praxis|euch|sie|uns)|(?:page|seite|sigg|siet)[^.!?]{0,24}(?:story|geschichte|wer ihr seid|wa ehr si[dt])|uber euch seite|(?:uber|ueber) uns(?: seite|-seite)?\b|about(?: us)? page|praxisseite/u.test(
        text,
      ),
  },
  {
    intent: 'topic:password_help',
    when: (_, text) =>
      /\b(?:can'?t|cannot|can not|unable to) (?:log|sign) ?in\b|\bkomm\w* (?:\w+ ){0,2}(?:nicht|nich|net|nimmer) (?:mehr )?(?:in mein\w* (?:konto|account)|rein\b)|(?:einloggen|anmelden|login) (?:geht|klappt|funktioniert) (?:nicht|nich|net)\b/u.test(
        text,
      ),
  },
  {
    intent: 'navigate:/dashboard',
    when: (has, text) =>
      /dash?bord|dashboard|daschbord|mein(?:e)? ubersicht|ubersicht (?:mit|von|uber) mein\w*|(?:wieder )?(?:auf|in|zu) (?:mein|meinem) (?:konto|bereich)\b|zu meiner ubersicht|auf mei ubersicht/u.test(
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
      (has('pageRegister') ||
        /\bals neue[rn]? (?:patient\w*|kunde\w*)[^.!?]{0,20}(?:eintrag|registrier|anmeld)\w*/u.test(text)) &&
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
      /(?<!nicht )verschieb(?!ung)|verschiam|verschiab|vaschiab|verla[gj]e|verleg(?:en|t\b|n\b)|umleg|umbuch|vorzieh|vorziag|vertag|reschedul|postpone|prepone|nach hinten (?:schieb|leg)|\bumzieh/u.test(
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
      /\btermin (?:\w+ ){0,2}brauch\w* (?:ich|wir|i) (?:\w+ )?(?:nicht|nich|net|nit|ned) mehr|take me off|bail on|terminabsage|call (?:it|the whole thing|everything) off|\bscrap my\b|termin[^.!?]{0,50}\b(?:nicht|net|ned|nich) wahrnehmen|wird (?:das |des |dat )?(?:leider )?n(?:ix|ichts) (?:am|mit (?:dem|meinem) termin|mit (?:morgen|heute|\w+tag))|\bwe(?:g|ch) mit dem \d|streich\w* (?:sie |se )?(?:mich|mi|ihn|uns)\b|raus mit (?:mir|dem termin)|nimm [^.!?]{0,40}(?:wieder aus|raus)|iptal et|(?:termin|zahnarzt)[^.!?]{0,20}muss (?:leider )?raus\b|termin\w*[^.!?]{0,30}(?:bitte raus|weg machen|kann weg|bitte streichen|losche?n)|bitte raus mit|\d\.? bitte raus\b|schaffs? (?:ich )?(?:\w+ )?(?:nicht|nich|net|nit)[^.!?]{0,10}$|can'?t make it|gotta bail|drop it please|mutt [^.!?]{0,20}afsegg/u.test(
        text,
      ) &&
      !asksAboutRules.test(text) &&
      !has('moveVerb'),
  },
  {
    intent: 'reschedule',
    when: (_, text) =>
      /\bpush (?:my|our|the) \w+ back\b|(?:auf|uff) (?:e|en|einen|nen|a) a(?:nd|nn)er\w* (?:tag|daach|dag|doch)\b|aus (?:\w+tag|mittwoch) (?:\w+ )?(?:\w+tag|mittwoch) (?:mach|werd)\w*|\bmein\w* termin (?:\w+ ){0,2}fruher\b|\blegt? (?:mir|uns) (?:den|meinen|unseren) (?:besuch|termin)|(?:mein\w*|my|der|dem) (?:termin|appointment)[^.!?]{0,40}(?:stunde|hour|tag|woche) (?:spater|fruher|later|earlier)|(?:stunde|halbe stunde) (?:spater|fruher) als (?:ausgemacht|vereinbart)|(?:auf|gebt mir) (?:einen|nen|an|ein) ander\w+ tag|fruherer? termin[^.!?]{0,30}mein|cambiar mi|platze tauschen|umtragen|another day for my|(?:mein\w*|der|den|unser\w*) \w*termin[^.!?]{0,30}(?:andern|nach hinten|nach vorne?)\b|von \w+ auf \w+ (?:rutschen|drehen|wechseln|andern|tauschen)|(?:kann|konn\w*|kunn\w*|lasst|lass|geht|ginge)\b[^.!?]{0,40}\b(?:das|den|es|ihn|termin|pzr|kontrolle|reinigung|it)\b[^.!?]{0,20}\bauf (?:de[nm] |nachste\w* )?(?:\w+tag|mittwoch|morgen|ubermorgen|\d{1,2}\.)[^.!?]{0,16}(?:legen|schieben|rutschen|drehen|ziehen)|(?:moving|move|shift|push) (?:my |the )?\w+(?:'s)? (?:appointment|booking|slot|cleaning|checkup|check-up)|(?:mein|der|unser)\w* termin [^!?]{0,40}(?:passt|geht|klappt)[^.!?]{0,20}(?:nicht|net|nich)[^.!?]{0,12}[,.] ?(?:geht|ginge|kann|konnt\w*|habt|haben|gibt|lieber|stattdessen|besser)[^.!?]{0,30}(?:\d|tag\b|woch|spater|fruher|ander)|(?:stund|stunde|hour) (?:fruher|eher|spater|earlier|later)[^.!?]{0,24}(?:ausgmacht|ausgemacht|vereinbart|planned|booked)|has to (?:go|move) (?:somewhere|to another)|umbuchen|von \w+ auf \w+ (?:umziehen|legen|ziehen|schieben)/u.test(
        text,
      ),
  },
  {
    // "Aus dem 3. muss was anderes werden", "wir haben Termin am Montag, geht auch ein anderer Tag?"
    intent: 'reschedule',
    when: (_, text) =>
      /\baus (?:dem|meinem|der) [^.!?]{1,20}(?:was|etwas) ander\w* (?:werden|machen)|\btermine? (?:\w+ ){0,2}zusammenleg|\b(?:fruher|eher|spater) (?:\w+ ){0,2}(?:als|wie) (?:geplant|ausgemacht|vereinbart|eingetragen|gedacht)|\b(?:earlier|later) than (?:planned|booked|scheduled)|\b(?:wir haben|ich hab\w*|hatte|we have|i have|i got) (?:\w+ ){0,2}(?:termin|appointment)\b[^!?]{0,80}\b(?:ander\w* (?:tag|dog|dag|daach|termin)|(?:an)?other day)|\b(?:geklickt|gebucht|eingetragen|reserviert)\b[^.!?]{0,20}\b(?:wollte|meinte|brauch\w*)\b[^.!?]{0,12}(?:aber|eigentlich)|\bein andermal\b/u.test(
        text,
      ) && !asksAboutRules.test(text),
  },
  {
    // "Den Termin nehme ich zurück", "kannst du das knicken?"
    intent: 'cancel',
    when: (_, text) =>
      /\btermin\b[^.!?]{0,40}\b(?:nehm\w*|zieh\w*)\b[^.!?]{0,20}\bzuruck|\b(?:gotta|have to|need to|must) drop (?:the|my|our)\b|\bthe \d{1,2}(?:st|nd|rd|th)? is off\b|\b(?:termin|ausgemacht|freitag|montag|dienstag|mittwoch|donnerstag|morgen)\b.{0,80}\b(?:knicken|vergessen konn\w*)\b|\b(?:alle|samtliche)\w* (?:\w+ ){0,2}(?:termine|buchungen|bookings|appointments) (?:\w+ ){0,3}(?:raus|weg|loschen|streichen)\b/u.test(
        text,
      ) && !asksAboutRules.test(text),
  },
  {
    // "Bin ich am 8. bei Frau Hoffmann oder bei Herrn Yılmaz?"
    intent: 'list',
    when: (has, text) =>
      /^(?:und )?(?:bin|war) ich (?:\S+ ){0,5}(?:bei (?:der|dem|frau|herrn?|dr\.?|doktor)|beim) \p{L}+|\b(?:what|which) day (?:was|am|were) (?:i|we)\b|\bwas (?:steht|stand) (?:\w+ ){0,3}(?:bei mir|fur mich) an\b/u.test(
        text,
      ) && !has('bookVerb'),
  },
  {
    intent: 'list',
    when: (has, text) =>
      (isAskedBack(has, text) ||
        /\b(?:show|list|zeig\w*|see)\b[^.!?]{0,40}(?:my|meine?|all meine) (?:\w+ )?(?:appointments|termine|bookings)|\ball(?:e)? meine termine (?:zeigen|anzeigen|auflisten)|wo (?:seh|sehe|finde?) ich (?:\w+ ){0,3}termine|where (?:can|do) i see my (?:appointments|bookings)/u.test(
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
      /\b(?:habt ihr|haben sie|hat ihr|gibt'?s?|gibt es|do you have|is there|ist bei (?:ihnen|euch))\b[^.!?]{0,24}\b(?:frau doktor|arztin|zahnarztin|(?:female|woman|lady) (?:dentist|doctor)|weibliche\w* \w+|manner oder frauen|ein herr\b)|^wer (?:macht|behandelt|setzt|zieht) (?:bei (?:euch|ihnen) )?(?!auf|mit|was)\w+|who (?:would|will) (?:be )?treat\w*|\b(?:wie ?viele?|zu wievielt)\b[^.!?]{0,40}\b(?:arzte?|zahnarzte?|doctors|dentists)\b|\bis(?:t)? (?:das |der |die )?die kieferorthopadin\b|\b(?:who are your|welche|wat fur|was fur|wie heiss\w*|wieviele|wie viele|how many|samtliche|alle) (?:\w+ ){0,2}(?:dentists?|doctors?|arzte?n?|zahnarzte?|doktor\w*|docs|dokters)\b|(?:stell\w*|zeig\w*) (?![^.!?]{0,20}zu )[^.!?]{0,24}(?:team|arzte|doktor\w*|arztinnen)\b[^.!?]{0,10}(?:vor)?|tell me (?:a bit |more )?about dr|background of (?:one )?dr|\b(?:photos?|fotos?|bilder|qualifications|liste)[^.!?]{0,24}(?:doctors?|arzte?n?|doktoren|dentists)|doktoren liste|arzte ?liste|who handles|who'?s (?:holding|your)|namen bitte/u.test(
        text,
      ) &&
      !has('dayWord') &&
      !has('bookVerb'),
  },
  {
    intent: 'topic:languages_spoken',
    when: (has, text) =>
      /sprech\w*|spricht|reden|redt|schnack\w*|schwatz\w*|speaks?\b|fluent/u.test(text) &&
      /\b\w+isch\w*|\w+ish\b|sprache|languages?\b|platt|kolsch|hindi|tamil|farsi|arabic|russian|turkce/u.test(
        text,
      ) &&
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
  { intent: 'book', when: (_, text) => wantsToCome.test(text) },
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
    intent: 'topic:hours',
    when: (has, text) =>
      /^(?:und |aber )?(?:seid|sind|habt|haben|arbeitet|arbeiten|are) (?:ihr|sie|you) [^!?]{0,40}\b(?:da|offen|auf|geoffnet|erreichbar|open)\b\W*$/u.test(
        text,
      ) && !has('appointment'),
  },
  {
    // "Da soll mal wer draufschauen", "wann kann er kommen?"
    intent: 'book',
    when: (has, text) =>
      (/\b(?:soll|sollte|kann|konnte|mochte|will|muss|wurde|wurd|hatte|lasst|want|need|like)\b[^.!?]{0,50}\b(?:drauf(?:schau|guck)\w*|druber(?:schau|guck)\w*|(?:an|nach)(?:schau|guck|seh)\w* lassen|(?:jemand|einer|wer)\b[^.!?]{0,20}\b(?:an|nach)(?:schau|guck|seh)\w*|(?:behandeln|kontrollieren|machen|richten|reparieren) lassen|(?:looked at|checked|fixed|cleaned|treated)\b)/u.test(
        text,
      ) ||
        /\b(?:wann|when|wonn|wenn) (?:ka|kann|konnte|konnt|kunnt|darf|derf|durft\w*|could|can|may) (?:ich|er|sie|wir|man|i|ik|ick|mer|mir|he|she|we) (?:\w+ ){0,4}(?:kommen|vorbei\w*|come)\b/u.test(
          text,
        )) &&
      !/\b(?:soll|sollte|muss|mussen|should|must) (?:ich|man|wir|i|we)\b|wie (?:oft|lang|viel)/u.test(text) &&
      !['cancelVerb', 'moveVerb', 'myAppointment', 'howMuch', 'insurance'].some(has),
  },
  {
    intent: 'topic:access',
    when: (has, text) =>
      /barrierefrei|behindertengerecht|rollstuhl\w*|rollator|wheelchair|step-?free|\b(?:aufzug|fahrstuhl|lift|elevator)\b/u.test(
        text,
      ) &&
      (has('question') || /^(?:gibt|habt|haben|ist|hat|komm\w*|is|has|do|does)\b/u.test(text)) &&
      !['bookVerb', 'dayWord', 'appointment', 'cancelVerb', 'moveVerb'].some(has),
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
    intent: 'topic:duration',
    when: (has, text) =>
      /\b(?:wie lang\w*|wielang\w*) (?:dauert|geht|sitz|brauch)|how long (?:does|will|is|do)\b/u.test(text) &&
      !has('bookVerb') &&
      !has('dayWord') &&
      !has('free') &&
      !has('pain'),
  },
  {
    intent: 'topic:anxiety',
    when: (has, text) =>
      /angst-?patient|\banxious patients|dental phobia/u.test(text) &&
      !['bookVerb', 'dayWord', 'appointment'].some(has),
  },
  {
    // "Kann ich kurzfristig vorbeikommen?", "ich muss mal wieder zum Zahnarzt"
    intent: 'book',
    when: (has, text) =>
      /\b(?:kann|konnte|konnt|darf|durfte|can|could|may) (?:ich|wir|i|we) (?!ohne|without)[^.!?]{0,30}\b(?:vorbei(?:kommen|schauen)|drankommen|come (?:in|by|over))\b|\b(?:mal wieder|dringend|endlich mal|unbedingt|need to go|have to go|like to go) (?:zum|zur|to the|to a) (?:zahnarzt\w*|dentist)\b/u.test(
        text,
      ) &&
      !['cancelVerb', 'moveVerb', 'myAppointment', 'howMuch', 'insurance', 'late', 'firstVisit'].some(has),
  },
  {
    intent: 'topic:late_arrival',
    when: (_, text) =>
      /(?:running|be) (?:\w+ ){0,3}late|\b(?:stau|bahn|bus|zug|ampel)\b[^.!?]{0,30}\b(?:komm\w*|bin|schaff\w*)\b[^.!?]{0,20}\b(?:spater|verspatet)\b|(?:minuten|min) (?:spater|zu spat|verspatung)|verspat\w* (?:mich|sich)|ohne mich an/u.test(
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

/** "Ist mein Termin am 3. um neun?", "am I booked with Dr. Weber?": asks about what stands already. */
function isAskedBack(has: Has, text: string): boolean {
  if (!has('question') && !/^(?:can you|konn\w+ (?:sie|ihr)|kannst du|schau\w*|guck\w*|check)/u.test(text))
    return false;
  return (
    /^(?:und )?(?:is|ist|hat|habe?|hab|stimmt|is dat|ist es)\b[^.!?]{0,50}\b(?:mein\w*|sein\w*|ihr\w*|my|unser\w*|his|her) (?:nachste\w* |next )?(?:termin\w*|appointment|kontrolltermin|cleaning|kontrolle|zahnreinigung)\b/u.test(
      text,
    ) ||
    /\b(?:am i|i'?m|are we|if i am) (?:still )?booked\b|\b(?:richtig|stimmt)[^.!?]{0,10}\bdass? [^.!?]{0,60}\b(?:dran|termin|bestellt|drokimm)|\bdass? (?:i|ich|wir|mir) [^.!?]{0,24}\b(?:dran|dro)(?: ?(?:bin|sind|komm\w*|kimm))|\btermine? von mir\b|^nachster termin\W*$/u.test(
      text,
    )
  );
}

/** Asks for a language, not whether somebody speaks it. */
function isSwitchTo(text: string, language: 'de' | 'en'): boolean {
  const name = languageNames[language];
  if (
    /heisst|\bplain\b|invoices?|rechnung|formular|\bforms?\b|jemand|sprech(?:en|t) (?:sie|ihr|bei|die|jemand|arzt)|spricht|do you speak|anyone|fluent|somebody speak|does (?:the|any|some)/u.test(
      text,
    )
  )
    return false;
  if (new RegExp(`^(?:${language}|${name})\\W*$`, 'u').test(text)) return true;
  return new RegExp(
    `(?:auf|in|uff|op|into|to|im|seite auf|sprache:?|language:?|lang=|wieder|zuruck (?:auf|zu)?|wechsel) (?:dem )?(?:wieder )?${name}[^.!?]{0,24}(?:um|bitte|please|pls|stell|umstell|wechsel|schalt|$)|${name},? (?:bitte|please|pls)|(?:switch|change|put|flip|stell|umstell|mach|red|talk|continue|weiter)\\w* [^.!?]{0,30}${name}|(?:can|could|konn\\w*|kann|darf) (?:we|i|wir|ich) [^.!?]{0,20}(?:speak|talk|write|chat|continue|reden|schreiben|sprechen) (?:in )?${name}|${name} version|sprache:? ?(?:auf )?(?:${name}|${language}\\b)|lang=${language}`,
    'u',
  ).test(text);
}

/** The intent that rules are certain of in normalised text. */
export function readSureIntent(text: string): Intent | undefined {
  const has: Has = (name) => signals[name]?.test(text) ?? false;
  return rules.find(({ when }) => when(has, text))?.intent;
}
