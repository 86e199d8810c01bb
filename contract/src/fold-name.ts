/** Latin letters with a stroke, hook or tail, which Unicode does not decompose: each row the plain letter first. */
const plainLetters = [
  ...['aⱥɐɑᶏ', 'bƀƃɓᵬᶀꞗ', 'cƈȼɕꞓ', 'dđðƌȡɖɗᵭᶁ', 'eəǝɛɘɇⱸᶒ', 'fƒᵮᶂꞙ', 'gǥɠɡɣᶃꞡ', 'hħɦⱨꞕ', 'iıɨɩɪᵻᶖ'],
  ...['jȷɉʝɟ', 'kĸƙⱪꝁꝃꝅ', 'lłƚȴɫɬɭⱡꝉᶅ', 'mɱᵯᶆ', 'nŋƞȵɲɳᵰᶇꞑꞥ', 'oøɵɔⱺꝋꝍ', 'pƥᵽᵱᶈꝑ', 'qʠɋꝗ', 'rɍɼɽɾᵲᶉꞧ'],
  ...['sƨȿʂʃẜẝᵴᶊꞩ', 'tŧƫƭȶʈⱦᵵ', 'uʉʊᵾᶙ', 'vʋⱱᶌ', 'wⱳƿ', 'xᶍ', 'yƴɏʏỿ', 'zƶȥɀʐʑʒƹⱬᵶᶎ', 'σς'],
];
const ligatures = [
  'ssß',
  'aeæ',
  'oeœ',
  'thþᵺ',
  'hvƕ',
  'ouȣ',
  'dzʣ',
  'tsʦ',
  'aaꜳ',
  'aoꜵ',
  'auꜷ',
  'avꜹ',
  'ooꝏ',
  'llỻ',
];

const plainOf = new Map([
  ...plainLetters.flatMap(([plain = '', ...signs]) => signs.map((sign) => [sign, plain] as const)),
  ...ligatures.flatMap((row) => [...row.slice(2)].map((sign) => [sign, row.slice(0, 2)] as const)),
]);

/**
 * A name for comparing: small letters without accents, strokes, ligatures and invisible signs, one blank for everything
 * else. "Đorđević" and "Dordevic" are one, as are "Groß" and "GROSS". The database's `plain_name` has the same rule.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{ASCII}]/gu, (sign) => plainOf.get(sign) ?? sign)
    .replace(/[\u02b9-\u02bf\u02c8]|[^\p{Alphabetic}0-9]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
