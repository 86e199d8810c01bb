import { collect } from './collect.ts';
import { numberWord } from './number-words.ts';
import type { PersonalItem } from './personal-item.ts';

const streetEnd =
  '(?:stra(?:ß|ss)e|str\\.?|weg|platz|allee|gasse|gässchen|ring|ufer|damm|chaussee|promenade|steig|stieg|pfad|wall|markt|hof|berg|grund|graben|kamp|park|garten|gärten|gürtel|guertel|tor|straat|zeile|winkel|bogen|höhe|aue|bruch|wiese|feld|siedlung|kirchhof|deich|twiete|stra[sß]s?)';
/** What counts something else than houses. */
const noUnit =
  '(?!\\p{L}|[\\d:]|[.,]\\d|\\s?(?:uhr|jahr|min|stund|tage?n?(?!\\p{L})|woche|monat|km|kilom|meter|eur|€|prozent|%|mal(?!\\p{L})|personen|kinder|zähn|stationen|haltest|years|days|weeks|months|pm|o.clock|oder|bis|und\\s\\d))';
const number = `(?!20[2-9]\\d)\\d{1,4}(?:\\s?[a-z](?!\\p{L}))?(?:\\s?[-/]\\s?\\d{1,3}(?:\\s?[a-z](?!\\p{L}))?)?${noUnit}`;
const bigWord = "\\p{Lu}[\\p{L}'’-]+";
const river =
  '(?:\\s(?:am|an der|im|ob der|bei|v\\.? ?d\\.?)\\s\\p{Lu}[\\p{L}-]+|[/(]\\p{Lu}[\\p{L}-]+\\)?)?';
const town = `(?:(?:Bad|Sankt|St\\.|Bergisch|Groß|Klein|Alt|Neu|Markt|Hohen)\\s)?(?!(?:und|oder|in|im|ich|bin|ist|sonst|wir|euro|and|or|is|i)(?!\\p{L}))\\p{L}[\\p{L}-]+${river}`;
const postcode = `(?:[DA]\\s?-\\s?)?\\d{5}(?!\\d|\\s?(?:eur|€))`;
/** Where in the house. */
const inHouse =
  '(?:,?\\s(?:hinterhaus|vorderhaus|seitenflügel|hochparterre|parterre|dachgeschoss|erdgeschoss|[eud]g(?!\\p{L})|\\d{1,2}\\.\\s?(?:og|etage|stock)(?!\\p{L})|(?:zimmer|whg\\.?|wohnung|apartment|apt\\.?|app\\.|haus)\\s\\d{1,4}))*';
const behind = `${inHouse}(?:\\s?,?\\s*(?:in\\s)?(?:${postcode}(?:,?\\s${town})?|(?!20[2-9]\\d)\\d{4}\\s${bigWord}))?`;

/** Words that a number follows although they are no street. */
const noStreet =
  '(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonn|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Tag|Termin|Zahn|Zähne|Krone|Brücke|Implantat|Füllung|Position|Pos|Regio|Stelle|Quadrant|Zimmer|Raum|Kanal|Wurzel|KW|Kalenderwoche|Anfang|Ende|Mitte|Schnitt|Alter|Jahr|Monat|Uhr|Prothese|Abutment|Inlay|Veneer|Milchzahn|Backenzahn|Schneidezahn|Weisheitszahn|Bereich|Gleis|Linie|Bus|Bahn|Umkreis|Stock|Stufe|Seite|Punkt|Nummer|Nr|Rechnung|Feb|Jan|Sep|Okt|Nov|Dez)';

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

/** Where one lives without saying where. */
const noTown =
  '(?:Nähe|Nachbarschaft|Gegend|Stadt|Innenstadt|Straße|WG|Wohnung|Altbau|Haus|Heim|Pflegeheim|Altenheim|Wohnheim|Studentenwohnheim|Dorf|Ausland|Umgebung|Region|Hotel|Moment|Deutschland|Germany)';

const wohnCue =
  '(?:straße|strasse|adresse|anschrift|address|wohn(?:e|en|t|haft|ung)?|umgezogen|gemeldet|living|live)';
const wohnFiller =
  '(?:(?:[:,]|\\s(?:ist|is|lautet|jetzt|nun|ab|now|ich|wir|wieder|neue?|nach|in|im|at|to|die|der|den|dem|das|the|seit|dort|auch|immer|noch))\\s?)*';

/** A word that a street is called by: it begins where no such word goes on, and is no longer than words are. */
const wordStart = "(?<!\\p{L}[.’'-]?)";
const streetWord = "\\p{L}[\\p{L}.’'-]{0,60}";

const patterns = [
  // "Gartenstr. 7", "Aachener Str. 211", "Alte Dorfstraße 3, 50667 Köln".
  `${wordStart}(?:(?:am|an der|an den|auf der|auf dem|zum|zur|alte[rn]?|neue[rn]?|große[rn]?|kleine[rn]?|obere[rn]?|untere[rn]?|hohe[rn]?|lange[rn]?|sankt|st\\.)\\s)?(?!doktor|motor|direktor|faktor)(?:${streetWord}\\s?${streetEnd})\\s${number}${behind}`,
  // "Eifelstraße siebzehn".
  `${wordStart}${streetWord}(?:\\s?stra(?:ß|ss)e|weg|\\s?allee|\\s?gasse)\\s${numberWord}${noUnit}`,
  `(?<!\\p{L})(?:postfach|p\\.?\\s?o\\.?\\s?box)\\s\\d{1,3}(?:\\s?\\d{2,3}){0,3}(?!\\d)${behind}`,
  `(?<![\\p{L}])\\d{1,4}[a-z]?\\s(?:\\p{L}[\\p{L}'’-]+\\s){1,2}(?:street|road|avenue|lane|drive|close|court|crescent|terrace)(?!\\p{L})`,
  `(?<![\\p{L}\\d])${postcode}\\s${town}`,
  // "Hausnummer ist 14b, nicht 14".
  `hausnummer(?:\\s(?:ist|lautet|war|jetzt|neu))*:?\\s(?<item>\\d{1,4}\\s?(?:[a-z](?!\\p{L}))?)`,
  `hausnummer[^.!?\\n]{0,20}\\d[a-z]?,?\\s(?:und\\s)?(?:nicht|statt|not)\\s(?:mehr\\s)?(?<item>\\d{1,4}\\s?(?:[a-z](?!\\p{L}))?)`,
  `(?:plz|postleitzahl|postcode|zip)[:\\s]+(?:ist\\s|is\\s|lautet\\s)?(?<item>\\d{5}(?:\\s\\p{Lu}[\\p{L}-]+)?)`,
  // Blocks instead of streets: "Q7, 24, Mannheim".
  `(?<![\\p{L}\\d])[a-u]\\s?\\d{1,2}\\s?,\\s?\\d{1,3}[a-z]?,?\\s(?:${postcode}\\s)?mannheim(?!\\p{L})`,
  `${wohnCue}${wohnFiller}\\s(?:in\\s)?(?<item>[a-u]\\s?\\d{1,2}\\s?,\\s?\\d{1,3}[a-z]?(?![\\p{L}\\d]))`,
  `${wohnCue}${wohnFiller}\\s(?:im\\s|in\\s(?:(?:der|dem)\\s)?)?(?<item>(?:(?:an|auf|unter|am|zum|zur|hinter|vor|bei|beim|alte[rn]?|neue[rn]?)\\s)?(?:(?:der|dem|den)\\s)?(?!seit|ab|am|und|jahr|monat|woche)\\p{L}[\\p{L}'’-]+\\.?(?:\\s\\p{L}[\\p{L}'’-]+\\.?)?\\s${number}${behind})`,
].map((source) => new RegExp(source, 'giu'));

const inLetters = [
  // "Am Hang 5", "Unter Goldschmied 19", "An der Wollküche 3", but not "Am Montag 9", "An Zahn 36".
  `(?<![\\p{L}])(?:[Aa]m|[Aa]n der|[Aa]n den|[Aa]uf der|[Aa]uf dem|[Aa]uf den|[Aa]uf|[Uu]nter|[Uu]nter den|[Zz]um|[Zz]ur|[Ii]n den|[Hh]inter der|[Hh]inter dem|[Vv]or dem|[Vv]or der|[Bb]eim|[Bb]ei der|[Aa]ltes?|[Nn]eues?)\\s(?!${noStreet})${bigWord}(?:\\s(?!${noStreet})${bigWord})?\\s${number}${behind}`,
  `(?<!\\p{L})(?:[Rr]ue|[Aa]venue|[Bb]oulevard|Via|Viale|Piazza|Corso|Calle|Plaza|Rua|[Uu]l\\.|[Uu]lica)\\s(?:\\p{L}[\\p{L}.'’-]*\\s){1,4}${number}${behind}`,
  `(?<!\\p{L})[Cc]/[Oo]:?\\s(?<item>${bigWord}(?:\\s${bigWord}){0,3})`,
  `(?<!\\p{L})(?:[Gg]eboren|[Gg]eb\\.|[Bb]orn)\\s(?:[^.!?\\n]|\\.(?=\\S)){0,50}?\\s?in\\s(?<item>(?!${noStreet}|${month}(?!\\p{L}))${bigWord})`,
  // Of "in der Au 5" the first words stay.
  `(?<!\\p{L})(?:[Ii]m|[Ii]n der)\\s(?<item>(?!${noStreet})${bigWord}(?:\\s(?!${noStreet})${bigWord})?\\s${number}${behind})`,
  // Streets without a number: "wohnt bei uns in der Gocher Straße".
  `(?:[Ww]ohn(?:e|t|en|haft)|[Ll]ive|[Ll]iving|[Gg]ezogen|[Zz]iehe)(?!\\p{L})[^.!?\\n]{0,40}?\\s(?:[Ii]n|[Aa]n|[Aa]uf|on)\\s(?:de[rmn]\\s|the\\s)?(?<item>(?:${bigWord}\\s)?(?:\\p{Lu}[\\p{L}-]{1,40}(?:stra(?:ß|ss)e|allee|gasse|weg)|(?:[Ss]tra(?:ß|ss)e|Str\\.|Allee|Gasse|Weg)(?!\\p{L})))`,
  // Towns without a number.
  `(?:[Ww]ohn(?:e|t|en|haft)|[Ll]ive|[Ll]iving|[Gg]ezogen|[Uu]mgezogen|[Zz]iehe|[Mm]oved)\\s(?:jetzt\\s|nun\\s|now\\s)?(?:in|nach|im|at|to)\\s(?:der\\s|dem\\s|the\\s)?(?<item>(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|${month}(?!\\p{L})|${noStreet}|${noTown}(?!\\p{L}))\\p{Lu}[\\p{L}-]+(?:\\s?\\d{1,4}[a-z]?)?)`,
].map((source) => new RegExp(source, 'gu'));

/** Street with number, postcode with town, and towns after "wohne in". */
export function findAddresses(text: string): PersonalItem[] {
  return collect(text, 'ADRESSE', [...patterns, ...inLetters]);
}
