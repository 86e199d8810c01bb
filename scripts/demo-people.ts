import type { Role } from '@praxisportal/contract/staff/rights';
import type { DoctorFacts } from '@praxisportal/practice/types';

/** The invented people of `npm run demo`. Addresses end in reserved names; the phone numbers are reserved for fiction. */

/** Numbers from 0 to below 1. */
export type Dice = () => number;

export type DemoPerson = {
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  isChild: boolean;
  email: string | undefined;
  /** E.164 */
  phone: string | undefined;
  /** Whether they have a log-in, and book on the website themselves. */
  hasAccount: boolean;
};

export type DemoStaffMember = {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  doctorId: string | null;
};

/** The same numbers at each run (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list that is not empty. */
export function draw<Value>(list: readonly Value[], dice: Dice): Value {
  const value = list[Math.floor(dice() * list.length)];
  if (value === undefined) throw new Error('nothing to draw from');
  return value;
}

/** Who works here besides the owner, who comes in by the link: every dentist but the first, who may be the owner. */
export function listDemoStaff(doctors: readonly DoctorFacts[]): DemoStaffMember[] {
  const atDesk = [
    ['Sevgi', 'Arslan', 'reception'],
    ['Jonas', 'Krämer', 'reception'],
    ['Mia', 'Lorenz', 'assistant'],
  ] as const;
  const dentists = doctors.slice(1).map(({ id, name }): DemoStaffMember => {
    const [firstName = name, ...others] = name.split(' ').filter((word) => !word.endsWith('.'));
    const lastName = others.join(' ') || firstName;
    return { firstName, lastName, email: `${id}@praxis.example`, role: 'dentist', doctorId: id };
  });
  const others = atDesk.map(([firstName, lastName, role]): DemoStaffMember => {
    const email = `${toAddressWord(firstName)}@praxis.example`;
    return { firstName, lastName, email, role, doctorId: null };
  });
  return [...others, ...dentists];
}

const adults = 200;
const children = 56;

/** Patients, the grown-up first. The first one has an account and comes often. */
export function listDemoPatients(year: number, dice: Dice): DemoPerson[] {
  const taken = new Set<string>();
  return Array.from({ length: adults + children }, (_, index) => {
    const isChild = index >= adults;
    const age = isChild ? 3 + Math.floor(dice() * 14) : 19 + Math.floor(dice() * 66);
    const lastName = lastNames[(index * 7) % lastNames.length] ?? '';
    const names = isChild ? childNames : age > 50 ? elderNames : youngerNames;
    const free = names.filter((name) => !taken.has(`${name} ${lastName}`));
    const firstName = draw(free, dice);
    taken.add(`${firstName} ${lastName}`);
    const day = 1 + Math.floor(dice() * 28);
    const dateOfBirth = `${year - age}-${twoDigits(1 + Math.floor(dice() * 12))}-${twoDigits(day)}`;
    const hasAccount = index === 0 || (!isChild && dice() < 0.4);
    const hasEmail = hasAccount || (!isChild && dice() < (age > 70 ? 0.2 : 0.6));
    const address = `${toAddressWord(firstName)}.${toAddressWord(lastName)}${index}@example.org`;
    return {
      ...{ firstName, lastName, dateOfBirth, isChild, hasAccount },
      email: hasEmail ? address : undefined,
      phone: hasAccount || dice() < 0.9 ? `+492214710${200 + index}` : undefined,
    };
  });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function toAddressWord(name: string): string {
  const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i' };
  return name
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

const elderNames = (
  'Ingrid Renate Monika Ursula Brigitte Gisela Helga Karin Sabine Petra Angelika Birgit Fatma Jolanta ' +
  'Wolfgang Manfred Hans Klaus Dieter Bernd Jürgen Rainer Uwe Detlef Mehmet Giovanni Stanisław Frank'
).split(' ');
const youngerNames = (
  'Anna Lea Julia Katharina Christina Elif Aylin Nina Sarah Theresa Franziska Miriam Carla Oksana Lina ' +
  'Lukas Tobias Felix Jan Niklas Emre Can Marek Daniel Simon Philipp Timo Sebastian Amir Luca'
).split(' ');
const childNames =
  'Emma Mila Ella Zoe Frieda Ida Leni Hanna Defne Malia Noah Finn Ben Oskar Matteo Anton Levi Karl Emil Ali'.split(
    ' ',
  );
const lastNames = (
  'Adler Albrecht Arnold Bachmann Baumann Beckmann Berger Böhm Brandt Brinkmann Busch Çelik Conrad Demir Dietrich ' +
  'Ebert Engel Ernst Esser Falk Fiedler Fink Franke Fuchs Gärtner Göbel Graf Groß Haas Hahn Hartwig Heinrich Hermans ' +
  'Hesse Horn Huber Jansen Jung Kaiser Kaya Keller Kern Kirchner Kowalski Kraus Kühn Kuhlmann Lang Lenz Lindner Lorenz ' +
  'Ludwig Maier Marten Meyer Meier Mohr Moser Nowak Öztürk Otto Peters Pohl Reiter Reuter Rossi Roth Sander Sauer ' +
  'Schäfer Scheer Schilling Schmitz Scholz Schuster Seidel Simon Sommer Stein Thiel Thoma Ulrich Vogt Voß Wagner ' +
  'Walter Wegner Weiß Winter Wirtz Wolter Yıldız Zander Ziegler'
).split(' ');
