// How an appointment is given up or kept, as those who read the answers to questions share it. Parts of patterns in
// normalised text. The classifier does not learn from them.

/** The rest of a word. "_" is none of it: gaps between words take it, and what two parts of a pattern can take is tried in all ways. */
export const rest = '[\\p{L}\\p{N}]*';

export const cancelWords = `(?:ab|af|aff|uf|uff)(?:zu)?(?:sag|sach|segg|so[gk])${rest}|stornier(?:e|en|n)?|storno|losch${rest}|streich${rest}|entfern${rest}|wegmach${rest}|cancel|kill|delete|remove|iptal(?: et)?`;
export const awayWithIt =
  '(?:weg|raus|fott) (?:damit|domet|mit)|(?:bitte|kann|konnen) (?:weg|raus)|(?:weg|raus) bitte|can go|call (?:it )?off|drop (?:it|that|my|the)';

export const notWords = 'nicht|nich|net|nit|ned';
/** They take back what is said. */
export const denyingWords = `${notWords}|not|don'?t|doesn'?t`;

/**
 * What "nicht" says of coming, and not of cancelling: "den schaffe ich nicht muss absagen", "brauche den nicht mehr absagen
 * bitte", "den bitte nicht verschieben sondern absagen".
 */
export const hindrancePhrases = [
  "(?:cannot|can'?t|won'?t|not|not going to) (?:make|come|attend)",
  `(?:${notWords}) (?:mehr )?(?:wahrnehmen|einhalten|schaffen|kommen)`,
  `(?:schaff|pack)${rest} (?:[\\p{L}\\p{N}]+ ){0,3}(?:${notWords})`,
  `brauche?n? (?:[\\p{L}\\p{N}]+ ){0,3}(?:${notWords}) mehr`,
  'wird (?:leider )?(?:nix|nichts)',
  'gotta go',
].join('|');
export const moveDenied = `(?:${notWords}|not|don'?t) (?:verschieben|verlegen|umbuchen|move|reschedule)(?: it)?`;
