// Word groups of the emergency rules, as `normalise` leaves the text. Patterns without borders match inside compounds.

/** What a life may hang on. */
export const lifeWords = {
  breath:
    /\b(?:luft|atmen|atmung|atmet|atemnot|atem|schnauf|rochel|erstick|breath\w*|choking|throat is closing|nefes|atmat|atm|pfeift)\b|kein(?:e)? luft|schnapp\w* nach luft|дыша|respir/u,
  hard: /\b(?:kaum|kaum noch|nicht mehr|nich mehr|net mehr|nimmer|nix mehr|schlecht|schwer|kein|keine|schwierig|difficult|can'?t|cant|cannot|can not|couldn'?t|hard|not|zor|probleme|nicht richtig|fast|keen|knapp|no more|nemme|nit mih|mihsam)\b/u,
  swallow:
    /\b(?:schluck\w*|gschluckt|swallow\w*|spucke nich|wasser runter|speichel|drool\w*|sabber\w* (?:nur|die ganze)|yutkun\w*|nunner|schlocke)\b/u,
  neck: /\b(?:hals|hals\w*|kehle|schlusselbein|unterm kinn|unter dem kinn|kinn|neck|throat|collarbone|gurgel|kiefer(?:winkel)?)\b/u,
  tongue: /\b(?:zunge|lippen?|tongue|lips?|rachen|gesicht|face|kehlkopf|zong|lippn)\b/u,
  faint:
    /\b(?:ohnmacht\w*|ohnmachtig|bewusstlos\w*|umgekippt|umgefallen|zusammengebrochen|zusammengesackt|kollabier\w*|weggetreten|nicht ansprechbar|antwortet (?:nicht|ganz komisch)|reagiert nicht|wacht nicht auf|not waking|passed out|fainted|unconscious|unresponsive|collapsed|kreidebleich|ganz weiss im gesicht|weiss wie (?:die|ne) wand|kreislauf|schwarz vor augen|schwindlig und|blass und)\b/u,
  heart:
    /\b(?:herzinfarkt|heart attack|chest pain|brustschmerz\w*|schmerz\w* in der brust|stich\w* in der brust|linke[nr]? arm|left arm|schlaganfall|stroke|mundwinkel hangt|verwaschen|halbe gesicht|blitzeblau|blau angelaufen|turning blue)\b/u,
  allergic:
    /\b(?:juckts|pustl?\w*|allergi\w*|anaphyla\w*|quaddeln|hives|ausschlag|pusteln|pustln|juck\w*|itch\w*|rash|nesseln)\b/u,
  chills:
    /\b(?:schu[dt]+elfrost|chills|shivering|zitter\w*|shaking|schlotter\w*|kalt und heiss|heiss und kalt)\b/u,
  aspirated: /\b(?:verschluckt|eingeatmet|in der lunge|inhaled|swallowed (?:a|my|the) (?:crown|tooth))\b/u,
} as const;

export const injuryWords = {
  tooth:
    /zahn|zahne\b|zahn\w*|\bzant\b|\bzand\b|\bzang\b|\btahn\w*|\bzohn|\bza(?:hn|h|n)\b|schneider\b|beisser\w*|hauer\b|molar|tooth|teeth|incisor|canine|krone|wurzel|nerv\b|dis\b|dent[ei]|diente|kusen|backenz|gebiss|зуб/u,
  out: /\b(?:usegheit|draussn|drauss|dusse|rausgfoin|raus(?:ge\w+)?|rausgeflogen|ausgeschlagen|ausgschlogn|rausgeschlagen|rausgehauen|rausgfloge|knocked out|came (?:clean )?out|came out completely|fell out|ausgefallen|draussen|komplett (?:raus|weg)|weg|fliegt raus|avulsed|in der hand|(?:in|i|en) (?:de[r]? |da |ner |einem glas )?mil(?:ch|li)|en dr hand|in ner? milch|in milk|in (?:a|the) (?:glass|cup) of milk|taschentuch|liegt (?:jetzt )?(?:in|auf)|se me salio|rausgebrochen|ruutflogen|rut)\b/u,
  broken:
    /ab(?:ge|je|g)?broch\w*|obbroch\w*|abjebroch|durchgebroch\w*|halb (?:weg|ab|av)|\bhalv av|stuck (?:zahn )?(?:weg|ab|fehlt)|gesplittert|abgesplittert|zersplittert|zerbroch|gebrochen|gespalten|snapped|broken|broke|chipped|cracked|shattered|split|bruch/u,
  loose:
    /wackel\w*|wackl\w*|wobbl\w*|loose|locker\w*|baumel\w*|hangt (?:nur|noch)|hanging|schief|steht schrag|schrag|nach innen|nach hinten|verschoben|reingedruckt|eingedruckt|steckt\b|pushed|umklapp|verschob|gekippt/u,
  accident:
    /\b(?:unfall|gsturzt|sturz\w*|gesturzt|gestolpert|hingefallen|hing?falln?|runtergefallen|gefallen|umgefalln|hingeflogen|geflogen|abgeflogen|ausgerutscht|geknallt|jeknallt|geklatscht|geprallt|geschlagen|schlag (?:ins|auf)|faust|schlagerei|verprugelt|prugelei|(?:int|ins|in't|aufs|auf d'|an'n) (?:jesicht|gsicht|gesicht|maul|gosch\w*|schnut)|ausgschlaga|ausgschlagn|ausgeschlagen|velo\w*|leiter|gerutscht|werkbank|brett|horn|pferd|gaul|trecker|ellbogen|ellenbogen|elbow\w*|punched|hit (?:in|by|my)|kicked|kick|tritt|hufschlag|fell|fallen off|fell off|crash\w*|came off (?:my|the|his|her) bike|accident|collision|zusammenstoss|zusammengestossen|aufgeschlagen|bordstein|beckenrand|klettergerust|rutsche|schaukel|trampolin|e-?scooter|roller|fahrrad|rad\b|bike|skat\w+|handball|fussball|hockey|puck|ball ins|boxtrain\w*|boxen|dure? (?:ins|an)|turkante|turkant|auf die fresse|aufs maul|aufs gesicht|golpe|treppe\w*|bobbycar|swing|playground|spielplatz|spielplotz)\b/u,
  blood: /blut|bluad|bloot|\bbleed\w*|\bblood\b|\bnachblut|suppt|kanar|kaniyor|rot durch|кров/u,
  persists:
    /\b(?:hort (?:\w+ ){0,4}(?:nicht|nich|net|nit|ned|nid) auf|nicht auf(?:horen|gehort)|hort nicht|seit stunden|seit \w+ stunden|seit \d+ (?:std|h|stunden)|stunden(?:lang)?|immer noch|immer wieder|und blutet|standig|won'?t (?:stop|quit)|doesn'?t stop|not stop\w*|can'?t stop|keeps? (?:on )?bleeding|nonstop|non-stop|durchgeblutet|durch(?:nasst|weicht)|soaked|kompressen|tupfer|taschentucher|tucher|tuch|handtuch|kissen|gauze|tampon\w*|oiwei no|allweil|laft des|laft no|immer no|lauft es|wia sau|lauft (?:und lauft|mir|ihm|ihr|nur so|es aus)|like crazy|wie (?:verruckt|sau|bloed|blod|irre)|pours?|pouring|stark\w*|heftig|viel blut|for (?:\w+ )?hours|four hours|alles voll|schwall|spritzt|horen auf|h?ort et nit|nich mehr auf|nimmer auf|net auf)\b/u,
  swelling:
    /\b(?:ge)?schwoll\w*|schwell\w*|anschwill|schwillt|gschwolln?|dick(?:e|er|es|s)?\b|gschwoi\w*|gschwolln\w*|deck\b|\bdicke? backe|swell\w*|swollen|\bblew up|\bpuffy|huge|enorme|\bballon|hamster|tennisball|kurbis|pumpkin|prall\b|aufgeblasen|beule|\bsisti|\bsis\b|sismis|gonfi|hinch|опух|распух/u,
  face: /backe|\bback\b|\bbacke?n?\b|wange|gesicht|\bcheek|\bface|kiefer|\bjaw|\bauge|\beye|\bkinn|\bchin|\bgfries|\byuz|mund\b|\bgoschn?|schnut|\blippe|hals|\bneck|joue|cara|side of my/u,
  pus: /\beiter|vereiter|eitrig|\bpus\b|gelbes? zeug|abszess|abscess|absces|vereiter|fistel|irin\b|gnoj/u,
  fever:
    /fieber|fieba|thermometer|\bvierzg|fever|\b(?:3[89]|4[01])[.,]\d\b|\b(?:39|40|41) ?(?:grad|fieber|°)|temperatur|gluht|gluh|schuttelfrost|\bates\b|febre|fiebre|fievre|gorack|температур|heiss und/u,
  jawLock:
    /\b(?:mund|kiefer|maul|mouth|jaw|goschn|schnut)\b[^.!?]{0,40}\b(?:(?:kaum|nicht|nich|net|nit|ned|nimmer|nur)[^.!?]{0,28}(?:auf|uff|up|op|offnen|zu|finger|open|aufmachen|aufkriegen|breit|spalt)|can'?t|stuck|locked|lock|klemmt|sperre|kieferklemme|kiefersperre|ausgerenkt|ausgehakt|eingerastet|blockiert|dislocated)|(?:can'?t|cannot|unable to|barely) (?:fully )?(?:open|close|shut)[^.!?]{0,20}(?:mouth|jaw)|kieferklemme|kiefersperre|plus a ouvrir|\b(?:mund|kiefer) (?:geht|kriege?|bekomme?)[^.!?]{0,30}(?:auf|zu)\b/u,
} as const;

export const painWords = {
  pain: /schmerz|schmarz|weh(?:tut|tun|tat|gta|gtan)?\b|\bweh\b|\bwehe?\b|\bwieh\b|\bwih\b|zahnweh|zahnpin|zahnping|\bping\b|\bpiin\b|\bpain|\bache|aching|toothache|hurt|agony|throb\w*|klopft|kloppt|klopf\w*|pocht|poch\w*|pulsier|pulsat|hammert|\bsticht|\bzieht\b|\bagri|\bagriyor|dolor|douleur|mal di|боль|болит|болить|bol\b|zwick|ziept|piert|dait|duat|\bdut\b[^.]{0,12}weh|\bdeit\b/u,
  strong:
    /unertraglich|unbearable|wahnsinnig|hollisch|hollen|holle\b|(?<!nicht |net |nit |ned |nich )\b(?:so |sehr |ganz |echt |total |voll |richtig |wirklich )?(?:starke?[rns]?|heftige?[rns]?|schlimme?[rns]?|extrem\w*|brutal\w*|furchtbar\w*|schrecklich\w*|entsetzlich\w*|bestialisch\w*|grausam\w*|tierisch\w*|krass\w*|mega|massiv\w*|wie (?:verruckt|sau|holle))\b|sehr sehr|severe|terrible|horrible|excruciating|intense|worst|10\/10|zehn von zehn|1[01] von 10|skala|out of (?:10|ten)|killing me|killt mich|bringt mich um|umbring|mich um den verstand|verreck|sterbe? vor|vor schmerz|halt(?:e|s)?[^.!?]{0,18}(?:nicht|nich|net|nit|ned|nimmer|nemme|kaum)[^.!?]{0,12}aus|nicht (?:mehr )?aus(?:zuhalten|halten)?|nimmer aus|can'?t (?:take|stand|bear)|dayanam|не могу терпеть|insoport|insupport|w[ae]nde? (?:hoch|nauf\w*|rauf|nuff)|an die decke|seh sterne|zum aushalten|tobt|verstand|kopf gegen|wahnsinn\b|verruckt vor|weine?n?\b|wein\b|heul\w*|crying|cry\b|schrei\w*|screaming|doppelt|presslufthammer|im kreis|platzt|ausm kopp|\bkrumm\b|nicht (?:mehr )?(?:schlafen|sitzen|essen|reden|denken|arbeiten)|nix essen|durchdreh|dreh durch|\bschlimm(?! is)|\bjanz schlimm|mordsweh|wia d?'?sau|saumassig|narrisch|deiwel/u,
  unbearable:
    /unertraglich|unbearable|aushalt|halt(?:e|s)?[^.!?]{0,18}(?:nicht|nich|net|nit|ned|nimmer|nemme)[^.!?]{0,8}aus\b|killt mich|killing me|bringt mich um|verreck|dayanam|w[ae]nde? (?:hoch|nauf|rauf|nuff)|an die decke|10\/10|(?:zehn|ten) (?:von|out of) (?:zehn|ten)|wahnsinnig vor|um den verstand|seh sterne|can'?t (?:take|stand|bear)|agony|zum heulen weh|tobt\b|не могу терпеть/u,
  sleepless:
    /(?:nicht|nich|net|nit|ned|nix|nimmer|kein|kaum|null|zero|keine)[^.!?,]{0,16}(?:schlaf|auge zu|gschlof|gepennt|pennen)|\bnicht schlafen|schlafen? (?:kann ich|geht) nicht|schlaflos|kein auge zu|wach(?:gelegen|e)?\b|die ganze nacht|ganze nacht|ganzi nacht|de ganze nacht|seit (?:mitternacht|heute? nacht|\w+ uhr fruh|\w+ uhr nachts)|nachts? um|\buhr nachts|no sleep|couldn'?t sleep|can'?t sleep|all night|awake|sleepless|since \d+ ?am|3 ?am|zweite nacht|dritte nacht|2 nacht|schlof/u,
  noHelp:
    /(?:tablett\w*|ibu\w*|paracetamol|novalgin|schmerzmittel|schmerztablett\w*|aspirin|painkiller\w*|ibuprofen|pille\w*|tabletten)[^.!?]{0,40}(?:nicht|nich|nix|nichts|net|nit|ned|gar ?nix|alle leer|leer|not|nothing|doesn'?t|did nothing|no help|don'?t|schon|kaum)|(?:hilft|helfen|wirkt|wirken|help\w*|bringt) (?:\w+ ){0,3}(?:nicht|nich|nix|nichts|net|nit|ned|nothing|gar ?nix)|\bnothing (?:helps|works)|schon \w+ (?:tabletten|ibu)/u,
  radiates:
    /bis (?:ins|zum|unters|in den|ans|in die) (?:ohr|auge|schlafe|kopf|hals|arm|nacken)|ins ohr|zieht (?:\w+ ){0,4}ohr|into (?:my|the) (?:ear|head|eye)|up to (?:my|the) (?:ear|eye|temple)|in den kopf/u,
  mild: /leicht\w*|bisschen|bissl|bissle|bissken|bissi|biss(?:l|erl)|bessche|bissel|beten\b|wenig|minimal\w*|ab und zu|manchmal|hin und wieder|mal mehr|af un an|nicht (?:so )?(?:schlimm|wild|stark|dringend|eilig|arg)|nich (?:so )?(?:schlimm|wild|mega|eilig)|net (?:so )?(?:schlimm|arg)|ned schlimm|nit schlimm|nix schlemmes|nix schlimmes|slightly?|slight|mild\b|a bit\b|little|halb so wild|geht (?:schon|noch)|komisch|seit (?:wochen|monaten|sommer|ostern|jahren)|weeks|ziept|zwickt|sensitiv|empfindlich|not wild|nothing wild|nicht dringend/u,
  noPain:
    /(?:keine?|null|ohne|no|nix|nichts|without|gar keine|kaum) (?:\w+ )?(?:schmerz\w*|pain\w*|weh\w*|beschwerd\w*)|schmerz\w*[,:?]? (?:hab\w* (?:ich|er|sie) )?(?:keine|null|nicht|no|no\b|no\.|kein)|schmerzt (?:nichts|nicht)|(?:tut|duat|duads|deit|dait|dat|tuts|doesn'?t|does not|didn'?t|tun)[^.!?,]{0,22}(?:nicht|nich|net|nit|ned|nix|null|hurt|nichts)[^.!?,]{0,8}(?:weh|wieh|wih)?|nothing hurts|painless|merken? (?:tu )?ich nix|weh tuts? (?:auch )?(?:nicht|nich|ned|net)|weh duats ned|gar nich weh|null weh|sonst alles (?:gut|ok|chillig)/u,
  now: /\b(?:jetzt|sofort|dringend|schnell\w*|hilfe|help|emergency|notfall|notdienst|urgent\w*|asap|gleich|heute noch|right now|immediately|please help|eben|grad|gerade|was tun|was jetzt|what do i do|wohin|muss ich irgendwohin|acil|срочно|помог)\b/u,
  hypothetical:
    /\b(?:was (?:macht|tut|mach|tun|ware|soll|muss) (?:man|ich|zu tun|denn)[^.!?]{0,40}(?:wenn|falls|bei)|wenn (?:mal|mir mal|sich|der|jemand|nem|einem|man|mein kind mal)|falls|nur fur den fall|just in case|vorsorglich|frage nur|frag nur|was ware|hypothetisch|theoretisch|referat|was if|what if|in case|should i ever|im fall|erste regel|erkennt man|kann man an|can you die|muss ich sterben|for the fridge|kuhlschrank|ab wann gilt|schulprojekt|erste[- ]hilfe|trainer|als trainer|grad nix|mir fehlt nichts|not an emergency|kein notfall|ist es ein notfall|is (?:a|it) .{0,30}emergency)\b/u,
  overNow:
    /\b(?:heute (?:\w+ ){0,3}alles (?:wieder )?gut|nicht der zahn|jetzt (?:gar )?(?:nix|nichts) mehr|vor (?:\w+ )?jahr\w*|letztes jahr|last year|damals|years ago|fruher|1[89]\d\d|20[01]\d|202[0-5]|als kind|hatte (?:ich )?mal|hatt ich mal|im krieg|beim bund|(?:alles|heute|jetzt|ist|is|jetz) (?:\w+ ){0,2}(?:wieder gut|gut|weg|vorbei|verheilt|erledigt|versorgt|fit)|is (?:ewig )?weg|went away|all good|gone now|komplett weg|wieder dunn|schon lange|letzte woche .{0,40}(?:weg|away|wieder)|uberstanden|tatort|traum\w*|film|serie|nachbar\w*|neighbour)\b/u,
  brushing:
    /zahnseide|zahnburste|beim (?:zahne)?putz\w*|putzen|brush\w*|floss\w*|elektrisch|interdental|beim zahnseide/u,
  joke: /langeweile|vor lachen|vor neugier|mein herz blutet|bleeding money|bill is killing|vor hunger|neid/u,
} as const;
