import { errorSentences } from '@praxisportal/contract/errors';
import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import { dayAppointment } from '@praxisportal/contract/staff/day';
import { staffErrorSentences } from '@praxisportal/contract/staff/errors';
import { mayStaff, proofsOfRights, type Right, roles } from '@praxisportal/contract/staff/rights';
import { staffSchemas } from '@praxisportal/contract/staff/schemas';
import type { Config } from '../config.ts';
import { toCookieName } from './cookies.ts';
import { type DescribedApi, findHeading, type Noun, toErrorSchema, toJsonSchema } from './openapi.ts';

/** The heading under which the calls stand whose path below /api/staff begins so; the order is that of the page. */
const headings: Record<Noun<(typeof staffCalls)[StaffCallName]['path']>, string> = {
  setup: 'Ways in',
  invitations: 'Ways in',
  desk: 'Ways in',
  'sign-in': 'Ways in',
  'sign-out': 'Ways in',
  lock: 'Ways in',
  proof: 'Ways in',
  unlock: 'Ways in',
  reproof: 'Ways in',
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
    headings: Object.values(headings),
    calls: Object.keys(staffCalls)
      .filter(isStaffCallName)
      .map((name) => {
        const { method, path, right } = staffCalls[name];
        return {
          ...{ name, method, path: `/api/staff${path}`, schema: staffSchemas[name] },
          heading: findHeading(headings, path),
          security: right === 'none' ? undefined : [{ session: [] }],
          description: describeAccess(right),
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

function isStaffCallName(name: string): name is StaffCallName {
  return name in staffCalls;
}
