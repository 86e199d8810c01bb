import { hash } from '../server/src/assistant/features.ts';

/** A word or a sound of standard German, and what a dialect makes of it. */
type Change = readonly [RegExp, string];

/** Whole words, as "standard=dialect". */
function sayWords(pairs: string): Change[] {
  return pairs.split(' ').map((pair) => {
    const [said = '', spoken = ''] = pair.split('=');
    return [new RegExp(`(?<!\\p{L})(?:${said})(?!\\p{L})`, 'gu'), spoken];
  });
}

// As people write them, roughly: what the classifier learns from is which letters a word may lose or change.
const dialects: readonly (readonly Change[])[] = [
  // Bavarian
  [
    ...sayWords(
      'ich=i nicht=ned kein=koa keine=koane ist=is auch=aa habe?=hob haben=ham hat=hod ein=a eine=a einen=an kann=ko können=kenna wir=mia mir=ma mich=mi dich=di morgen=moing heute=heid was=wos das=des schon=scho euch=eich gut=guad tut=duad zwei=zwoa noch=no von=vo sie=se der=da jetzt=iatz viel=vui wenn=wann',
    ),
    [/ge(?=[sfhmkb]\p{L}{3})/gu, 'g'],
    [/er\b/gu, 'a'],
    [/(?<=\p{L})en\b/gu, 'n'],
    [/ei(?=[ndßs])/gu, 'oa'],
    [/ü/gu, 'i'],
    [/ö/gu, 'e'],
  ],
  // Swabian
  [
    ...sayWords(
      'ich=i nicht=net kein=koi keine=koine ist=isch auch=au habe?=han haben=hend hat=hot ein=a eine=a einen=en kann=ka können=kennet wir=mir mich=mi das=des schon=scho euch=uich gehen=ganga noch=no von=vo der=dr die=d jetzt=jetz heute=heit sind=send müssen=müsset',
    ),
    [/st(?=\p{L})/gu, 'scht'],
    [/st\b/gu, 'sch'],
    [/ge(?=[sfhmkb]\p{L}{3})/gu, 'g'],
    [/(?<=\p{L})en\b/gu, 'a'],
    [/lein\b|chen\b/gu, 'le'],
    [/ü/gu, 'i'],
    [/ö/gu, 'e'],
  ],
  // Saxon
  [
    ...sayWords(
      'ich=isch nicht=ni kein=kee keine=keene ist=is auch=ooch habe?=hab ein=ä eine=ne einen=een kann=gann können=genn wir=mer das=des nein=nee mich=misch euch=eisch weiß=weeß ihnen=ihn heute=heide morgen=morschn',
    ),
    [/ch\b/gu, 'sch'],
    [/(?<=[aeiouäöü])ck/gu, 'gg'],
    [/\bk(?=[aeiouäöülr])/gu, 'g'],
    [/\bp(?=[aeiouäöülr])/gu, 'b'],
    [/\bt(?=[aeiouäöür])/gu, 'd'],
    [/(?<=[aeiouäöünlr])t(?=[aeiou])/gu, 'd'],
    [/(?<=\p{L})en\b/gu, 'n'],
    [/ü/gu, 'ie'],
    [/ö/gu, 'ee'],
    [/ei(?=n)/gu, 'ee'],
    [/g\b/gu, 'ch'],
  ],
  // Cologne
  [
    ...sayWords(
      'nicht=nit ist=es auch=och habe?=han haben=han hat=hät das=dat was=wat es=et ein=en eine=en einen=ene wir=mer auf=op euch=üch heute=hück morgen=morje gut=jot nein=nä ihr=ehr der=dä die=de mein=ming meine=ming zeit=zick und=un jetzt=jetz leute=lück sie=se',
    ),
    [/\bge/gu, 'je'],
    [/\bg(?=[aeiouäöülr])/gu, 'j'],
    [/(?<=\p{L})en\b/gu, 'e'],
    [/\bpf/gu, 'p'],
    [/(?<=[aeou])b(?=e)/gu, 'v'],
  ],
  // Low German
  [
    ...sayWords(
      'ich=ik nicht=nich kein=keen keine=keen ist=is auch=ok habe?=heff haben=hebbt hat=hett das=dat was=wat es=dat ein=een eine=en einen=en können=köönt wir=wi ihr=ji auf=op heute=hüüt gut=goot mein=mien meine=mien zeit=tied und=un zahn=tähn zähne=tähn sie=se mir=mi mich=mi dir=di dich=di machen=maken sagen=seggen zu=to aus=ut von=vun der=de die=de',
    ),
    [/z(?=[aeiouäöü])/gu, 't'],
    [/ch(?=en|t)/gu, 'k'],
    [/\bge(?=\p{L}{4})/gu, ''],
    [/(?<=[aeiouäöü])ss(?=e)/gu, 't'],
    [/pf/gu, 'pp'],
    [/ei(?=[nst])/gu, 'ie'],
    [/au(?=[sfcm])/gu, 'u'],
  ],
  // Berlin
  [
    ...sayWords(
      'ich=ick nicht=nich kein=keen keine=keene ist=is auch=ooch das=dit was=wat es=et ein=n eine=ne einen=n kleine=kleene auf=uff gut=jut nein=nee mir=mia',
    ),
    [/\bge/gu, 'je'],
    [/\bg(?=[aeiouäöülr])/gu, 'j'],
    [/ei(?=n)/gu, 'ee'],
    [/au(?=[cf])/gu, 'oo'],
  ],
];

const english = /\b(?:the|you|your|my|have|for|are|can|what|when|how|please|is|it|to|of|i'm)\b/giu;

/**
 * A German message in one of six dialects, which one hangs on its text alone; undefined for an English one. Messages
 * in dialect are few, and each dialect's way with letters can be learnt from all the others.
 */
export function toDialect(message: string): string | undefined {
  if ((message.match(english)?.length ?? 0) > 1) return undefined;
  const dialect = dialects[hash(message) % dialects.length] ?? [];
  const plain = message.toLowerCase();
  const spoken = dialect.reduce((text, [said, to]) => text.replace(said, to), plain);
  return spoken === plain ? undefined : spoken;
}
