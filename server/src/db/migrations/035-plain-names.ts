import { type Kysely, sql } from 'kysely';

/** Letters that do not decompose and the plain ones in their places; `contract/src/fold-name.ts` has the same rule. */
const from = [
  'ⱥɐɑᶏ',
  'ƀƃɓᵬᶀꞗ',
  'ƈȼɕꞓ',
  'đðƌȡɖɗᵭᶁ',
  'əǝɛɘɇⱸᶒ',
  'ƒᵮᶂꞙ',
  'ǥɠɡɣᶃꞡ',
  'ħɦⱨꞕ',
  'ıɨɩɪᵻᶖ',
  'ȷɉʝɟ',
  'ĸƙⱪꝁꝃꝅ',
  'łƚȴɫɬɭⱡꝉᶅ',
  'ɱᵯᶆ',
  'ŋƞȵɲɳᵰᶇꞑꞥ',
  'øɵɔⱺꝋꝍ',
  'ƥᵽᵱᶈꝑ',
  'ʠɋꝗ',
  'ɍɼɽɾᵲᶉꞧ',
  'ƨȿʂʃẜẝᵴᶊꞩ',
  'ŧƫƭȶʈⱦᵵ',
  'ʉʊᵾᶙ',
  'ʋⱱᶌ',
  'ⱳƿ',
  'ᶍ',
  'ƴɏʏỿ',
  'ƶȥɀʐʑʒƹⱬᵶᶎ',
  'ς',
].join('');
const to = [
  'aaaa',
  'bbbbbb',
  'cccc',
  'dddddddd',
  'eeeeeee',
  'ffff',
  'gggggg',
  'hhhh',
  'iiiiii',
  'jjjj',
  'kkkkkk',
  'lllllllll',
  'mmm',
  'nnnnnnnnn',
  'oooooo',
  'ppppp',
  'qqq',
  'rrrrrrr',
  'sssssssss',
  'ttttttt',
  'uuuu',
  'vvv',
  'ww',
  'x',
  'yyyy',
  'zzzzzzzzzz',
  'σ',
].join('');
const ligatures = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ᵺ', 'th'],
  ['ƕ', 'hv'],
  ['ȣ', 'ou'],
  ['ʣ', 'dz'],
  ['ʦ', 'ts'],
  ['ꜳ', 'aa'],
  ['ꜵ', 'ao'],
  ['ꜷ', 'au'],
  ['ꜹ', 'av'],
  ['ꝏ', 'oo'],
  ['ỻ', 'll'],
] as const;
const withoutLigatures = ligatures.reduce(
  (text, [sign, letters]) => `replace(${text}, '${sign}', '${letters}')`,
  'only_letters',
);

/** Code points that Unicode says to ignore where they can't be shown (Default_Ignorable_Code_Point). */
const ignorable =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f' +
  '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff';

const statements = [
  `set local lock_timeout = '4s'`,
  // The name and the arguments stay: the index, `heard_name` and a server of the version before use it.
  `create or replace function plain_name(name text) returns text language sql immutable parallel safe as $$
    select regexp_replace(${withoutLigatures}, '[^[:alnum:]]+', ' ', 'g')
    from (
      select translate(
        regexp_replace(lower(normalize(name, NFKD)), '[\\u0300-\\u036f${ignorable}]', '', 'g'),
        '${from}' || U&'\\02b9\\02ba\\02bb\\02bc\\02bd\\02be\\02bf\\02c8', '${to}' || repeat(' ', 8)
      ) as only_letters
    ) as folded
  $$`,
  // The stored form of a name changes only where it has such a letter; a patient's version stays.
  `update patients set first_name = first_name
    where search_name is distinct from
      ' ' || plain_name(first_name || ' ' || last_name) || '  ' || heard_name(first_name || ' ' || last_name)`,

  'alter table contact_messages add column is_suspect boolean not null default false',
  // A note keeps under which name it was written: everybody may change their own.
  `alter table patient_notes add column writer_name text check (writer_name <> '')`,
];

/** Names are found without strokes, ligatures and invisible signs; suspect messages are marked; notes keep their writer's name. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
