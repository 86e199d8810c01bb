// Word groups of what somebody wants done, as `normalise` leaves the text.

/** One of the dentists in the messages that the classifier was trained on. */
export const learntDoctor = 'weber';

export const wishWords = {
  appointment:
    /\b(?:termin\w*|temrin\w*|termmin\w*|appointments?|appts?\.?|slots?|booking|buchung|visit|platz|platzchen|plaatz|luckchen|besuch|sitzung|randevu|afspraak|cita|rendez-?vous|bestellt|angemeldet|stund(?:e|chen))\b/u,
  bookVerb:
    /\b(?:buch\w*|vereinbar\w*|reservier\w*|ausmach\w*|auszumachen|festmach\w*|eintrag\w*|tragt?\w* (?:mich|uns|mi|ihn|sie) [^.!?]{0,40}ein|einschieb\w*|(?:rein|dazwischen|zwischen)\w*quetsch\w*|aufschreib\w*|schreib\w* (?:mich|uns|mi|ihn|mir)|book|schedule|reserve|squeeze|fit (?:me|us) in|pop me in|put me down|get (?:me|her|him|us) in|sign me up for a|klarmach\w*|freihalt\w*|freizuhalten|eintr?agn|einplanen|drannehm\w*|dran ?(?:kommen|kame|nehmen)|drankomm\w*|nehmt|nimm(?:st)? (?:mich|mi)|vormerk\w*|notieren|block|bestellen)\b/u,
  wantVerb:
    /\b(?:mochte?|moecht|mocht|will|wollte?|wollt|wull|wui|brauch\w*|brauchad|brauchte?|brooch\w*|bruch\w*|bruuk|broht|benotig\w*|suche?|such|hatte?(?:n|st|t)?|hatt|hett|hab|gern(?:e)?|jern(?:e)?|jaan|jan|jään|geern|want|need|needs|would like|i'd like|looking for|wunsch\w*|mecht|mechat|dat|tat|dad|kann|konnte?n?|konnt|kannt|kenn|kunnt|kunne|kinna|could|can|darf|durft\w*|please|bitte|plz|pls|soll|sollte?|muss|musst\w*|musste?|mut|mutt)\b/u,
  free: /\b(?:frei(?:e[nrs]?|hatten)?|free|available|availability|kapazitat|moglich|possible|noch was|noch wat|noch ebbes|eppes frei|wat frei|was frei|zeit fur|tied|zick|zeit\b|offen(?:e)? termine|lucke|earliest|nachste[rn]? freie\w*|passt|passen|geht|ginge?|gang's|ginge|gehts|jeht|jinge|works?|suits?|convenient|okay\?|ok\?|gut\?)\b/u,
  when: /\b(?:wann|wonn|wannehr|wenn|when|welche[rn]? tag|which day|what (?:day|time)|wie spat|um wie ?viel uhr|wievill uhr|welche uhrzeit|uhrzeit|wie viel uhr)\b/u,
  come: /\b(?:komm\w*|kemm\w*|kumm\w*|vorbei\w*|vorbi\w*|antanzen|antreten|drankommen|erscheinen|come|coming|drop by|swing by|stop by|hinkommen|herkommen|reinschnei\w*|rumkommen|reinschauen|kimm|kim)\b/u,
  cancelVerb:
    /absag\w*|absog\w*|afsegg\w*|abzusagen|\bsag\w* (?:\w+ ){0,4}ab\b|abbestell\w*|stornier\w*|storno\w*|\bcancel\w*|call off|streich\w*|\baustrag\w*|tragt? (?:mich|uns|mi) (?:bitte )?aus|ausfallen|fallt (?:leider )?(?:aus|flach)|muss ausfall|raus (?:mit|aus)|nehm\w*[^.!?]{0,30}(?:raus|heraus)|nimm[^.!?]{0,40}(?:raus|liste|wieder aus)|losch\w*[^.!?]{0,20}termin|termin\w*[^.!?]{0,24}(?:losch|weg|raus|streich)|\bweg mit\b|weg machen|kann weg|nicht mehr wahrnehmen|drop it|drop my|take me off|scrap|abblas\w*|wird (?:leider )?(?:nix|nichts)|gotta go|iptal|отмен|annul|bail on|cannot make|can'?t make|won'?t make|not (?:going to )?make it|abmeld\w*|rausnehm\w*|off the schedule/u,
  cannotCome:
    /(?:kann|ko|konn?|kannt|schaff\w*|schaffs|komm\w*|kumm\w*|kim+|klappt|geht|jeht|gehts|wird|verhindert|pack|bin|liegt)[^.!?]{0,28}\b(?:nicht|nich|net|nit|ned|nid|nix|nid|nimmer|flach|doch nich|krank|verhindert|unmoglich)\b|kann (?:ich )?(?:leider )?(?:heut\w*|morgen|am \w+) (?:doch )?n(?:icht|ich|et|it)|verhindert|krank (?:geworden|geschrieben)|krankenhaus|verschlafen|dazwischengekommen|dazwischen gekommen|can'?t (?:come|make)|unable to|fallt aus|nicht mehr durch|something came up|verstorben|gestorben|gschdorba/u,
  moveVerb:
    /verschieb\w*|verschiam|verschiab\w*|vaschiab\w*|verleg\w*|umleg\w*|umbuch\w*|umzieh\w*|umplan\w*|tausch\w*|vorzieh\w*|vorziagn|vertag\w*|verlegt|nach hinten|nach vorne|schieb\w*|andere[rn]? tag|anderen termin|neuen termin statt|reschedul\w*|\bmove\b|\bmoved\b|postpone|prepone|push (?:it |my )?back|shove|swap|change my (?:appointment|termin|slot)|bring forward|(?:stunde|halbe stunde|tag|woche) (?:spater|fruher)|(?:hour|day|week) (?:later|earlier)|fruherer? termin|statt (?:fr|am|um|\d|mo|di|mi|do)|auf (?:\w+ )?(?:spater|nachste woche|nachsten|ein andermal)|auf (?:einen|nen|an) ander\w*|cambiar|ertele|перенес|earlier appointment|spater legen/u,
  myAppointment:
    /\b(?:mein\w*|mei|unser\w*|my|our|mien|ming?|meim|opas|omas|der|den|dem) (?:\w+ ){0,2}(?:termin\w*|appointments?|appts?|booking|bookings|visit|kontrolle|zahnreinigung|reinigung|nachsorge|checkup|check-up)\b|\b(?:habe?|hab|haben|had|hatte[nst]?|have|ham|han|hamm) (?:ich|wir|i|we|mir|ick|ik)\b[^.!?]{0,40}(?:termin|was|wat|etwas|ebbes|gebucht|ausgemacht|stehen|eingetragen|offen|bei (?:euch|ihnen)|anything|booked|coming up)|\btermine\b|\b(?:bin|war|ben) ich (?:\w+ ){0,5}(?:dran|bestellt|drin|eingetragen|draan)\b|wieder dran|(?:eingetragen|eingeschrieben|vermerkt|notiert|gebucht)\b|\bstehen? (?:\w+ ){0,5}(?:drin|an|noch)\b|booked in|seeing on|i (?:am )?(?:supposed|due)|due next|ausgemacht|vereinbart|my \d|durchgegangen|was ich (?:\w+ ){0,4}(?:stehen|gebucht)|bestatigung|what have i got/u,
  forgot:
    /vergess\w*|verjess\w*|forgot\w*|weiss (?:\w+ ){0,4}nich\w*(?: mehr)?|zettel|zettl|kartchen|card|papier|lost|verlor\w*|finde? (?:\w+ ){0,4}(?:nicht|nich|nit|ned|nix|nimmer)|nochmal\b|noch mal|nomma|again|gleich nochmal|notiert|erinnere|traum|getraumt|schau\w* (?:sie )?(?:bitte |doch |mal )*nach|nachsehen|check mal|guck\w* mal|im spam/u,
  change:
    /\b(?:ander\w*|aender\w*|change|update|anpassen|aktualisier\w*|umschreib\w*|eintragen|eintragn|reinschreib\w*|korrigier\w*|umstell\w*|tragt|einpflegen|hinterleg\w*|neue[nrs]?|new|umgezogen|gezogen|zogn|moved|gewechselt|heisse jetzt|geheiratet|heirat|abgemeldet|falsch geschrieben)\b/u,
  ownData:
    /\b(?:e-?mail(?:-?adresse)?|mailadresse|adresse|adress|address|handynummer|telefonnummer|rufnummer|nummer|nachname\w*|name|namen|kontodaten|profil\w*|profile|daten|phone number|versichertenkarte|krankenkasse|kasse|anschrift|last name|surname|geburtsdatum|kartei|stammdaten|aok|tk|postleitzahl)\b/u,
  account:
    /\b(?:konto|account|benutzerkonto|kundenkonto|zugang|profil\w*|profile|hesap|mein fach|angemeldet bei)\b/u,
  remove: /\b(?:losch\w*|delete|entfern\w*|kundig\w*|close my|schliessen sie mein|remove)\b/u,
  pageWord:
    /\b(?:seite\w*|siet|seitn|seit(?= nuber)|page|pages|tab|website|homepage|startseite|menu|menupunkt|link|button|knopf|ansicht|formular|form|blatt|ubersicht|ubersichtsseite|dashboard|dasch?bord|kontaktsick|kontaktseite|teamseite|behandlungsseit\w*|buchungsseite|anfang|sayfasin\w*|section|bereich|screen|hauptseite|webseite|rubrik|kalender)\b/u,
  goVerb:
    /\b(?:bring\w*|zeig\w*|offn\w*|open|show|fuhr\w*|fuehr\w*|geh\w*|go|go to|take me|spring\w*|jang|mach\w* (?:\w+ ){0,4}(?:auf|uff|op)|aufmach\w*|aufschlag\w*|blatter\w*|navigier\w*|leite\w*|geleiten|schieb\w* mi|hinschieben|hin(?:bringen|fuhren)?|zuruck|back|wo (?:ist|is|sind|steht|finde?|kann|log|klick\w*|sehe?|seh)|where(?:'s| is| do i| can i| are)|link|log (?:me )?in|einloggen|anmelden|find den|hau mal|stuer|weiterleit\w*|aufruf\w*|ruf\w* (?:\w+ ){0,3}auf|jump|bring up|pull up|switch to the|click\w*|klick\w*|hinlegen|lesen|legen)\b/u,
  pageHome: /\b(?:startseite|homepage|home|anfang|erste seite|hauptseite|start|verlaufen|zum anfang)\b/u,
  pageAbout:
    /\b(?:uber (?:die praxis|uns|euch|sie)|about(?: us| you| the practice)?|die praxis|eure geschichte|your story|story|philosophie|raume|praxisseite|wer ihr seid|geschichte|rundgang)\b/u,
  pageServices:
    /\b(?:leistung\w*|services?|behandlungsseit\w*|behandlungen|treatments?|angebot\w*|was ihr (?:so )?macht|wos ihr macht|ois aufgschriem)\b/u,
  pageTeam: /\b(?:teamseite|team|mannschaft|arzteseite|team page|mitarbeiter)\b/u,
  pageContact:
    /\b(?:kontakt\w*|contact\w*|kontaktformular|anfahrt|karte|map|kartchen|kartle|notfallnummer|notdienst nummer|emergency (?:number|line)|nummer fur den notfall|anschrift)\b/u,
  pageLogin: /\b(?:login|log ?in|einlog\w*|eilogge|anmeld\w*|anmellen|sign ?in|log me in)\b/u,
  pageRegister:
    /\b(?:registrier\w*|register|sign ?up|neues? konto|account (?:machen|anlegen|erstellen)|konto (?:anlegen|machen|erstellen|eroffnen)|create an? account|noch nirgends eingetragen|neu account)\b/u,
  pageDashboard:
    /\b(?:dashboard|dasch?bord|ubersicht|meine seite|mein bereich|eigenes fach|mein profil|my profile|profil|auf einen? blick|oan blick|mein konto|account page)\b/u,
  pageBooking:
    /\b(?:buchungsseite|buchungsformular|booking page|terminseite|online-?buchung|terminbuchung|buchen seite|book page|buchung auf|seite (?:zum|fur) (?:buchen|termine))\b/u,
  pageImprint: /\b(?:impressum|imprint|legal notice|verantwortlich)\b/u,
  pagePrivacy: /\b(?:datenschutz\w*|privacy (?:policy|page|notice|text)|dsgvo|gdpr|kleingedruckte)\b/u,
  languageName:
    /\b(?:englisch\w*|english|anglisch|inglisch|englis|deutsch\w*|deitsch|dutsch|duutsch|german|sprache?|language|auslandisch|almanca|ingilizce|allemand|английск\w*|немецк\w*)\b|🇬🇧|🇩🇪|^en$|^de$|sprache: (?:en|de)|^(?:en|de)\b[.!]?$/u,
  switch:
    /\b(?:umstell\w*|ums?chalt\w*|umstelle|omstelle|omstell\w*|wechsel\w*|switch\w*|change|stell\w*|mach\w*|auf|in|op|uff|to|red\w*|schwatz\w*|sprich|sprech\w*|talk|put|flip|translate|ubersetz\w*|version|bitte|please|wieder|versteh\w*|verstehe? nix|zuruck|lieber|rather|continue|weiter|do this in|pls|kannst)\b/u,
  doctorWord:
    /\b(?:arzt\w*|arzte\w*|arztin\w*|zahnarzt\w*|zahnarzte\w*|zahnarztin\w*|zahndoktor|tahndokter|doktor\w*|dokter\w*|doktors?che|doktersche|docs?|doctors?|dentists?|dr\.?|behandler\w*|chef\w*|boss|team|kittel|herrschaften|personal|specialists?|spezialist\w*|schpezialischd\w*|dis[cç]i|dentista\w*|hygienists?|zahnaaz|zahnarz)\b/u,
  who: /\b(?:wer|wea|wem|wen|welche[rnsm]?|welsche?|weli|who|who's|which|wie heiss\w*|heissen|hoisst|hiessen|namen?|names|vorstell\w*|stell\w*|vornamen|kennenlern\w*|liste|list|foto\w*|photos?|bild\w*|qualifi\w*|vita|lebenslauf|background|studier\w*|study|erfahr\w*|experience|information|infos?|uber (?:dr|doktor|frau|sie)|about dr|tell me about|erzahl\w*|vorstellen|spezialis\w*|specializ\w*|wieviele|wie viele|how many|gibt'?s? (?:\w+ ){0,4}(?:frau|herr|mann|arzt|doktor)|is (?:dr|there)|still|noch bei|kann turkisch|bester?|beste|best|gut fur|good|nett\w*|jung\w*|alt)\b/u,
  woman:
    /\b(?:frau(?:en)?|weiblich\w*|woman|women|female|lady|damen?|fraulein|mann|manner|herr\w*|male|kerl)\b/u,
  doctorName: /\b(?:weber|hoff?mann?|yilmaz|yilmas|katharina|emre|lena)\b/u,
  correction:
    /\b(?:nee|sondern|meinte|quatsch|vertippt|lieber|doch nicht|actually|scrap|statt|nicht \w+ sondern|zu fruh|zu spat|too early|same time|gleiche zeit|wenn dann|andere)\b/u,
  dayWord:
    /\b(?:heute?|morgen|ubermorgen|montag\w*|dienstag\w*|mittwoch\w*|donn?erstag\w*|freitag\w*|samstag\w*|sonntag\w*|monday|tuesday|wednesday|thursday|friday|saturday|today|tomorrow|nachste[rn]? woche|next week|(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|december|january|february)|vormittag\w*|nachmittag\w*|\d{1,2}\.\d{1,2}\.?|mondaa?ch|dinsdaa?ch|fridaa?ch|freidig|mendig|pfinsda|wochen?)\b/u,
  timeWord:
    /\b(?:\d{1,2}(?::\d\d)? ?uhr|\d{1,2}:\d\d|um (?:\d|halb|viertel|\w+)|halb \w+|viertel \w+|gegen \w+|ab \d+|nach \d+|vor \d+|\d{1,2} ?(?:am|pm)|o'?clock|noon|mittags?)\b/u,
  soon: /\b(?:asap|schnellstmoglich|so (?:schnell|bald|fruh) (?:wie|als|es|et|wia)|schnell wie|moglichst (?:bald|schnell)|bald\w*|zeitnah|dringend|earliest|soonest|as soon as|first available|nachste[rn]? freie[rn]?|fruhest\w*|allerfruh\w*|allererst\w*|pronto|zackig|zackich|sofort|jetzt gleich|jz gleich|fix|je schneller|glei wia|nachstbeste\w*|so schnell|right away|flott|egal wann)\b/u,
  question: /\?/u,
  hello:
    /^(?:hallo|hi|hey|guten|moin|servus|gruss|tach|salut|hello|good (?:morning|evening|afternoon|day))\b/u,
} as const;
