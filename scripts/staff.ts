import { email as emailShape } from '@praxisportal/contract/fields';
import { languages } from '@praxisportal/contract/language';
import { type Role, roles } from '@praxisportal/contract/staff/rights';
import { type Config, readEnv, toConfig } from '../server/src/config.ts';
import { systemClock } from '../server/src/context.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { reachPostgres } from '../server/src/db/embedded/reach-postgres.ts';
import { openListener } from '../server/src/db/listener.ts';
import { migrate } from '../server/src/db/migrate.ts';
import type { DatabaseConnection } from '../server/src/db/session-settings.ts';
import { changeStaff } from '../server/src/features/staff/change-staff.ts';
import { inviteByOperator } from '../server/src/features/staff/invite-by-operator.ts';
import { findStaffOfEmail, listStaff } from '../server/src/features/staff/queries.ts';
import { signOutStaff } from '../server/src/features/staff/sign-out-staff.ts';
import { loadOwnPractice } from '../server/src/own-practice.ts';
import { AppError } from '../server/src/platform/app-error.ts';
import { OperatorError } from '../server/src/platform/operator-error.ts';
import { logComplaints, runForOperator } from './backup-command.ts';

const usage = `npm run staff -- list
npm run staff -- invite <e-mail> --role ${roles.join('|')} [--language ${languages.join('|')}]
npm run staff -- disable <e-mail>
npm run staff -- sign-out <e-mail>`;

type OperatorContext = Parameters<typeof inviteByOperator>[0];

/** `npm run staff -- …`: who may work with the console, for whoever runs the machine; while the server runs or not. */
await runForOperator(async () => {
  const [command, ...words] = process.argv.slice(2);
  const { address, options } = readWords(words);
  const config = toConfig(readEnv(process.env));
  switch (command) {
    case 'list':
      return withDatabase(config, list);
    case 'invite': {
      const email = requireEmail(address);
      const role = requireOneOf('--role', options.get('role'), roles);
      const language = requireOneOf('--language', options.get('language') ?? 'de', languages);
      return withDatabase(config, (context) => invite(context, { email, role, language }));
    }
    case 'disable':
      return withPerson(config, requireEmail(address), async (context, id) => {
        await changeStaff(context, { staffId: null }, id, { isDisabled: true });
        return `${address} can no longer sign in, and is signed out everywhere.`;
      });
    case 'sign-out':
      return withPerson(config, requireEmail(address), async (context, id) => {
        await signOutStaff(context, { staffId: null }, id);
        return `${address} is signed out everywhere.`;
      });
    default:
      throw new OperatorError(usage);
  }
});

async function list({ db, clock }: OperatorContext): Promise<string> {
  const people = await listStaff(db, new Date(clock.nowMs()));
  if (people.length === 0) return 'Nobody works with the console yet.';
  const lines = people.map(({ email, role, firstName, lastName, disabledAt, lastSignInAt }) => {
    const state = disabledAt ? 'disabled' : `last signed in ${lastSignInAt?.toISOString() ?? 'never'}`;
    return [email, role, `${firstName} ${lastName}`, state].join('\t');
  });
  return lines.join('\n');
}

async function invite(
  context: OperatorContext,
  invitation: Parameters<typeof inviteByOperator>[1],
): Promise<string> {
  const { link, isKnown } = await inviteByOperator(context, invitation);
  const what = isKnown
    ? `${invitation.email} works here already, is ${invitation.role} now, and sets up a new way in with this link;`
    : `${invitation.email} comes in as ${invitation.role} with this link;`;
  return `${what} it works once, for 48 hours:\n${link}`;
}

function withPerson(
  config: Config,
  email: string,
  work: (context: OperatorContext, id: string) => Promise<string>,
): Promise<string> {
  return withDatabase(config, async (context) => {
    const person = await findStaffOfEmail(context.db, email, new Date(context.clock.nowMs()));
    if (!person) throw new OperatorError(`Nobody works here under ${email}.`);
    return work(context, person.id);
  });
}

/** Works as the tables' owner, beside a server that may be running on the same database, and tells that one. */
async function withDatabase(
  config: Config,
  work: (context: OperatorContext) => Promise<string>,
): Promise<string> {
  const { connection, close } = await reachDatabase(config);
  const onError = (error: Error) => console.error(error.message);
  const db = openDatabase(connection, { poolSize: 1, onError });
  try {
    await migrate(db);
    const listener = await openListener(connection, { onError });
    try {
      return await work({ db, listener, config, clock: systemClock, practice: loadOwnPractice() });
    } finally {
      await listener.stop();
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'last_owner_stays')
      throw new OperatorError('Somebody has to own the practice: invite another owner first.');
    throw error;
  } finally {
    await db.destroy();
    await close();
  }
}

async function reachDatabase({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
}: Config): Promise<{ connection: DatabaseConnection; close: () => Promise<void> }> {
  const connectionString = databaseOwnerUrl ?? databaseUrl;
  if (connectionString) return { connection: { connectionString }, close: async () => undefined };
  return reachPostgres({ dataDir, log: logComplaints });
}

function readWords(words: readonly string[]): { address: string | undefined; options: Map<string, string> } {
  const options = new Map<string, string>();
  let address: string | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [, name, given] = /^--([a-z]+)(?:=(.*))?$/.exec(word) ?? [];
    if (!name) address ??= word;
    else if (given !== undefined) options.set(name, given);
    else {
      index += 1;
      options.set(name, words[index] ?? '');
    }
  }
  return { address, options };
}

function requireEmail(address: string | undefined): string {
  const { data } = emailShape.safeParse(address);
  if (!data) throw new OperatorError(usage);
  return data;
}

function requireOneOf<Value extends Role | (typeof languages)[number]>(
  name: string,
  given: string | undefined,
  values: readonly Value[],
): Value {
  const value = values.find((each) => each === given);
  if (!value) throw new OperatorError(`${name} is one of ${values.join(', ')}.\n${usage}`);
  return value;
}
