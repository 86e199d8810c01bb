// Word groups of the subjects that are answered in words, as `normalise` leaves the text.

export const topicWords = {
  howMuch:
    /\b(?:kost\w*|koss|kostn|koscht\w*|preis\w*|price\w*|pricing|wie ?viel (?:euro|geld|zahl|muss ich|ist|kommt|nehmt|verlang|blech|spar)|wieviel|cost\w*|how much|teuer|teier|expensive|cheap|billig\w*|gunstig\w*|verlang\w*|valang\w*|was nehmt|ballpark|damage|rechnung fur|zuzahl\w*|eigenanteil|aus eigener tasche|drauflegen|umsonst|kostenlos|free of charge|gratis|rabatt|discount|charge\w*|fee\b|fees|gebuhr\w*|hoch ist|pi mal daumen|daumen|spanne|kommt mich|quanto|cuanto|ne kadar|сколько стоит|happig|euro|eur|blechen|sparen|honorar)\b|€/u,
  insurance:
    /\b(?:kasse\w*|krankenkasse\w*|krankenversicher\w*|versicher\w*|gesetzlich\w*|privat(?:patient\w*|versichert\w*)?|insur\w*|aok|tk|techniker|barmer|dak|bkk|ikk|ehic|bonusheft\w*|zuschuss|harte ?fall\w*|hartefall\w*|festzuschuss|zusatzversicherung|beihilfe|kostenubernahme|ubernimmt|ubernehm\w*|sozialamt|behandlungsschein|cover(?:s|ed)?|cigna|delta dental|health card|berufsgenossenschaft|pflegegrad|knappschaft|landwirtschaftlich\w*|familienversicher\w*|heil- und kostenplan|zahlt (?:die|das|d'|mir|meine|dat)|selbstzahler|reimburs\w*|claim)\b/u,
  payment:
    /\b(?:bezahl\w*|zahl(?:en|t man|e ich|ung\w*)?|pay(?:ing|ment|pal)?|bar(?:geld)?|cash|karte\w*|card|kreditkarte|ec-?karte|girocard|visa|mastercard|apple pay|google pay|rate\w*|ratenzahl\w*|abstotter\w*|stotter\w*|instal\w*|rechnung\w*|invoice|uberweis\w*|scheine?|atm|monat monat|auf raten|paypal|klarna|finanzier\w*|steuer\w*)\b/u,
  hours:
    /\b(?:offnungszeit\w*|offnungszeitten|geoffnet|offen|auf(?:haben)?|uff|opening|open|hours|sprechzeit\w*|sprechstunde\w*|arbeitszeit\w*|schliess\w*|geschlossen|zu(?:machen)?|macht (?:ihr|eich|sie) (?:zu|auf|fruher)|close[sd]?|shut|bis wann|wie lange?|bis wieviel|mittagspause|durchgehend|pausje|pause|feiertag\w*|samstags?|sonntags?|wochenende|weekend|brucken?tag\w*|zwischen weihnachten|heiligabend|silvester|till when|until when|ab wann (?:seid|habt)|wann (?:macht|habt|seid|sind|kann man)|betriebsferien|urlaub (?:habt|seid|macht)|notdienst|до скольки)\b/u,
  address:
    /\b(?:adresse|adress|address|wo (?:seid|sind|ist|seids|sitzt|liegt|is|find\w*|wohnt|sid)|where are you|located|location|standort|strasse|stross|street|hausnummer|postleitzahl|navi|uber\b|welcher stadtteil|welchem stock|which floor|etage)\b/u,
  transit:
    /\b(?:bahn\w*|strassenbahn|u-?bahn|s-?bahn|tram|bus|buslinie|linie\w*|haltestelle\w*|station|hauptbahnhof|bahnhof|kvb|anfahrt|komm(?:e|t)? (?:ich|man)[^.!?]{0,20}(?:zu|hin)|directions|how (?:do i|to) get|nearest (?:stop|tram)|anreise|autobahn|wegbeschreibung|llego|hinkomm\w*|aussteigen|raus von)\b/u,
  parking:
    /\b(?:park\w*|parkplatz\w*|parkhaus\w*|stellplatz\w*|tiefgarage\w*|tiefgaragn|auto|wagen|abstell\w*|abgestellt|hinstellen|kfz|car\b|leave the car|garage|parkschein|knollchen|camper|anhanger|motorrad|fahrradstander|e ?roller|fahrrad abstell\w*)\b/u,
  access:
    /\b(?:rollstuhl\w*|rollator|barriere\w*|aufzug|fahrstuhl|lift|treppe\w*|stufe\w*|wheelchair|elevator|stairs|steps|step-free|ebenerdig|erdgeschoss|behindert\w*|accessible|gehbehindert\w*|kinderwagen|buggy|stroller|rampe|blind\w*|gehorlos\w*|gebardensprache|begleithund|assistenzhund)\b/u,
  phone:
    /\b(?:telefon\w*|telefonnummer|nummer|number|phone|anruf\w*|anrufen|ring|call|durchwahl|hotline|menschen? (?:sprechen|reden|dran)|mensch dran|whatsapp|e-?mail(?:-?adresse)?|emailadresse|mail|fax|erreich\w*|ruckruf|zuruckruf\w*|call me back|quatsch|richtigen menschen|speak to (?:a|someone|somebody)|real person)\b/u,
  firstVisit:
    /\b(?:erste[nrs]? mal|1\. mal|ersten? (?:termin|besuch)|allererste\w*|mitbring\w*|mitnehm\w*|mitgebracht|bring\w*|first (?:time|visit|appointment)|what (?:documents|do i need)|unterlagen|vorher da sein|dabei ?(?:sein|haben)?|rontgenbild\w*|x-?rays?|anamnese\w*|fragebogen|formular vorab|beachten|versichertenkarte|gesundheitskarte|ausweis|pass\b|einverstandnis|vollmacht|begleit\w*|zettel reicht|neupatient\w*|unter 18)\b/u,
  newPatients:
    /\b(?:neue[nrs]? (?:patient\w*|leute|kunden)|neupatient\w*|new patients?|nehm(?:t|en|et)? (?:\w+ ){0,5}(?:auf|leit|leute|noch|patienten|die noch)|aufnahmestopp|aufnehm\w*|accept\w*|taking (?:on )?(?:new )?(?:patients|people)|waiting list|warteliste|wechseln|werd ich[^.!?]{0,20}genommen|noch platz|voll\b|kapazitat)\b/u,
  anxiety:
    /\b(?:angst\w*|angschd|schiss|bammel|panik\w*|furcht\w*|furcht|scared|afraid|fear|anxi\w*|nervous|nervos\w*|phobi\w*|dental fear|mordsschiss|heidenangst|manschetten|schisser|zitter\w*|schweissnass\w*|coward|lachgas|laughing gas|sedier\w*|sedation|vollnarkose|narkose|dammerschlaf|hypnose|hand halten|trau\w*|judge|schame?|scham\w*|traumatis\w*|grob|behutsam|einfuhlsam|trauma)\b/u,
  children:
    /\b(?:kind(?:er|ern)?|kids?|kinderfreundlich|kleinkind\w*|baby\w*|sohn|tochter|kleine[rn]? (?:kinder|sohn|tochter)?|child(?:ren)?|son|daughter|ab welchem alter|from what age|wie alt|wie viel jahren|ab wann (?:muss|soll|sollte|geht)|zahnt|zahnen|teething|milchzahn\w*|schnuller|nuckel|daumen|spielecke|wuzerl|enkel\w*|stillen)\b/u,
  languagesSpoken:
    /\b(?:sprech(?:en|t)|sprich(?:t|st)?|spricht|reden|redet|speaks?|spoken|fluent|turkisch\w*|arabisch\w*|russisch\w*|polnisch\w*|spanisch\w*|italienisch\w*|franzosisch\w*|ukrainisch\w*|hindi|tamil|arabic|turkish|russian|polish|kroatisch|rumanisch|farsi|persisch|dolmetsch\w*|ubersetz\w*|interpreter|translat\w*|turkce|fremdsprach\w*|chinesisch|gebardensprache)\b/u,
  privacy:
    /\b(?:gespeichert|speicher\w*|daten\w*|datenschutz|wer liest|liest (?:hier |das )?(?:mit|alles)|reads?|mitles\w*|liest wer|who (?:gets to )?(?:read|see)s?|anonym\w*|vertraulich\w*|confidential|stored?|server|schweigepflicht|akte\b|geschieht mit|passiert mit (?:dem|meinen)|weitergegeben|google|dsgvo|privacy|russen lesen|uberwach\w*|abgehort|aufgezeichnet|recorded)\b/u,
  help: /\b(?:was kann\w* (?:du|sie|man|ihr|st)?|what can (?:you|this)|kannst'?n? du (?:\w+ ){0,4}(?:alles|so|eigentlich|helfen)|hilfe\b|help me\?|wozu|wofur bist|funktion\w*|features|kannst du (?:uberhaupt|sonst)|wobei (?:kannst|hilf\w*)|how does this (?:chat|thing) work|what do you do)\b/u,
  bot: /\b(?:bist (?:du|ein)|are you|sitzt da|mensch\b|minsch|maschin\w*|roboter|robot|bot\b|ki\b|ai\b|a\.i\.|computer|automat\w*|chatgpt|echt\w*|human|real|programm|fraulein|kunstlich\w*|schreib ich (?:hier )?mit|wer bist|who are you|wie heisst du|dein name)\b/u,
  thanks:
    /\b(?:dank\w*|thank\w*|thx|ty\b|merci|vergelt'?s? gott|super|toll|prima|klasse|perfekt|great|perfect|awesome|lovely|wunderbar|spitze|genie|lob\w*|ehre|star|gottes segen|segen|freundlich|zufrieden|begeistert|gracias|tesekkur\w*|sagenhaft|top)\b|👍|🫶|❤|🙏/u,
  goodbye:
    /\b(?:tschuss\w*|tschau|ciao|bye\w*|wiedersehen|wiederschauen|wiederluege|bis (?:dann|bald|morgen|spater|denn|nachher)|ade\b|adieu|servus|pfiat\w*|pfiad\w*|tscho\b|schonen (?:tag|abend|feierabend)|schoner tag|goodbye|see (?:you|ya)|take care|cheerio|feierabend|mach'?s gut|gute nacht|cu\b|adele|tschuessi|hade)\b/u,
  greeting:
    /^(?:\W*)(?:hallo\w*|halli\w*|hi\b|hey\w*|huhu|moin\w*|servus|gruss\w*|gruezi|grias\w*|gruaß|gruass|guten (?:morgen|tag|abend)|gude\w*|gudde|tach\w*|tag\b|hello|good (?:morning|afternoon|evening|day)|top of the morning|salut|merhaba|selam|salam|hola|bonjour|ciao|na\b|ahoi|griass|gott zum grusse|jemand (?:da|an deck|zu hause)|is (?:wer|jemand) da|anybody|hallochen|joo|yo\b|naaa?)/u,
  complaint:
    /\b(?:wart(?:en|et|e|ete|ezeit|eten|ezimmer)|gewartet|waited|waiting|beschwer\w*|complain\w*|unmoglich|unverschamt\w*|unverschamtheit|schande|frech\w*|saftladen|schlecht\w*|mies\w*|kack\w*|scheiss\w*|mist|driss|lahm|abzock\w*|abzocker|robber\w*|garbage|useless|crap|rubbish|terrible|bad|unfreundlich\w*|rude|not (?:good|cool)|enttausch\w*|argerlich|arger\w*|sauer|wutend|katastroph\w*|skandal|lacherlich|erreicht man|keiner (?:geht|nimmt|hebt)|niemand (?:geht|nimmt)|besetzt|aufgelegt|hung up|nicht zufrieden|unzufrieden|reklam\w*|pfusch\w*|gepfuscht|nie wieder|sucks|nervt|stimmt (?:hinten|nicht)|falsch|nicht mal|entschuldigung gehort|blechkasten|verstehst (?:du )?(?:mich )?(?:nicht|nix|uberhaupt)|checkst|dumm|teuer|frechheit|dauert|ewig|zumutung|anwalt|bewertung|google-?bewertung|verarsch\w*|waste)\b/u,
  password:
    /\b(?:passwo?r[dt]\w*|kennwort\w*|password\w*|komm\w* nicht (?:rein|ins)|login geht nicht|einlogg\w*[^.!?]{0,20}(?:nicht|nich|hilfe)|can'?t (?:log|sign) in|locked out|zugangsdaten|reset)\b/u,
  code: /\b(?:code\w*|otp|sms|bestatigungscode|verifizier\w*|tan\b|pin\b|kommt (?:kein|nicht) (?:code|an|mail)|verification|ziffern|6-?stellig\w*|zahlencode)\b/u,
  howTo:
    /\b(?:wie (?:funktioniert|geht|lauft|mach\w*|bucht?|buche|kann (?:ich|man)|stellt|melde|meld|tut man|komm ich an|krieg ich|bekomm\w* ich)|how (?:do i|does|to|can i)|wo (?:druck|klick|muss|kann) (?:ich|man)|erklar\w*|explain|talk me through|walk me through|anleitung|schritt|muss ich (?:da )?(?:mich )?(?:erst |irgendwo )?(?:anmeld|druck|registr)|knopf|button|online buchen|book online)\b/u,
  policy:
    /\b(?:absag\w*|abblas\w*|stornier\w*|cancel\w*|storn\w*|gebuhr|ausfall\w*|50 ?euro|50 ?€|nicht (?:auftauch|erschein|komm)\w*|no-?show|show up|auftauch\w*|24 ?(?:h|stunden)|48 ?(?:h|stunden)?|berechn\w*|charged?|penalty|strafe|bescheid (?:geben|sagen)|verpasst|verpass|frist|bis wann (?:muss|kann|soll)|kurzfristig|verschlafe)\b/u,
  late: /\b(?:verspat\w*|spater (?:dran|komm|da)|running (?:\w+ )?late|late\b|stau|zu spat|minuten (?:zu )?spat|minuten spater|verspateter?|schaff es erst)\b/u,
  prevention:
    /\b(?:putz\w*|burst\w*|zahnburste|zahnpasta|zahncreme|toothpaste|toothbrush|zahnseide|floss|mundspul\w*|mouthwash|fluorid\w*|fluoride|vorbeug\w*|prevent\w*|wie oft|how often|elektrisch\w*|electric|handzahnburste|tabs|kaugummi|empfehl\w*|recommend\w*|besser|zucker|pfleg\w*|karies vermeid\w*|munddusche|interdental\w*|xylit|raucher\w*|rauchen|vape|kaffee|hausmittel)\b/u,
  duration:
    /\b(?:wie lang\w*|how long|dauer\w*|dauert|minuten|take\b|lange dauert|zeit einplanen|zeitaufwand|geht das schnell)\b/u,
  certificate:
    /\b(?:bescheinig\w*|attest|krankmeld\w*|au\b|krankschreib\w*|sick note|nachweis|arbeitsunfahig\w*|schulentschuldigung|schriftlich\w*|certificate|rezept|uberweisung)\b/u,
  jobs: /\b(?:bewerb\w*|ausbildung\w*|praktik\w*|job\w*|stelle\b|stellen|arbeiten bei|zfa\b|vacanc\w*|hiring|internship|azubi platz|mitarbeiter gesucht)\b/u,
  reminders: /\b(?:erinner\w*|remind\w*|sms vorher|benachrichtig\w*|bestatigungs?-?mail)\b/u,
  about:
    /\b(?:seit wann gibt|gegrundet|founded|wie lange gibt|how long have you been|inhaber\w*|owner|geschichte der praxis|wie gross ist die praxis|since when)\b/u,
  service:
    /\b(?:bietet|macht ihr|machen sie|habt ihr|gibt(?:'?s| es)|do you (?:do|offer|make|have)|offer|was (?:ist|is|heisst|bedeutet|genau|macht|passiert|tut)|what (?:is|exactly|does)|what'?s|unterschied|difference|erklar\w*|explain|wie lauft|wie funktioniert|ablauf|datselbe|dasselbe|vorteil\w*|lohnt|halt(?:en)?\b|haltbar|material\w*|keramik|laser|hausbesuch\w*|ins haus|bettlagerig\w*|altenheim|labor|repari\w*|digital\w*|3d|scan|rontg\w*|x-?ray|zahnschmuck|mundschutz|schnarch\w*|knirscherschiene|schiene|betaubung|spritze|ohne spritze|narkose|botox|piercing|mean|meaning)\b/u,
  medical:
    /\b(?:darf ich|durfen|darf (?:man|er|sie|mein)|normal|schlimm|gefahrlich|dangerous|sorgen|worry|worried|abwarten|warten\b|wait\b|geht das (?:von allein )?weg|weggehen|kann das (?:noch )?(?:so )?(?:bleiben|sein)|woran|woher|warum|why|was hilft|what helps|hilft (?:da|das|denn)|helpt|heilt|heilung|tablett\w*|antibiotik\w*|ibu\w*|medikament\w*|medicine|medication|blutverdunn\w*|marcumar|eliquis|aspirin|betablocker|schwanger\w*|pregnan\w*|stillzeit|diabet\w*|zuckerkrank|herzschrittmacher|allergi\w*|rezept|prescri\w*|kaffee|essen|trinken|alkohol|rauchen|sport|sauna|eat|drink|coffee|smoke|schadlich|ansteckend|entzund\w*|inflam\w*|was tun|was macht man|muss ich mir|ist das|is that|is it|weiternehmen|weglassen|taub|numb|aphte\w*|empfindlich\w*|sensitiv\w*|kiefer knack\w*|knackt|knirsch\w*|muskelkater|hausmittel|kamillentee|nelke|nachblut\w*|wie lang(?:e)? (?:darf|ist|soll)|wieder (?:essen|sport|rauchen|trinken))\b/u,
  doesItHurt:
    /\b(?:tut (?:das|des|dat|es|so|a|bleaching|eine?|die|der|wurzel\w*)[^.!?]{0,40}weh|does (?:it|the|a|that)[^.!?]{0,40}hurt|schmerzhaft|painful|spurt man|merkt man (?:was|davon)|hurts? much|weh\?|will it hurt)\b/u,
  weather:
    /\b(?:wetter|weather|regen|schnee|gfriats|frost|fussball|football|fc\b|effzeh|union|bayern munchen|spiel(?:t|te)?|gespielt|game|bundesliga|witz|joke|rezept fur|kochen|pizza bestell\w*|mathe\w*|hausaufgab\w*|gedicht|lied|song|politik|wahl|kanzler|bitcoin|aktien|film|hauptstadt|einstein|wie spat ist|horoskop|lotto\w*|karneval|kaffee kochen|programmier\w*|python|aufsatz|referat)\b/u,
  chat: /\b(?:wie geht'?s|how are you|was geht|na du|langeweile|langweilig|haha\w*|lol\b|spass|scherz|kutt wie et|alles klar|alles gut|erzahl\w* mal|bist du verheiratet|lieblings\w*|nikolaus kommt|wie alt bist du)\b/u,
} as const;
