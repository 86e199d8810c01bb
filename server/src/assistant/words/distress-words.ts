// What a message says of suffering, as `normalise` and `toStandardGerman` leave the text, and what each is worth. Groups
// add up in `distress.ts`; within a group the first find is enough.

const not = '(?:nicht|nich|net|nit|ned|kaum|kein(?:e[nr]?)?|nix|nichts|null|zero|nimmer|gar nicht|nie)';
const pain =
  '(?:\\w*schmerz(?!frei|los|mittel|tabl)\\w*|weh|wehtut|wehtun|(?:z|kopf|ohren)\\w*weh|(?:tahn|tann|tand|kusen|zant|zahn|zohn|zand)\\w*(?:pien|pin|ping|weih|wieh|wih|waih)|\\w*pain\\w*|ache|aching|toothache|hurt(?:s|ing|ful|in)?|sore|throb\\w*|poch\\w*|puckert?|klopf\\w*|pulsier\\w*|hammer(?:t|n))';
const strongly =
  '(?:stark\\w*|heftig\\w*|schlimm\\w*|extrem\\w*|massiv\\w*|furchtbar\\w*|furchterlich\\w*|schrecklich\\w*|entsetzlich\\w*|bestialisch\\w*|grausam\\w*|grasslich\\w*|tierisch\\w*|ubel(?:ste\\w*)?|fies\\w*|brutal\\w*|mega|voll|total|krass\\w*|irre|wahnsinnig\\w*|rasend\\w*|unheimlich\\w*|ungeheuer\\w*|unglaublich\\w*|unmenschlich\\w*|sehr|so|solche[nr]?|dermassen|derartig\\w*|richtig|echt|verdammt|scheisse|sau\\w*|hollisch\\w*|arg|bannig|gescheit|ziemlich|viel|gross\\w*|riesig\\w*|enorm\\w*|akut\\w*|wie (?:sau|holle|verruckt|bloed|blod|irre|tier|hulle|wahnsinnig|bekloppt)|ohne ende|very|so much|much|severe|terrible|horrible|awful|extreme\\w*|intense|bad(?:ly)?|big|strong|insane|crazy|unreal|like hell|so bad)';
const at = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');

/** Parts of a mouth and of what is around it. */
export const mouthWords =
  /zahn(?!arzt|reinig|spange|klinik)|\bkiefer(?!orth)|backe|wange|\bmund\b|gesicht|zunge|gaumen|lippe|nerv\b|wurzel|beisser|hauer\b|implantat|plombe|fullung|krone\b|prothese|gebiss|tooth|teeth|molar|\bjaw|\bgums?\b|\bcheek|mouth|\bface\b|crown|filling|dent[ei]|\bdis\b|diente|зуб/u;

/** What hurts, from plain words to beats and blows. */
export const hurtWords = {
  plain: at(
    `${pain}|halt\\w*[^.!?]{0,30}\\bkeine (?:minute|stunde|sekunde)\\b[^.!?]{0,12}\\baus|aua+|autsch|tut(?: \\w+){0,3} weh|pein|qual\\w*|dolor|duele|agri\\w*|boli|bolit|mal di denti|mal aux dents|боль|болит|болить`,
  ),
  faint:
    /\b(?:zieht|ziehen|gezogen (?:wird|hat es)|sticht|stechen|stechend\w*|zwickt|druckt|druck|spannt|brennt|reisst|bohrt|nervt|arbeitet|meldet sich|rumort|muckt|entzundet|entzundung|kaputt|gereizt|halt(?:en)? sich|fasst sich|(?:lasst|lassen) (?:niemanden?|keinen?) (?:\w+ )?ran|infected|inflamed)\b/u,
  torment:
    /\b(?:bringt mich um|bringen mich um|bringt mi um|(?:macht|maat|mat|maht|moakt) (?:mich|mi|mech) (?:\w+ )?(?:fertig|fadich|feddich|fertich|wahnsinnig|verruckt|kaputt|irre|kirre|rasend|alle|platt)|macht (?:mir )?(?:kopf kaputt|kaputt kopf)|qualt|qualen|foltert|folter|tobt|wutet|randaliert|explodiert|platzt|(?<!zahnseide )(?<!zahnseide immer )zerreisst|zerspringt|killt|killing me|dreht durch|spielt verruckt|hollenqual\w*|wimmer\w*|winsel\w*|die holle|driving me (?:mad|crazy|insane)|agony|excruciating|torture)\b/u,
} as const;

/** What makes pain urgent, with what it adds. */
export const distressWords = {
  unbearable: {
    points: 3,
    pattern: at(
      [
        'unertraglich\\w*|unbearable|untragbar|mordsweh|mords\\w*schmerz\\w*|hollen\\w*schmerz\\w*|hollisch\\w*|(?:wie )?(?:in )?der holle|bestialisch\\w*|excruciating|agony',
        `halt\\w*[^.!?]{0,40}\\b(?:nicht|nich|net|nit|ned|kaum|nimmer|keine (?:minute|stunde|sekunde))\\b[^.!?]{0,25}\\b(?:aus|durch)`,
        `${not}(?: \\w+){0,3} (?:auszuhalten|aushalten|aushaltbar|zum aushalten|ertragen|zu ertragen|aushalte\\w*|ushalte\\w*)`,
        `(?:aushalten|ertragen|aushalte)(?: \\w+){0,4} ${not}(?: mehr)?`,
        "can'?t (?:take|stand|bear|handle|cope)|cannot (?:take|stand|bear|handle)|not bearable",
        '(?:zehn|10|elf|11|12|neun|9|ten|nine)(?: ?von ?| out of )(?:zehn|10|ten)|1[01] ?/ ?10|skala|hoch (?:zehn|10|drei)',
        'wande? (?:hoch|rauf|nauf)\\w*|(?:hoch|rauf|nauf) die wande?|die wande? (?:hoch|rauf)|an die decke|seh\\w* (?:schon )?sterne|kopf (?:gegen|an) (?:die|de|der|eine)|kopf gegen|so schlimm (?:hatte|war|ist|hab)\\w* (?:\\w+ ){0,3}(?:noch nie|nie|in \\d+ jahren)|um den verstand|verruckt vor|wahnsinnig vor|ohnmachtig vor|gekrummt|krumme mich',
        'verreck\\w*(?! (?:doch|endlich))|krepier\\w*|(?:sterb\\w*|geh\\w* (?:ein|kaputt|drauf)) (?:\\w+ ){0,2}(?:vor|an|wegen)',
        '(?:konnte?|konnt) (?:\\w+ ){0,3}(?:schreien|heulen|brullen|die wand\\w*|ausrasten|aus der haut|losheulen|durchdrehen)|engel singen|sterne vor|(?:wie|als|als ob|als wenn|als wurde) (?:\\w+ ){0,5}(?:messer\\w*|nadel\\w*|nagel|hammer|stromschlag\\w*|strom|bohrmaschine|presslufthammer|spiess|gluhend\\w*|feuer|schraubstock|schraubenzieher|blitz\\w*)|messerstich\\w*|stabbing|like a knife|climbing (?:the|up the) walls?|rip (?:it|my|this)|(?:gluhende?r?|stechende?r?) draht|schweissgebadet|beiss\\w* (?:\\w+ ){0,2}(?:ins|in mein) kissen|zum (?:heulen|schreien|verzweifeln|davonlaufen|wahnsinnig werden|verruckt werden|aus der haut fahren)|nimmer schon',
        'ich (?:kann|pack|mag)(?:s| es| das| dat)? (?:\\w+ )?(?:nicht|nich|net|nit) mehr(?= ?(?:$|[.,!;)]|vor|hilfe|wegen|seit|der zahn|die schmerz\\w*))',
      ].join('|'),
    ),
  },
  strong: {
    points: 2,
    pattern: at(
      `(?<!nicht |nich |net |nit |ned |weniger )${strongly}(?: \\w+){0,3} ${pain}|${pain}(?: (?!nicht|nich|net|nit|ned|kein|wenn|dass|ob|zu|bei)\\w+){0,3} ${strongly}|tut(?: \\w+){0,3} ${strongly} weh|${strongly}(?: \\w+){0,2} (?:am pochen|entzundet|kaputt)|schmerzgeplagt\\w*|vor (?:lauter )?(?:\\w+ )?(?:schmerz\\w*|zahnweh|weh|zahnschmerz\\w*)`,
    ),
  },
  sleepless: {
    points: 2,
    pattern: at(
      [
        `${not}(?: \\w+){0,3} (?:schlaf\\w*|geschlafen|auge zu\\w*|einschlafen|gepennt|gepoft|schlaf)`,
        `(?:schlaf\\w*|einschlafen|durchschlafen|an schlaf)(?: \\w+){0,4} ${not}(?: mehr)?|schlaflos\\w*`,
        "(?:lieg\\w*|gelegen|lag|bin|sitz\\w*|sass|hell|nachts|nacht|stunden|immer noch|seit)(?: \\w+){0,4} ?wach(?:gelegen)?|wachgelegen|wach (?:vor|wegen|seit)|aufgewacht|aufgeschreckt|(?:can'?t|cannot|couldn'?t|not|no|zero|haven'?t|didn'?t|without)(?: \\w+){0,2} (?:sleep|slept|sleeping)|all night|awake|sleepless|(?:keeps?|kept) (?:me|him|her) (?:up|awake)|woke me",
        '(?:die |de |jede )?(?:ganze|halbe|komplette|letzte|zweite|dritte|vierte) nacht|(?:zwei|drei|vier|\\d) nachte?\\w*|um den schlaf|nachtelang|schlaf\\w* (?:nur|kaum|schlecht)',
        'seit (?:der )?(?:mitternacht|heute? nacht|nachts|halb (?:vier|funf|drei|zwei)|(?:um )?(?:1|2|3|4|5|eins|zwei|drei|vier|funf) uhr)|(?:1|2|3|4|drei|zwei|vier) uhr (?:nachts|morgens|fruh|in der (?:nacht|fruh))|mitten in der nacht|since midnight|nacht (?:\\w+ ){0,2}(?:im|auf dem|am) (?:sessel|stuhl|sofa|kuchentisch)|since (?:1|2|3|4|5) ?am|(?:at )?(?:2|3|4) ?am',
      ].join('|'),
    ),
  },
  impaired: {
    points: 2,
    pattern: at(
      [
        `(?:${not}|nur noch)(?: \\w+){0,4} (?:essen|kauen|trinken|beissen|zubeissen|sprechen|reden|arbeiten|denken|konzentrier\\w*|sitzen|liegen|stehen|beruhren|anfassen|runter|runterkriegen|bewegen)`,
        `(?:essen|kauen|trinken|beissen|sprechen|reden|arbeiten|denken|schlafen|laufen)(?: \\w+){0,4} (?:geht|klappt|kann|konnen|ist)(?: \\w+){0,3} ${not}|(?:essen|kauen|trinken|beissen|zubeissen|sprechen|reden|arbeiten|denken|schlafen|kaue)(?: \\w+){0,2} (?:unmoglich|${not})`,
        `(?:isst|trinkt|spielt|redet|spricht)(?: \\w+){0,3} ${not}`,
        "(?:can'?t|cannot|couldn'?t|not|unable to|hardly|barely)(?: \\w+){0,2} (?:eat|chew|talk|speak|work|think|focus|concentrate|drink|function|bite|lie down|move)",
        'nur (?:noch )?(?:suppe|brei|flussig\\w*|joghurt|strohhalm|wasser)|lauf\\w* im kreis|kopf ?weg|klar denken|an nichts anderes',
      ].join('|'),
    ),
  },
  noHelp: {
    points: 2,
    pattern: at(
      [
        '(?:hilft|helfen|geholfen|wirkt|wirken|gewirkt|bringt|bringen|nutzt|schlagt|schlagen|tut sich|linder\\w*)(?: \\w+){0,5} (?:nicht|nich|net|nit|ned|nix|nichts|null|kaum|kein(?:e[nr]?)?|gar nicht|nimmer|wenig|nur (?:kurz|ne|eine|\\w+ stunde\\w*)|auch nicht)(?: mehr)?',
        '(?:nichts|nix|nischt|kein\\w*|null|kaum|nicht)(?: \\w+){0,3} (?:hilft|wirkt|geholfen|gewirkt|hilf|helfe?n?|an)(?= ?(?:$|[.,!]|mehr|und|ich))',
        "(?:not|nothing|doesn'?t|didn'?t|don'?t|isn'?t|won'?t|no longer|did nothing)(?: \\w+){0,3} (?:help\\w*|work\\w*|touch\\w*|effect|do anything|go(?:ing)? away|stop\\w*|nothing)|no (?:relief|effect)",
        '(?:lasst|lassen|geht|gehen|hort|horen|wird|werden|verschwindet)(?: \\w+){0,4} (?:nicht|nich|net|nit|nimmer|kaum)(?: mehr)? (?:nach|weg|auf|besser|weniger)|(?:nicht|nich|nix) (?:mehr )?weg|(?:tablette|ibu\\w*|medikament\\w*|tropfen) (?:geht|hilft|macht) (?:\\w+ )?(?:nicht|nix|nichts|null|alle|leer)|trotz (?:\\w+ )?(?:tablett\\w*|ibu\\w*|schmerzmittel\\w*|medikament\\w*|\\d+ ibu\\w*)',
        '(?:schon|bereits|already) (?:\\w+ ){0,3}(?:tablett\\w*|ibu\\w*|paracetamol\\w*|schmerzmittel|novalgin|painkiller\\w*)',
      ].join('|'),
    ),
  },
  remedy: {
    points: 1,
    pattern: at(
      'kuhl(?:pack\\w*|akku\\w*|beutel\\w*|pad\\w*|e|en|t|ung)?|coolpack\\w*|cool pack\\w*|ice ?pack\\w*|eis(?:beutel|wurfel|akku|packung)|(?:gewurz)?nelken?(?:ol)?\\w*|clove\\w*|ibu\\w*|paracetamol\\w*|novalgin\\w*|novamin\\w*|dolormin\\w*|thomapyrin|aspirin\\w*|voltaren|diclo\\w*|tilidin\\w*|tramal|tramadol|naproxen|schmerzmittel\\w*|schmerztablett\\w*|tablett\\w*|painkiller\\w*|salbeitee|kamillentee|schnaps|whisky|wodka|zwiebel\\w*|salzwasser|warmflasche|tiefkuhl\\w*|gefrier\\w*|erbsen|gefrorene\\w*|kaltes wasser|eiswasser|kaltem wasser|eis (?:drauf|lutschen|dran)|frozen (?:peas|\\w+)|cold water',
    ),
  },
  helpless: {
    points: 2,
    pattern: at(
      [
        'hilfe(?! (?:bei|beim|mit|zu|zum|gestern|neulich|seite|center))|(?:kann|konnen|konnt|kannst) (?:mir |uns |bitte )?(?:\\w+ ){0,3}helfen|bitte (?:\\w+ )?hel\\w*|helft|helfen sie|hilft mir|(?:please|pls|can (?:you|someone|anybody|anyone)) help|help me|rettet|rettung|erlos\\w*|um (?:gottes|himmels) willen',
        `weiss(?: \\w+){0,3} ${not}(?: mehr)?(?: \\w+){0,2} (?:weiter|tun|machen|wohin|hin|aus noch ein|ein noch aus|anfangen|helfen|mit mir)|ratlos|verzweifel\\w*|hilflos|am ende|fix und fertig|(?:bin|mit den nerven) (?:\\w+ )?(?:fertig|am ende|runter)|nervlich|desperate\\w*|begging|i beg|flehe|ich bettel\\w*`,
        'dreh\\w* (?:\\w+ ){0,2}durch|durchdreh\\w*|flipp\\w*|raste? aus|ausrasten|werd\\w* (?:\\w+ ){0,3}(?:wahnsinnig|verruckt|irre|bekloppt)|going (?:mad|crazy|insane)|losing my mind|reiss\\w* (?:ich )?(?:mir )?(?:\\w+ ){0,3}(?:selbst|selber)? ?raus|zieh\\w* (?:ich )?(?:ihn |den |mir )(?:\\w+ ){0,2}(?:selbst|selber)|mit der (?:zange|kneifzange|rohrzange)',
      ].join('|'),
    ),
  },
  /** May ask what helps at home: with plain pain alone it makes nothing urgent. */
  asksWhatToDo: {
    points: 1,
    pattern: at(
      'was (?:soll|kann|mach\\w*|muss) (?:ich|man|wir)(?: \\w+){0,3}(?: tun| machen)?(?= ?[?.!]*$)|what (?:do|should|can) i do',
    ),
  },
  tears: {
    points: 1.5,
    pattern: at(
      'wein(?:t|e|en|end|te)?|heul\\w*|geheult|tranen|trane|schrei(?!b)\\w*|geschrien|brullt|wimmer\\w*|jammert|winsel\\w*|stohn\\w*|cry(?:ing)?|cries|tears|sobbing|scream\\w*|schluchz\\w*|lasst sich nicht (?:beruhigen|trosten)|untrostlich',
    ),
  },
  radiates: {
    points: 2,
    pattern: at(
      'bis (?:ins?|zum|zur|unters?|in d\\w+|an d\\w+|ans|rauf|hoch|rein) (?:\\w+ )?(?:ohr\\w*|auge\\w*|schlafe\\w*|kopf|hals|arm|nacken|schadel|hirn|stirn|nase|schulter)|(?:ins|in die|in den|aufs|richtung|ubers) (?:ohr|auge|schlafe|kopf|hals|arm|nacken|hirn|stirn|ganze\\w* (?:kiefer|gesicht|kopf))|strahl\\w*|ausstrahl\\w*|ganze\\w* (?:kiefer\\w*|gesicht\\w*|kopf|schadel|seite|gesichtshalfte|backe)|(?:into|to|up to|behind) (?:my|the) (?:ear|head|eye|temple|neck)|whole (?:face|jaw|head|side)|radiat\\w*|nerv (?:liegt )?(?:frei|offen|guckt|blank)|bis (?:auf den|zum) nerv|exposed nerve',
    ),
  },
  worse: {
    points: 1.5,
    pattern: at(
      '(?:immer|jeden tag|stundlich|von \\w+ zu \\w+|standig|wird|wurde|noch|taglich|viel) (?:\\w+ ){0,3}(?:schlimmer|arger|starker|heftiger|mehr weh|mehr schmerz\\w*)|schlimmer (?:geworden|als)|verschlimmer\\w*|nicht (?:mehr )?(?:besser|weniger)|(?:getting|gets|got|much) (?:\\w+ )?worse|worse and worse|steigert sich',
    ),
  },
  body: {
    points: 1,
    pattern: at(
      '(?:mir|ihm|ihr|uns) (?:ist|is|wird) (?:\\w+ ){0,3}(?:schlecht|ubel|schwindlig|schwindelig|kotzubel|heiss|kalt|schummrig|flau|schwummrig)|ubergeb\\w*|erbrochen|gekotzt|kotzen|speien|gespuckt|zitter\\w*|schweiss\\w*|dizzy|nause\\w*|throw\\w* up|vomit\\w*|kreislauf\\w*|kalter schweiss|matt und|krank vor|fieb\\w*|schuttelfrost',
    ),
  },
  lasting: {
    points: 1,
    pattern: at(
      'seit (?:heute|gestern|vorgestern|der nacht|gestern abend|heute fruh|heute morgen|stunden|tagen|(?:\\w+ )?(?:\\d+|ein\\w*|zwei|drei|vier|funf|sechs|ein paar|paar|mehreren) (?:tag\\w*|nacht\\w*|stunde\\w*|std|h\\b)|(?:um )?\\w+ uhr|mo\\w*tag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|dem (?:aufstehen|aufwachen|wochenende|ziehen|eingriff)|der (?:op|behandlung|fullung|spritze|wurzelbehandlung))|(?:den |de )?ganzen? (?:zeit|tag|morgen|vormittag|abend)|ununterbrochen|permanent|standig|dauernd\\w*|dauerschmerz\\w*|non ?stop|ohne (?:pause|unterbrechung|unterlass)|rund um die uhr|tag und nacht|since (?:yesterday|last night|this morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\w+ (?:hours|days))|for (?:\\w+ )?(?:two|three|four|\\d) (?:days|hours|nights)|all day|\\d+ tage?|immer noch|schon wieder|constant\\w*|hours',
    ),
  },
  now: {
    points: 1,
    pattern: at(
      'sofort\\w*|dringend\\w*|notfall\\w*|notdienst|akut\\w*|eilig|es eilt|schnellstens|schnellstmoglich\\w*|so schnell (?:wie|es|als)|schnell|ganz schnell|heute noch|noch heute|jetzt(?: gleich)?|umgehend|unverzuglich|asap|urgent\\w*|immediately|right now|today|emergency|auf der stelle|gleich|heute (?:\\w+ )?(?:kommen|vorbeikommen|dran\\w*|rein|einer|jemand|noch)|irgendwie (?:\\w+ )?(?:dazwischen|rein)|dazwischen\\w*|now',
    ),
  },
  curse: {
    points: 1.5,
    pattern: at(
      'scheiss\\w*|scheisse|verdammt\\w*|verdammich|verflucht\\w*|verflixt\\w*|fuck\\w*|shit|kacke|kruzi\\w*|kreiz\\w*|zefix|sakra\\w*|sakrament|herrgott\\w*|himmelherrgott\\w*|himmel|omg|oh? (?:mein )?gott|mein gott|ach du \\w+|boah|aua+|autsch|jesus\\w*|jessas\\w*|verfickt\\w*|damn|bloody|christ|gopfer\\w*|donnerwetter|alter schwede',
    ),
  },
} as const;

/** What takes urgency away: hardly any pain, only with ice cream, no hurry. */
export const reliefWords = {
  mild: {
    points: -3,
    pattern: at(
      'leicht\\w*|bisschen|bissl\\w*|bissken|bissi|bisserl|bissel|bessche|beten|wenig(?! (?:auf|offnen|luft|schlaf))|minimal\\w*|ab und zu|ab un zu|manchmal|hin und wieder|gelegentlich|mal mehr|(?:nicht|nich|net|nit|ned|nix|nichts|gar nicht) (?:so |allzu |besonders |sonderlich |wirklich )?(?:schlimm\\w*|wild\\w*|stark\\w*|dringend\\w*|eilig\\w*|arg\\w*|doll|dramatisch\\w*|tragisch)|slight\\w*|mild\\w*|a (?:wee )?bit|little|tiny|hauch|zahnt|teething|halb so wild|auszuhalten(?<!nicht auszuhalten)|ertraglich|komisch\\w*|ziept|zwickt|sensitiv\\w*|empfindlich\\w*|nothing (?:wild|dramatic|serious)|not (?:too |so |that )?(?:bad|urgent|serious)|kurz|kurzzeitig|dumpf\\w*|seit (?:wochen|monaten|jahren|ostern|sommer|langem)',
    ),
  },
  trigger: {
    points: -1.5,
    pattern: at(
      '(?:nur )?(?:bei|auf|wenn|beim) (?:\\w+ ){0,3}(?:kalt\\w*|suss\\w*|warm\\w*|heissem|saur\\w*|eis|schokolade|kaffee|tee|kauen|druck|zubeissen|beissen|draufbeissen|drauf|trink\\w*|esse|putzen)|when i (?:eat|drink|chew|bite)|with cold|to cold',
    ),
  },
  leisure: {
    points: -2,
    pattern: at(
      '(?:nachste|kommende|ubernachste) woche|irgendwann|in ruhe|kein stress|eilt nicht|keine eile|reicht|wenn(?: es)? (?:mal )?passt|bei gelegenheit|demnachst|no (?:rush|hurry)|whenever|next week|in den nachsten wochen',
    ),
  },
} as const;

/** Other people, things and shops that "bring somebody about" or are not to be borne. */
export const figureOfSpeech =
  /\bblutig\w* (?:respekt|anfanger\w*|laien?|ernst|amateur\w*|horrorfilm\w*)|\b(?:mein\w*|unser\w*|sein\w*|ihr\w*|dein\w*|der|die|das|diese\w*|eure\w*|my|your|our|the) (?:\w+ ){0,2}(?:frau|mann|chef\w*|boss|mutter|mama|vater|papa|kinder|tochter|sohn|freund\w*|oma|opa|kolleg\w*|lehrer\w*|wife|husband|mom|mum|kids?|preis\w*|rechnung\w*|prices?|bill|warteschleife|wartezeit|warten|hitze|stress|arbeit|musik|neugier\w*|langeweile|hunger|durst|chat|bot|website|seite|technik|handy|computer|prufung\w*|schule|uni|bahn)\b(?! (?:hat|haben|hod|has)\b)[^.!?,;]{0,30}\b(?:bringt?|bringen|killt|killen|kills?|killing|umbringen|macht|machen|treibt|halt(?:e|en)?|nicht mehr|lyncht|frisst|reisst)\b[^.!?,;]{0,30}|\b(?:halt\w*|ertrag\w*)[^.!?,;]{0,20}\b(?:warteschleife|warten|musik|stress|hitze|chef|kollegen|chat|arbeit|neugier|spannung)\b[^.!?,;]{0,20}|\bsterb\w* (?:\w+ )?(?:vor|fur) (?:langeweile|neugier|hunger|durst|mudigkeit|erschopfung|scham|lachen|hitze|aufregung|angst)|\b(?:lach\w*|freu\w*) (?:mich |mi )?(?:\w+ )?(?:tot|kaputt|schlapp)|\b(?:anhanger|lkw|laster|lastwagen|transporter|baum|glas|flasche|kiste|roller|kran|zaun)\b[^.!?]{0,20}\b(?:umgekippt|umgefallen|umgesturzt)|\b(?:krone|fullung|plombe|inlay|brucke|provisorium|schiene|prothese|gebiss|crown|filling)\b[^.!?]{0,30}\b(?:in|ins|aus|auf) [^.!?]{0,20}\bgefallen|\bfaden\b[^.!?]{0,20}\bturklinke|\b(?:zunge|gaumen|mund|lippe)\b[^.!?]{0,20}\bverbrannt (?:an|am|beim|mit|bei)\b/gu;
