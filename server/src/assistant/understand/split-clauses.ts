/** Clauses of normalised text: what stands between marks, and before words that join, subordinate or begin to tell. */
export function splitClauses(text: string): string[] {
  return text
    .replace(opening, '$<yes>, ')
    .split(clauseEnds)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** "Ja hab da Schule", "jo, kita hat zu": the yes is a clause of its own. */
const opening =
  /^(?<yes>(?:(?:ja+|jo+|jep|jup|jap|yes+|yep|evet|tak|jawohl|freilich|ja (?:bitte|klar|genau|leider|doch)|leider ja)))[ ,]+(?=(?:ich|i|er|sie|wir|we|he|she|mein\p{L}*|my|unser\p{L}*|hab|bin|muss|kann|war|krieg|lieg|die|der|kita)(?!\p{L}))/u;

const clauseEnds =
  /[,;:!?()\n]+(?!\d)|(?<!\d|(?<!\p{L})(?:dr|prof))\.+| - |(?= (?:und|aber|weil|denn|dann|damit|dass|sonst|also|obwohl|wenn|falls|sofern|and|but|because|since|so|then|if|unless|though)(?!\p{L}))|(?= (?:ich|wir|i|we) (?:bin|sind|hab|habe|haben|komm|komme|kommen|muss|mussen|kann|konnen|fahr|fahre|fahren|zieh|ziehe|ziehen|meld|melde|ruf|rufe|krieg|kriege|lieg|liege|arbeite|schreib|schreibe|buch|buche|hatte|weiss|am|have|will|can't|need)(?!\p{L}))/u;

/** Why, or what happens besides: "weil ich erst am Freitag zurück bin", "meine Tochter kommt am Montag". */
export function tellsBesides(clause: string): boolean {
  return (tells.test(clause) || reason.test(clause)) && !points.test(clause);
}

/** The clauses that answer or ask: those that tell no reason and nothing that happens besides. */
export function listAsking(text: string): string[] {
  return splitClauses(text).filter((clause) => !tellsBesides(clause));
}

const reason = /^(?:weil|denn|wegen|damit|dass|obwohl|because|since)(?!\p{L})/u;
const tells =
  /(?<!\p{L})(?:ich|i|wir|we|er|he|she|bin|hab|habe|haben|ham|hob|namlich|muss|kann|komm\p{L}*|fahr\p{L}*|zieh\p{L}*|flieg\p{L}*|meld\p{L}*|ruf\p{L}*|lieg\p{L}*|arbeit\p{L}*|schreib\p{L}*|buch\p{L}*|hatte|hat|is|ist|sind|war|wird|wurde|wurden|have|was|is|has)(?!\p{L})/u;
/** What names an appointment, or says what becomes of it. */
const points =
  /(?<!\p{L})(?:mein(?:e|t|te|en)? (?:ich|den|die|das)|ich mein(?:e|te)?|i mean\p{L}*|(?:ab|af|uf|aff)sag\p{L}*|sag\p{L}* (?:sie|s|se|ihn|den|die|beide|bitte|man|em|en)|stornier\p{L}*|streich\p{L}*|losch\p{L}*|cancel\p{L}*|verschieb\p{L}*|verleg\p{L}*|umbuch\p{L}*|move|weg|raus|behalt\p{L}*|bleib\p{L}*|keep\p{L}*|nehm\p{L}*|passt|geht)(?!\p{L})/u;
/** "Den ersten behalte ich", "meinen nicht". */
export const keepsIt =
  /(?<!\p{L})(?:bleib\p{L}*|behalt\p{L}*|lass\p{L}*|steh\p{L}*|nicht|nich|net|nit|ned|nie|keep\p{L}*|stay\p{L}*|leave|not|wahrnehm\p{L}*|komm\p{L}*)(?!\p{L})/u;
