// What patients call the treatments, by the ids of `practice/src/treatments.ts`, as `normalise` leaves the text.

/** Words that name a treatment, most special first: the first that matches wins where several stand side by side. */
export const treatmentWords: Readonly<Record<string, RegExp>> = {
  kieferorthopaedie:
    /spang\w*|zahnspang\w*|zahnschiene\w*|schia?f\w* za?h?n\w*|\bbracket\w*|\bbraces?\b|invisalign|aligner\w*|klammer\b|zahnklammer|retainer\w*|kieferortho\w*|\bkfo\b|orthodon\w*|unsichtbare[rn]? schiene|durchsichtige[rn]? schiene|clear align|kuddelmuddel|zahnfehlstellung|schiefe zahn\w*|\bgrade (?:zahne|biegen)|straighten/u,
  parodontologie:
    /paro(?:dont\w*|behandlung)?\b|parodontos\w*|parodontit\w*|periodont\w*|\bpa[- ](?:behandlung|therapie|nachsorge|sitzung)|\bpa geht|(?:zah?n?|zoh|zang|zant|tahn|zan) ?fl[ae]{1,2}[iy]?sch\w*|zahnfleesh|\bgums?\b|deep clean\w*|deep gum|tiefenreinigung|(?:zahn)?taschen? (?:messen|behandl)|zahnfleischtasche\w*|zahne (?:alle )?locker|gingiv\w*|upt\b/u,
  wurzelbehandlung:
    /wurzel\w*|wurzl\w*|woorzel\w*|root ?(?:canal|treatment|filling)|\bendo\b|endodont\w*|\bnerv (?:muss|soll|raus|zieh|abgestorb|tot|ist)|abgestorbene[nrm]? nerv|nerv\w* (?:raus|ziehen|toten|gezogen)|zahnnerv/u,
  zahnersatz:
    /zahnersatz|\bkron\w*|\bkrun\b|jacketkrone|\bcrown\w*|\bbruck\w*|\bbrock\b|\bbridges?\b|\bpunte\b|prothe[sz]\w*|teilprothese|vollprothese|\bgebiss(?:es|e)?\b|gebissprothese|jebiss|\bjebess|implant\w*|dritten? zahne|die dritten\b|\bdritten\b|stiftzahn|provisori\w*|teleskop\w*|zahnlucke|lucke (?:vorne|schliessen|zu)|zahnlucke|denture\w*|lower plate|upper plate|false teeth|false tooth|bonded bridge|\bpost crown|zahnprothese|klapperge\w*|etwas festes|was festes rein|protese/u,
  aesthetik:
    /bleach\w*|bleech\w*|blie ?ching|blieching|aufhell\w*|whiten\w*|veneer\w*|asthet\w*|weiss ?mach\w*|weissmach\w*|weisser ?ma(?:ch|g)\w*|(?:zahne|zahn) (?:\w+ ){0,3}(?:weiss|weisser|heller|hell|bleichen)\b|(?:gelbe?|gelblich\w*|verfarbt\w*) (?:zahne?|zang|tahn)|zahn\w* (?:\w+ ){0,3}(?:gelb\w*|verfarbt)|zahnschmuck|grillz|smile|hubsch|spitzer|cosmetic|strahlend\w*|hollywood|whiter|blank un witt|brighter|zahne bleichen/u,
  fuellungen:
    /\bfull?ung\w*|\bfulung\w*|fullig|\bfulln?g|zahnfullung|plomb\w*|blomb\w*|\bloch\b|\blocher?\b|\block in|karies|karios\w*|\bbohren\b|\bfillings?\b|cavit\w*|amalgam|inlay|kunststofffullung|komposit|composite|\bhole in|auffull\w*|fehlt (?:ein |ne |a |en |nur )?(?:stuck\w*|ecke?\b)|(?:kleine?s? |minimale |mini-?)?(?:ecke|eck|eckerl|corner|stuckchen|stuckl|stuck zahn)\b[^.!?]{0,40}(?:ab\b|abge\w+|ausgebissen|weg|raus|fehlt|broke|chipped|obbroch\w*|verabschiedet)/u,
  prophylaxe:
    /zahn ?reinig\w*|zahnreinij\w*|zahnereinig\w*|\breinigung\b|grundreinigung|reinigen|gereinigt|prophylax\w*|profilax\w*|\bpzr\b|(?:zah?n?|zang|tahn) ?st(?:ein|oi|een|aa|ai|oa|a)\w*|dental ?hygiene|sauber ?mach\w*|sauber ?machen|zahne? (?:\w+ ){0,3}(?:sauber|putzen ?lassen|(?:putz|butz)[ea]n? l[ao]ss[ea]n?|auf hochglanz|polier\w*|schrubb\w*)|putzen lassen|zahneputz(?:en)? (?:vom|beim)|putze?n? lossn|zahnputzn|zahnebotz\w*|zangbotz\w*|gebotz|mundhygiene|mundhygeni\w*|\bclean(?:ing|ed|up)?\b|scale (?:and|n|&) polish|hygienist|zahnbelag|\bblank maak|zahnburst(?:erei)|teeth clean\w*|limpieza|dis temizligi|polish\b|schrubben|putzen vom|dental hygiene|🦷✨|putzerei|belage? (?:weg|entfern)/u,
  kontrolluntersuchung:
    /kontroll?\w*|\bkontroll\b|\bcontrol\b|\bkontrol\w*|check(?:-| )?up\w*|\bcheckup\w*|\bcheck\b|durchcheck\w*|zahncheck|checkt|durchsicht\w*|vorsorge\w*|untersuchung|routine\w*|jahrliche\w*|alljahrlich\w*|begutachtung|bonusheft|\bka-?untersuch|examination|\bthe usual|огляд|revision\b|zahnkontroll/u,
  beratung:
    /beratungstermin|\bberat(?:en|ung|ungs\w*)\b|consultation|consult\b|zwee?i?te?n? meinung|zwote meinung|2\. meinung|zweitmeinung|second opinion|durchsprechen|aussprache|termin zum (?:quatschen|reden)|just a talk|besprechungstermin|besprechen|infogesprach|vorgesprach|gesprach\b|unentschlossen|was phase ist|no drilling|gegenmeinung/u,
};

/** "Have a look": a check-up if nothing special is named. */
export const lookOver =
  /(?:nach|an|durch|drauf|drup|rein|uber|noh|no|noch|nooch|og|o)(?:ge)?(?:schau|guck|kuck|kick|kiek|seh|schaug)\w*|\banseh\w*|\brinkieken\b|\binkieken\b|\bdraufgu\w*|\breinschau\w*|\boschaug\w*|\bschaugn lass\w*|durchschaugn|nachschaugn|\bgucken lassen|gucken ob|\bschauen lassen|rinluern|luren losse|kicke losse|(?:look|looked) (?:at|over)|looked at|look around|\bsee a dentist|seen by|dentist appointment|bossel|nachkontrolle|uberprufen|nachsehen|anschaun?|mol gucke|zum gucken/u;

/** Not sure what is needed: a talk first. */
export const unsure =
  /(?:weiss|wess|weeß|woass|woiss|know)[^.!?]{0,10}(?:nicht|nich|net|nit|ned|not)[^.!?]{0,30}(?:was|welche|ob|which|what)[^.!?]{0,40}(?:brauch|behandlung|treatment|ist|wird|need|spange)|(?:kein(?:en)? plan|keine ahnung|no idea|no clue|not sure) (?:was|what|welche|wat)|was (?:genau )?ich brauche|oder doch lieber|draufschauen lassen|wie man so etwas nennt/u;

/** Somebody who is a child: treated in children's dentistry unless something special is wanted. */
export const childWords =
  /(?:mein|meine?[nrms]?|unser|unsere?[nrms]?|uns|mei|dr|da|mi|ming?e?[nr]?|my|our|sein\w*|ihr\w*|for (?:my|our|the)|fur(?:n| den| die| das| unseren?)?|der|die|das|den|de|dem) (?:\w+ ){0,2}(?:sohn\w*|tochter\w*|tochterchen|kind(?:er|ern|es|a)?|jonga|jong|meitli|bub|kids?|kleine[rnm]?|kurze[rn]?|lutte[nr]?|baby|bub[ne]?|bua\b|buebe|buabn?|madl|madla|madchen|zwillinge?n?|enkel(?:in|kind|kinder|sohn|tochter|chen)?|urenkel\w*|nichte|neffe\w*|patenkind|son|sons|daughter|child|children|kid|boys?|girls?|twins?|grandson|granddaughter|wuzerl|strop+che|poz|grosse[rn]?|kleen[en]?|deern|blage[n]?|dotter|dochter|purzel|knirps|zwerg\w*)\b|\b(?:kinder|kinda|kids|twins|twin girls|twin boys|zwillinge|kindern)\b|milchzahn\w*|milk tooth|baby tooth|versiegel\w*|putzschule|\bkita\b|kindergarten|nach der schule|fils\b|hijo|дитини|ребенк|figlio|cocugum|first dental visit|mein mausel?|both boys/u;
/** Words beside which a child is only the writer or not the patient. */
export const childAside =
  /(?:^| )(?:(?:mein|meine|unser|unsere|de[r]?|die) (?:sohn|tochter|enkel\w*|neffe|nichte|bub) (?:fahrt|bringt|kann mich|hat mir|hat alles|hat mich|meint|sagt|schreibt|kommt mit|tippt)|mein sohn fahrt|hier (?:der|die|ist der)? ?enkel|enkel hier|(?:ich bin|ich ben) (?:der|da|die) enkel|der enkel (?:meint|sagt|schreibt)|mein enkel (?:sagt|meint|hat|schreibt|tippt)|telefon von meinem enkel|kind (?:hat|krank)|als kind)/u;
/** "Laurin ist jetzt vier", "Emma 6 Jahre", "(9)", "my 3 year old". */
export const childAge =
  /(?<!\b(?:seit|war|nach|alle|vor|schon|die|fast|gut|uber|in|for|since|letzten|hab|paar|bin|fur) )(?<![\d.,:])\b(?<age>[1-9]|1[0-3])\)? ?(?:jahre?(?: alt)?\b(?! (?:nich|nicht|nix|nichts|her|war|lang|keine))|[- ]?jahrig\w*|j\.|years? old|yo\b|yr old|anni|ans\b|роки|лет|yas)|\((?<bracket>[1-9]|1[0-3])\)|\b(?:ist|is|wird|es|isch|age|are) (?:jetzt |nu |grad |bald |erst |nun )*(?<plain>[1-9]|1[0-3])(?= (?:und|un|geworden|worrn|wore|ond|and|or)\b|,|\.|$)/u;
/** An adult for whom somebody writes. */
export const adultWords =
  /\b(?:mutter|vater|oma|opa|omma|oppa|mama|mami|papa|grossvater|grossmutter|jrossvater|schwiegermutter|schwiegervater|mann|frau|gatt(?:e|in)|husband|wife|mum|mom|dad|grandma|grandpa|granny|grandparents|mother|father|bewohner\w*|klient\w*|azubi\w*|tante|onkel|freundin|freund|mitbewohner\w*|flatmate|herrn|vattern|vadder)\b/u;
