import { collect } from './collect.ts';
import type { PersonalItem } from './personal-item.ts';

const start = '(?<!\\p{L})';
const password =
  '(?:\\p{L}{0,12}passwor[dt](?:e?s)?|\\p{L}{0,12}kennwort|pass(?:phrase|code)|pass?w|pw|pwd|mot de passe|contraseña|wachtwoord|senha|şifrem|hasło|пароль|كلمة السر)';
const code =
  '(?:(?:zugangs|bestätigungs|sicherheits|einmal|anmelde|sms-?|login-?|access |security )?code|pin|tan|otp|geheimzahl)';
const now = '(?:(?:jetzt|nun|aktuell|immer|noch|früher|now|currently|to|auf|wie folgt)\\s){0,2}';
/** What is said of a password that is not told. */
const remark =
  '(?!(?:nicht|falsch|vergessen|weg|abgelaufen|ungültig|zu|gesperrt|schon|wieder|nie|kein\\p{L}*|unbekannt|ein|eine|das|der|die|mir|mein\\p{L}*|leider|so|wohl|richtig|korrekt|sicher|wrong|not|invalid|expired|incorrect|correct|too|no|the|a|my|gone|lost|forgotten|required|blocked|locked|secure|safe|und|oder|and|or)(?!\\p{L}))';

const patterns = [
  `${start}${password}(?:\\s?[:=]\\s?|\\s(?:lautet|heißt|heisst|ist|is|war|was)(?:\\s?:)?\\s)${now}["„“']?${remark}(?<item>[^\\s"„“']{3,64}?)(?=[.,!?]*(?:[\\s"“”']|$))`,
  // Without a word between only what nobody takes for one: "Passwort hund123".
  `${start}${password}\\s(?<item>(?=[^\\s\\d]{0,40}\\d)[^\\s]{4,64}?)(?=[.,!?]*(?:\\s|$))`,
  `${start}${code}(?!\\p{L})(?:\\s?[:=]\\s?|\\s(?:lautet|ist|is|war|was|nr\\.?|nummer)(?:\\s?:)?\\s)${now}["„“']?(?<item>(?:\\d[ -]?){3,9}\\d(?!\\d|\\s?(?:min|stund|tag|uhr|hour|day|€|eur))|(?=[\\p{L}-]{0,12}\\d)[\\p{L}\\d-]{4,16})(?![\\p{L}\\d:])`,
  // Of several words all: "Passwort: hund katze maus".
  `${start}${password}\\s?[:=]\\s?${now}${remark}(?<item>[^\\s.,;!?]{3,64}(?:\\s[^\\s.,;!?]{1,64}){1,6})`,
  // What is made of letters and digits as no word is: "Mein Passwort ist das Geheim99".
  `${start}${password}(?!\\p{L})[^\\n.!?]{0,60}?\\s(?<item>(?=\\p{L}[^\\s\\d]{0,40}\\d)[^\\s]{4,64}?)(?=[.,!?]*(?:\\s|$))`,
  // "Die SMS sagt 482 193", "CVV 123".
  `${start}(?:${code}|sms|cv[vc]2?|prüf(?:nummer|ziffer|zahl)|authenticator|2fa)(?!\\p{L})[^\\d\\n.!?]{0,40}(?<item>\\d(?:[ -]?\\d){2,8})(?![\\d:]|[.,]\\d|\\s?(?:min|stund|tag|uhr|hour|day|€|eur))`,
  // "Jetzt habe ich meine PIN hier hineingeschrieben ... 8041".
  `${start}(?:pin|tan|geheimzahl)(?!\\p{L})[^\\d\\n!?]{0,80}?(?<![\\d.:,])(?<item>\\d{4,6})(?![\\d:]|[.,]\\d|\\s?(?:uhr|€|eur))`,
  `${start}(?:pin|tan|otp|geheimzahl)\\s(?<item>(?:\\d[ -]?){3,9}\\d)(?!\\d)`,
].map((source) => new RegExp(source, 'giu'));

/** Passwords and codes that somebody tells. */
export function findSecrets(text: string): PersonalItem[] {
  return collect(text, 'NUMMER', patterns);
}
