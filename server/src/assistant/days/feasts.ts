import { addDays, toWeekday } from '../../domain/calendar-date.ts';

/** Days with a name that stand still, as MM-DD. */
const fixedFeasts: readonly (readonly [RegExp, string])[] = [
  [/^barbara(?:tag)?$/u, '12-04'],
  [/^nikolaus(?:tag|abend)?$/u, '12-06'],
  [/^(?:heilig(?:er ?)?abend|christmas eve)$/u, '12-24'],
  [/^(?:weihnacht(?:en|stag)?|christmas|xmas|x-mas|noel)$/u, '12-25'],
  [/^(?:boxing day|(?:2\.|zweite[rnm]?) weihnachts(?:feier)?tag)$/u, '12-26'],
  [/^(?:1\.|erste[rnm]?) weihnachts(?:feier)?tag$/u, '12-25'],
  [/^(?:silvester|sylvester|new year'?s eve)$/u, '12-31'],
  [/^(?:neujahr(?:stag)?|new year(?:'?s day)?)$/u, '01-01'],
  [/^(?:(?:heilige?[ -]?)?drei[ -]?konige?|(?:heilige?[ -]?)?3[ -]?konige?|epiphany)(?:stag)?$/u, '01-06'],
  [/^(?:valentin(?:stag)?|valentine'?s(?: day)?)$/u, '02-14'],
];

/** Days that are counted from Easter Sunday. */
const movingFeasts: readonly (readonly [RegExp, number])[] = [
  [/^weiberfast(?:nacht|elovend)$/u, -52],
  [/^rosenmontag$/u, -48],
  [/^veilchendienstag$/u, -47],
  [/^aschermittwoch$/u, -46],
  [/^(?:karfreitag|good friday)$/u, -2],
  [/^(?:ostern|easter)$/u, 0],
  [/^(?:ostermontag|easter monday)$/u, 1],
  [/^pfingsten$/u, 49],
];

/** Every feast's name. */
export const feast =
  "(?:(?:[1-4]\\.|erste[rn]?|zweite[rn]?|dritte[rn]?|vierte[rn]?) advent(?:ssonntag)?|(?:[12]\\.|erste[rnm]?|zweite[rnm]?) weihnachts(?:feier)?tag|boxing day|barbaratag|nikolaus(?:tag|abend)?|heilig(?:er ?)?abend|christmas eve|weihnacht(?:en|stag)?|christmas|xmas|x-mas|noel|silvester|sylvester|new year'?s eve|neujahr(?:stag)?|new year(?:'?s day)?|(?:heilige?[ -]?)?(?:drei|3)[ -]?konige?(?:stag)?|epiphany|valentin(?:stag)?|valentine'?s(?: day)?|weiberfastnacht|weiberfastelovend|rosenmontag|veilchendienstag|aschermittwoch|karfreitag|good friday|ostern|easter|ostermontag|easter monday|pfingsten)";

/** The feast's next day on or after today. */
export function findFeast(name: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const inYear = (candidate: number) => findFeastOfYear(name, candidate);
  const thisYear = inYear(year);
  if (thisYear === undefined) return undefined;
  return thisYear >= today ? thisYear : inYear(year + 1);
}

function findFeastOfYear(name: string, year: number): string | undefined {
  const fixed = fixedFeasts.find(([pattern]) => pattern.test(name))?.[1];
  if (fixed !== undefined) return `${year}-${fixed}`;
  const advent = ['1|e', '2|z', '3|d', '4|v'].findIndex((letters) =>
    new RegExp(`^(?:${letters})\\S* advent`, 'u').test(name),
  );
  if (advent >= 0) return addDays(findFourthAdvent(year), (advent - 3) * 7);
  const offset = movingFeasts.find(([pattern]) => pattern.test(name))?.[1];
  return offset === undefined ? undefined : addDays(findEaster(year), offset);
}

/** The Sunday before Christmas. */
function findFourthAdvent(year: number): string {
  const eve = `${year}-12-24`;
  return addDays(eve, -(toWeekday(eve) % 7));
}

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function findEaster(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - ((year % 100) % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * correction + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}
