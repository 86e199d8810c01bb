import { collect } from './collect.ts';
import type { PersonalItem } from './personal-item.ts';

const start = '(?<!\\p{L})';
const password =
  '(?:\\p{L}{0,12}passwor[dt](?:e?s)?|\\p{L}{0,12}kennwort|passphrase|şifrem|hasło|пароль|كلمة السر)';
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
  `${start}(?:pin|tan|otp|geheimzahl)\\s(?<item>(?:\\d[ -]?){3,9}\\d)(?!\\d)`,
].map((source) => new RegExp(source, 'giu'));

/** Passwords and codes that somebody tells. */
export function findSecrets(text: string): PersonalItem[] {
  return collect(text, 'NUMMER', patterns);
}
