// What is said of one's own appointments, beside which nothing else may stand. The classifier does not learn from it.

export function toSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/u));
}

export const self = toSet('ich mich mir mein meine meiner meinen meins me mine my myself i selbst');
export const besideSelf = toSet(
  `und and aber ja ok okay gut danke was wie ist is steht mit bei fur for what about how wann when bin am dran denn dann jetzt auch
  haben hab habe have do termin termine appointment appointments then thanks eigene eigenen own`,
);
export const besideSwap = toSet(
  `tausch tausche tauschen tauscht vertausche vertauschen swap switch exchange bitte please die den beiden beide zwei 2 sie mal them both the
  two can could you we konnen konnten kann man ich i wir mochte will doch einfach miteinander und and these those`,
);

export const takesBackWord =
  /\b(?:ruckgangig|undo|revert|zuruck\w*|back|versehen|verklickt|vertippt|falsch|wrong|mistake|oops|ups|huch|alten?|alter|vorher\w*|before|doch (?:lieber )?(?:nicht|nich|net|behalten)|changed my mind|second thought|(?:oh|ach) (?:nein|nee|no))\b/u;
export const besideTakingBack = toSet(
  `oh ach nein no nee ne na ups oops huch bitte please mach mache machen machst das es die den der dem it that this wieder doch lieber war was
  wars is ist sorry mein fehler my mistake auf zu zum to the termin zeit appointment time verschiebung verschoben mal kann konnen man ich i
  will mochte want need can could you us wir sie alles aus ein um by aus versehen war's nicht nich net falsch wrong verklickt vertippt alte
  alten alter altes vorher vorherige vorherigen before behalten ruckgangig undo revert zuruck zurucknehmen zurucksetzen back wie hin her halt
  stopp stop moment bleibt soll changed mind on second thought actually hab habe mich einen gleich wait old one uhrzeit tag day and und move
  ja yes dann then jetzt ihn hatte gern gerne verschieben absagen stornieren`,
);

/** All of several appointments: neither "allerdings" nor "vor allem" nor "alles klar" says so. */
export const allOfThem =
  /\b(?:allen?|everything|the (?:whole )?lot|every (?:single )?one|alles(?! (?:klar|gut\w*|ok|okay|liebe|in ordnung))|(?<!after )all(?! right)|beide[nrs]?|samtliche\w*|both)\b/u;
export const bothOfThem = /\b(?:beide[nrs]?|both)\b/u;
export const besideAll = toSet(
  `alle allen alles all samtliche beide beiden beider both bitte please ja jo yes yep ok okay nein no und and von of them those these it
  denen davon die den der das the termine terminen appointments zusammen auf einmal together at once absagen absage stornieren storniere
  storno loschen streichen streiche weg raus cancel delete remove sag sagen sie ab ich i will mochte want to muss need wir mir me lieber doch
  gleich halt einfach just dann then also danke thanks zwei drei two three sind bei tag everything whole lot single every one klar genau freilich nu bidde`,
);

export const besideMove = toSet(
  `come komme komm geht's ging's darf durfte passe wars waers stattdessen meinen mein verlegen verlege reschedule evtl eventuell dreiviertel
  ubermorgen sonntag sunday next nachste nachsten nachster nachstes ubernachste ubernachsten kommende kommenden diese
  wochenende weekend week wochen morgens noon doctor early late spat`,
);
export const besideWhen = toSet(
  `this tonight any ab before after until till til since spater later fruher earlier sooner danach hinterher drauf schule school feierabend
  tage tages werktags weekdays mornings afternoons evenings noch ever still booked gebucht got`,
);
