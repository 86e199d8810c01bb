-- Folds a name for comparison: lower case, no accents, strokes, ligatures or invisible signs, every other sign a blank.
-- `contract/src/fold-name.ts` has the same rule; a test compares them over all letters.
--
-- `patients.search_name` stores the result, so a change needs a migration that installs this file first and then rewrites
-- the rows (035-plain-names did so).
create or replace function plain_name(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    -- Ligatures, each as its letters
    replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(
      only_letters,
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ᵺ', 'th'),
      'ƕ', 'hv'), 'ȣ', 'ou'), 'ʣ', 'dz'), 'ʦ', 'ts'), 'ꜳ', 'aa'),
      'ꜵ', 'ao'), 'ꜷ', 'au'), 'ꜹ', 'av'), 'ꝏ', 'oo'), 'ỻ', 'll'),
    '[^[:alnum:]]+', ' ', 'g')
  from (
    select translate(
      regexp_replace(
        lower(normalize(name, NFKD)),
        -- Combining accents, then the code points that Unicode says to ignore (Default_Ignorable_Code_Point)
        '[\u0300-\u036f'
          '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
          '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8'
          '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
        '', 'g'),
      -- Letters that do not decompose, then the plain ones in their places, line by line. The last line: modifier
      -- letters such as the Hawaiian ʻ, each a blank.
      'ⱥɐɑᶏ'
      'ƀƃɓᵬᶀꞗ'
      'ƈȼɕꞓ'
      'đðƌȡɖɗᵭᶁ'
      'əǝɛɘɇⱸᶒ'
      'ƒᵮᶂꞙ'
      'ǥɠɡɣᶃꞡ'
      'ħɦⱨꞕ'
      'ıɨɩɪᵻᶖ'
      'ȷɉʝɟ'
      'ĸƙⱪꝁꝃꝅ'
      'łƚȴɫɬɭⱡꝉᶅ'
      'ɱᵯᶆ'
      'ŋƞȵɲɳᵰᶇꞑꞥ'
      'øɵɔⱺꝋꝍ'
      'ƥᵽᵱᶈꝑ'
      'ʠɋꝗ'
      'ɍɼɽɾᵲᶉꞧ'
      'ƨȿʂʃẜẝᵴᶊꞩ'
      'ŧƫƭȶʈⱦᵵ'
      'ʉʊᵾᶙ'
      'ʋⱱᶌ'
      'ⱳƿ'
      'ᶍ'
      'ƴɏʏỿ'
      'ƶȥɀʐʑʒƹⱬᵶᶎ'
      'ς'
      || U&'\02b9\02ba\02bb\02bc\02bd\02be\02bf\02c8',
      'aaaa'
      'bbbbbb'
      'cccc'
      'dddddddd'
      'eeeeeee'
      'ffff'
      'gggggg'
      'hhhh'
      'iiiiii'
      'jjjj'
      'kkkkkk'
      'lllllllll'
      'mmm'
      'nnnnnnnnn'
      'oooooo'
      'ppppp'
      'qqq'
      'rrrrrrr'
      'sssssssss'
      'ttttttt'
      'uuuu'
      'vvv'
      'ww'
      'x'
      'yyyy'
      'zzzzzzzzzz'
      'σ'
      || repeat(' ', 8)
    ) as only_letters
  ) as folded
$$;
