import { remember } from './remember.ts';

// Small words and sounds by which dialects, quick thumbs and learners differ from the German that the word groups are
// written in. Only what is no other German word; what is said is not translated, only made comparable.
const spellings: Readonly<Record<string, string>> = {
  nicht: 'nit net ned nid nich nech niat nod nitt nedd niht nichd ni nisch',
  'nicht mehr': 'nimmer nimma nimmi nemme nemmer nimme nummi num nimm',
  mehr: 'mih meh mea mieh meahr mear mihr',
  weh: 'wieh wih weih weah waih weeh wiih wehh',
  tut: 'deit dait deet deiht duat tuat tuet duet dut duht doot tud tuad duad deut doet tuut duut',
  'tut es': 'duats tuats duads tuads duts deits',
  kein: 'koi koa keen kee koan koin kei kenn',
  keine: 'koine keene koina',
  kann: 'ka ko kon kaa koh chan cha chani',
  schlafen:
    'schlofe schlofa schloofe schlofen schlafa schlafn slapen schlaafe schlofn schlopen pennen ratzen schloffe schlafe slape',
  geschlafen:
    'gschlofa gschlaffa gschlofn jeschlofe jeschlafe gepennt jepennt gschlafn geschlofen geschlofe gschlafe slopen',
  zahn: 'zant zand zah tahn tang zohn zoh zoahn zoan zaan zann zaahn tann zoohn kusen',
  zahne: 'zang zank zahnd tahne',
  backe: 'backn backa bagge baggn back bagg',
  blut: 'bluat bluad blot bloot blout',
  blutet: 'bluatet bluatat',
  jetzt: 'jetz iatz iatzt jetze jez jz itz etz etza jetza jitz jitzt',
  heute: 'heide heid hoit heit heut hut huck huet haint heind',
  nacht: 'naach nocht noacht naacht nachd',
  schmerzen:
    'schmerze schmerza schmerzn schmarzn schmarze schmarz schmerz smarten pien ping piin wehdag wehdaag weihdag schmertz schmertzen schmezen',
  hilfe: 'hilf hulp holp',
  helfen: 'helpen holpe helfe helfa helfn',
  ganz: 'janz gonz',
  ganze: 'janze gonze janzen ganzen',
  gesicht: 'jesicht gsicht gsischt gsichd',
  mund: 'muul mul gosch goschn gusch gusche schnut schnuss maul',
  seit: 'sitt sait siet zid sick sigg seid',
  so: 'esu asu sou aso',
  und: 'un ond unn',
  ist: 'isch is iss',
  geht: 'jeht goht geit jeit gaat gahd',
  auf: 'uff uf auff',
  ab: 'av af',
  raus: 'rus rut aussa ussi use naus eruss erus drussa ruut heraus aussi',
  fieber: 'fiewer fiaber fibber fiaba fieba feeva fiewer',
  viel: 'vill vui fui veel',
  schlimm: 'schlemm slimm arg',
  schlimmer: 'schlemmer slimmer arger',
  nichts: 'nix nischt nuscht nits nixe nint',
  hilft: 'helpt hulft helft hilfts',
  weiss: 'weess woas woiss wees weet',
  halte: 'hald halt haalt haald hool hol hoid haolt hal',
  aus: 'us ut oos',
  luft: 'luff loft',
  dicke: 'digge diggen dicka decke deck dick dicki diki',
  klein: 'gleen gleener kleene kleen kloa kloana kloane lutt lutten kleiner kloi',
  fruh: 'frieh friah froh fru freh',
  frisst: 'frett frissd',
  kriege: 'krije kriag krieg griech griesch krich kreeg kriach kreije kriech',
  halb: 'halv half hoib halwe halvig halvich halbich',
  verschieben: 'verschuven verschuuven verschuwen verschiem vaschiam vaschiabn verschiewe',
  schieb: 'schuuv schuv schiab schuf schuuf',
  schieben: 'schuven schuuven schiam schiabn schiewe',
  zwei: 'twee twe tweie',
  drei: 'dree dri drie',
  vier: 'veer vejer feer',
  funf: 'fief funnef fumf',
  sieben: 'soven seven sibbe siwwe',
  neun: 'negen nung',
  zehn: 'tein teihn zihn',
  elf: 'olven elef',
  zwolf: 'twolf zwolef',
  beissen: 'bissn biesse beisse beissn biesse bieten biete',
  macht: 'maat maht mokt moakt mocht mat moacht',
  fertig: 'fadich fadisch feddich fertich fertisch',
  geflogen: 'gfloga gfloge gflogn jefloge jeflogen floge',
  gebrochen: 'brocha broche brochn jebroche jebrochen gebroche gebrocha brocken',
  gefallen: 'gfalln gfalla gfalle gfoin jefalle jefallen gefalle',
  hort: 'hert hiert heert hoot heurt',
  handtuch: 'handdooch handdoch handdook handduch',
  dritte: 'drette dridde',
  lauft: 'lauf laaft loppt loopt leuft lopt',
  gezogen: 'jetrocke getrocke trocken zogn zoga gezoge jezoge jezogen getrokken',
  pocht: 'bubbert bubberd puppert',
  kopf: 'gobb kobb kopp',
  weint: 'kriescht greint flennt plarrt brullt heult huult hult jault',
};
/** Words of which answers about appointments are made. */
const spellingsOfAnswers: Readonly<Record<string, string>> = {
  genau: 'jenau gnau jnau',
  um: 'om',
  auch: 'och ooch oach',
  beide: 'beede beed beidn',
  erste: 'eeschte eschte erschte erschde',
  ersten: 'eeschten erschtn erschten erschden erstn',
  zweite: 'zweete zwote zwoate zwate',
  zweiten: 'zweeten zwoatn zwoaten zweitn zwotn zweetn zwaten',
  termin: 'dermin termien',
  termine: 'dermine termina',
  absagen: 'absogn absoga absachn absagn affsage affsagen afsage afsagen avsage uffsagen afseggen absaga',
  streichen: 'streicha streichn',
};
const toMap = (words: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(words).flatMap(([word, others]) =>
      others.split(' ').map((other): [string, string] => [other, word]),
    ),
  );
const standardOfAnswers = toMap(spellingsOfAnswers);
const standard = new Map([...toMap(spellings), ...standardOfAnswers]);

/** Normalised text of an answer with the dialects' words for what is agreed to or refused in German; all others stay. */
export const toStandardAnswer = remember((text) =>
  text.replace(/\p{L}+/gu, (word) => standardOfAnswers.get(word) ?? word),
);

// Half of the small words above are English words, too; "i", "is" and "in" are said in both.
const english =
  /\b(?:the|you|your|my|and|have|has|with|for|are|can|can't|it's|i'm|what|when|how|please|tooth|hurts?|pain|since|after|of|to|he|she|her|his)\b/gu;

/** Blood in Cologne and in the north; without its article it is "blöd". */
const neuterBlood = /(?<=\b(?:et|dat|det|dit|min|mien|ming|mei|veel|vill) )blod\b/gu;

/** "jeschwolle" → "geschwolle", "janze" → "ganze": who lives by the Rhine or the Spree says j for g. */
const softG =
  /\bj(?=e(?!tzt|d|mand|n|weil|sus|w)\p{L}{4,}|anz|eh(?:t|n)|ut(?:e[nrs]?)?\b|estern|laub|rad|leich)/gu;
/** "gschwolln", "gfalln", "brocha": participles that lost a vowel. */
const shortParticiple =
  /\bg(?=(?:schw|schl|fall|fahr|stoss|sturz|brach|broch|blut|spu|haut|schp|schm)\p{L})/gu;

/**
 * Normalised text in which dialects' small words and sounds are German: "et deit esu wieh" → "et tut so weh". Good for
 * looking for word groups; no longer what somebody wrote.
 */
export const toStandardGerman = remember(replaceDialect);

function replaceDialect(text: string): string {
  if ((text.match(english)?.length ?? 0) > 1) return text;
  return text
    .replace(neuterBlood, 'blut')
    .replace(softG, 'g')
    .replace(shortParticiple, 'ge')
    .replace(/\p{L}+/gu, (word) => standard.get(word) ?? word);
}
