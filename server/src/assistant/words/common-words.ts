// Words that say nothing of what is asked, and words that most messages to a practice have, as `normalise` leaves them.

const empty = new Set(
  [
    'ich du er sie es wir ihr man mich mir dich dir uns euch ihm ihn ihnen sich mein meine meinen meinem meiner meines unser unsere unserem unseren unserer',
    'dein deine deinen ihre ihren ihrem ihrer eure euren eurem eurer euer der die das den dem des ein eine einen einem einer eines ne nen n a an',
    'und oder aber denn weil dass ob wenn als wie was wann wo wer wem wen wohin woher warum wieso welche welcher welches welchen',
    'in im ins an am ans auf aufs aus bei beim fur furs mit nach von vom vor zu zum zur um uber unter durch wegen ohne da dort hier dahin hin her dazu',
    'ist sind war waren bin bist sein wird werden wurde wurden wurde hat haben habe hab hatte hatten hatt habt habts kann konnen konnte konnten konnt kannst kann',
    'darf durfen durfte durft muss mussen musste soll sollen sollte will wollen wollte mochte mochten mag wurde wurden gibt gibts gib geht gehen ginge ging',
    'mach mache machen macht tun tut bekomme bekommen bekommt krieg kriege kriegen kriegt nicht nich kein keine keinen nein ja auch noch nur schon mal halt eben denn doch eigentlich wohl so sehr gern gerne',
    'bitte danke hallo hi hey guten gute gut tag morgen abend moin liebe lieber liebes team frage fragen wissen sagen frag fragt',
    'etwas was irgendwo irgendwie irgendein jemand alle alles viel mehr ganz gerade jetzt dann immer wieder schnell kurz bisschen vorhanden moglich erlaubt okay ok einfach vielleicht',
    'glaube glaub denke denk meine meinte hore hort think believe guess mean',
    's gibt is et dat wat ne des i ma mer ham hamse gell ge dieser diese dieses diesem diesen daran dafur damit davon selbst',
    'the a an and or but if of to in on at by for from with without into about as is are was were be been am do does did can could may might shall should will would must',
    'have has had having got get gets i you he she it we they me my mine your yours our ours us them their his her its this that these those there here',
    'what when where who whom which how why not no yes any some something anything anyone someone somebody please thanks thank hello dear just also too so very really via over up out off then than while',
    'guys want need like let possible allowed ok okay know tell ask question wondering s t m d ll ve re',
  ].flatMap((line) => line.split(' ')),
);

const usual = new Set(
  [
    'praxis zahnarzt zahnarztin zahnarztpraxis arzt arztin doktor dr termin termine behandlung behandlungen patient patienten patientin zahn zahne kommen komme kommt komm',
    'schreiben schreibe schreibt schicken schicke schickt schick senden bringen bringe bringt bring mitbringen mitbringe mitnehmen mitnehme nehmen nehme nehmt nimmt tragen trage tragt eintragen',
    'nutzen nutze nutzt benutzen bieten bietet anbieten behandeln behandelt besuchen besucht stehen steht liegen liegt lassen lasse lasst bleiben bleibt kaufen kaufe kauft finden finde findet',
    'mann frau kind kinder kindern sohn tochter mutter vater eltern bruder schwester freund freundin familie kleine kleinen kleiner leute',
    'husband wife kid kids child children son daughter mother father mom dad brother sister friend partner family people',
    'suchen suche sehen sehe brauchen brauche braucht brauch neue neuer neues neuen alte alter altes alten andere anderer anderes anderen anderem zeit heute morgen woche',
    'write send bring take make use offer leave left keep stay wear buy change add give find look new old other another time today tomorrow week',
    'wartezimmer behandlungszimmer zimmer raum empfang waiting room place',
    'practice dentist doctor dr appointment appointments treatment patient patients tooth teeth office clinic surgery come',
  ].flatMap((line) => line.split(' ')),
);

/** How much a word says of what is asked: 0 for "haben", little for "Praxis", 1 for most. */
export function weighCommonWord(word: string): number {
  if (empty.has(word)) return 0;
  return usual.has(word) ? 0.35 : 1;
}
