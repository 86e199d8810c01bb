import { errorSentences } from '@praxisportal/contract/errors';
import { isStaffCallName, type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import { dayAppointment } from '@praxisportal/contract/staff/day';
import { staffErrorSentences } from '@praxisportal/contract/staff/errors';
import { mayStaff, proofsOfRights, type Right, roles } from '@praxisportal/contract/staff/rights';
import { staffSchemas } from '@praxisportal/contract/staff/schemas';
import type { Config } from '../config.ts';
import { listStaffCallErrors } from './call-errors.ts';
import { toCookieName } from './cookies.ts';
import { type DescribedApi, findTag, type Noun, toErrorSchema, toJsonSchema } from './openapi.ts';

/** The tags of the calls, in the order of the page. */
const tags = {
  'Sign-in': 'Invitations, signing in and out, and locking and unlocking the screen.',
  'Own access':
    'The name, language, passkeys, password and sessions of the member of staff who is signed in.',
  Team: 'Members of staff with their roles, and the audit.',
  Day: 'The appointments of a day or week, and every way to change one.',
  Patients: 'Search, data, notes, merges, export and erasure of patients.',
  Messages: 'Messages that could not be delivered, the contact form, and sources of unusually many bookings.',
  Plan: 'Working hours, special days, absences and closures, and the appointments that they affect.',
  Settings: 'Treatments, doctors, and the terms of booking.',
} as const;

/** The tag of the calls whose path below /api/staff begins with this word. */
const tagOf: Record<Noun<(typeof staffCalls)[StaffCallName]['path']>, keyof typeof tags> = {
  setup: 'Sign-in',
  invitations: 'Sign-in',
  desk: 'Sign-in',
  'sign-in': 'Sign-in',
  'sign-out': 'Sign-in',
  lock: 'Sign-in',
  proof: 'Sign-in',
  unlock: 'Sign-in',
  reproof: 'Sign-in',
  me: 'Own access',
  access: 'Own access',
  sessions: 'Own access',
  people: 'Team',
  audit: 'Team',
  'audit.csv': 'Team',
  day: 'Day',
  week: 'Day',
  free: 'Day',
  appointments: 'Day',
  undo: 'Day',
  patients: 'Patients',
  messages: 'Messages',
  inbox: 'Messages',
  sources: 'Messages',
  plan: 'Plan',
  settings: 'Settings',
};

type Access = (typeof staffCalls)[StaffCallName]['right'];

/** The calls of the practice's console. */
export function describeConsoleApi(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  practiceName: string,
): DescribedApi {
  return {
    title: `${practiceName} · Console`,
    description:
      'Generated from the call table in contract/src/staff. All but GET is taken from the site’s own pages only, by `Sec-Fetch-Site` or `Origin`.',
    publicUrl,
    tags,
    calls: Object.keys(staffCalls)
      .filter(isStaffCallName)
      .map((name) => {
        const { method, path, right } = staffCalls[name];
        return {
          ...{ name, method, path: `/api/staff${path}`, schema: staffSchemas[name] },
          tag: findTag(tagOf, path),
          security: right === 'none' ? [] : [{ session: [] }],
          description: describeAccess(right),
          errors: listStaffCallErrors(name),
        };
      }),
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: toCookieName('staff', { publicUrl }) },
    },
    error: toErrorSchema([...Object.keys(errorSentences), ...Object.keys(staffErrorSentences)], {
      appointment: {
        ...toJsonSchema(dayAppointment, 'output'),
        description: 'With `appointment_changed`: the appointment as it stands now',
      },
    }),
  };
}

const proofWords = { none: '', short: ' and a recent proof', full: ' and a recent proof of both factors' };

function describeAccess(right: Access): string {
  if (right === 'none') return 'Nobody has to be signed in.';
  if (right === 'session') return 'Takes a session, also of a locked screen.';
  return `Takes the right \`${right}\` (${listHolders(right)})${proofWords[proofsOfRights[right] ?? 'none']}.`;
}

function listHolders(right: Right): string {
  return roles.filter((role) => mayStaff(role, right)).join(', ');
}
