import { callErrors } from '@praxisportal/contract/call-errors';
import { type CallName, calls, isCallName } from '@praxisportal/contract/calls';
import { errorSentences } from '@praxisportal/contract/errors';
import { staffCallErrors } from '@praxisportal/contract/staff/call-errors';
import { isStaffCallName, type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import { staffErrorSentences } from '@praxisportal/contract/staff/errors';
import { expect, test } from 'vitest';
import type { Budget } from '../server/src/domain/budget.ts';
import { throttleRules } from '../server/src/features/throttle/rules.ts';
import { faults, listCallErrors, listStaffCallErrors } from '../server/src/http/call-errors.ts';
import { readSourceFiles } from './check-structure.ts';
import { rootFolder } from './child-processes.ts';
import { findThrownErrors, type ThrownErrorRules } from './thrown-errors.ts';

const rules: ThrownErrorRules = {
  codes: new Set([...Object.keys(errorSentences), ...Object.keys(staffErrorSentences)]),
  throttleErrors: new Map(
    Object.entries<readonly Budget[]>(throttleRules).map(([name, budgets]) => [
      name,
      budgets.map(({ refusal = 'too_many_requests' }) => refusal),
    ]),
  ),
  given: { 'server/src/db/calendar-lane.ts#inCalendarLane': 'server/src/db/lane.ts#createLane' },
  caught: {
    // The answer reports the error of each change.
    'server/src/features/chat/fulfil-needs.ts#fulfilNeeds': 'all',
    'server/src/features/plan/decide-hits.ts#decide': 'all',
    // A one-time code whose proof is used up is answered as `invalid_code`.
    'server/src/features/codes/commands.ts#useCode': ['email_not_verified', 'phone_not_verified'],
    'server/src/features/accounts/log-in-by-phone.ts#logInByPhone': ['invalid_credentials'],
    // `toDeskRefusal` translates them to `person_busy` and `doctor_busy`.
    'server/src/core/scheduling/undo-at-desk.ts#putBack': ['patient_busy', 'slot_taken'],
    'server/src/core/scheduling/note-presence.ts#notePresence': ['patient_busy', 'slot_taken'],
    // A change at the desk translates them as well; one online throws them by itself.
    'server/src/core/scheduling/reschedule.ts#write': ['patient_busy', 'slot_taken'],
    // A cancellation changes no time, so no exclusion constraint can refuse it.
    'server/src/core/scheduling/cancel.ts#cancelLocked': ['patient_busy', 'slot_taken'],
  },
};

/** Errors that a handler's source can throw, but not with the arguments of this call. */
const ruledOut: { [Name in CallName | StaffCallName]?: string[] } = {
  // `admitCode` throws the first two for phone calls to new numbers only, `sendCode` the third for phone calls only.
  sendEmailCode: ['calls_by_day', 'email_not_verified', 'code_not_sent', 'codes_paused'],
  forgotPassword: ['calls_by_day', 'email_not_verified', 'code_not_sent'],
  // `admitCode` treats a code to log in apart from calls to new numbers.
  requestPhoneLogin: ['calls_by_day', 'email_not_verified'],
  // `afterManyWrongCodes`: a pause for log-in and password reset, work for verification, nothing for a change of contact.
  sendPhoneCode: ['codes_paused'],
  verifyEmailCode: ['codes_paused'],
  verifyPhoneCode: ['codes_paused'],
  setEmail: ['codes_paused', 'phone_taken', 'phone_not_verified'],
  updateProfile: ['codes_paused', 'email_taken', 'email_not_verified'],
  changePassword: ['codes_paused', 'proof_of_work_required'],
  confirmOwner: ['codes_paused', 'proof_of_work_required'],
  deleteAccount: ['codes_paused', 'proof_of_work_required'],
  verifyPhoneLogin: ['proof_of_work_required'],
  resetPassword: ['proof_of_work_required'],
  // A log-in by password uses no code.
  login: ['invalid_code'],
  // A guest verifies an e-mail address, and no phone number.
  exportGuestData: ['phone_not_verified'],
  eraseGuestData: ['phone_not_verified'],
  bookAsGuest: ['phone_not_verified'],
  // `findAvailability` looks up all doctors, and none by id.
  getAvailability: ['not_found'],
};

const names = [...Object.keys(calls).filter(isCallName), ...Object.keys(staffCalls).filter(isStaffCallName)];

const sources = await readSourceFiles(rootFolder);
const serverFiles = new Map(
  [...sources].filter(([path]) => path.startsWith('server/src/') && !path.includes('.test.')),
);
const thrown = findThrownErrors(serverFiles, rules);

test('the handler of every call is found', () => {
  expect([...thrown.keys()].sort()).toEqual(names.toSorted());
});

test.each(names)('%s declares each error that its handler can throw', (name) => {
  const errors = isCallName(name) ? listCallErrors(name) : listStaffCallErrors(name);
  const codes: string[] = [...errors.map(({ code }) => code), ...faults];
  const undeclared = [...(thrown.get(name) ?? [])].filter((code) => !codes.includes(code));
  expect(undeclared.sort()).toEqual((ruledOut[name] ?? []).toSorted());
});

test.each(names)('%s declares no error that its handler cannot throw, and each once', (name) => {
  const own = (isCallName(name) ? callErrors[name] : staffCallErrors[name]).map((error) =>
    typeof error === 'string' ? error : error.code,
  );
  expect(own.filter((code) => !thrown.get(name)?.has(code))).toEqual([]);
  const all = (isCallName(name) ? listCallErrors(name) : listStaffCallErrors(name)).map(({ code }) => code);
  expect(all).toEqual([...new Set(all)]);
});

const source = `
  import { AppError } from '../app-error.ts';
  import { throttle } from '../features/throttle/commands.ts';
  import { type Refusal, refuse } from './refuse.ts';
  import { staffCall } from '../http/staff-call.ts';
  type Fault = 'unread';
  export function serve(app) {
    const open = async (token) => {
      if (!token) throw new AppError('own');
    };
    staffCall(app, {}, 'first', async ({ token, spare }) => {
      await open(token);
      return spare.refuse();
    });
    staffCall(app, {}, 'second', async () => limit());
    staffCall(app, {}, 'third', async () => guarded());
  }
  async function limit() {
    await throttle({}, isKnown ? 'known' : 'unknown');
    refuse();
  }
  const guarded = async () => limit().catch(() => undefined);
`;
const other = `
  import { AppError } from '../app-error.ts';
  export function refuse(fault: 'one' | 'other') {
    throw new AppError(fault);
  }
`;
const sample = new Map([
  ['server/src/features/throttle/commands.ts', 'export function throttle() {}'],
  ['server/src/http/sample.ts', source],
  ['server/src/http/refuse.ts', other],
]);
const sampleRules: ThrownErrorRules = {
  codes: new Set(['own', 'one', 'other', 'unread']),
  throttleErrors: new Map([
    ['known', ['slow']],
    ['unknown', ['slow', 'paused']],
    ['unused', ['never']],
  ]),
  given: {},
  caught: { 'server/src/http/sample.ts#limit': ['slow', 'one'] },
};

test('errors are found through local functions, imports, throttle rules and variables, and stop where they are caught', () => {
  const found = findThrownErrors(sample, { ...sampleRules, caught: {} });
  expect(Object.fromEntries([...found].map(([name, codes]) => [name, [...codes].sort()]))).toEqual({
    first: ['own'],
    second: ['one', 'other', 'paused', 'slow'],
    third: ['one', 'other', 'paused', 'slow'],
  });
  expect([...(findThrownErrors(sample, sampleRules).get('third') ?? [])].sort()).toEqual(['other', 'paused']);
  const stale = { ...sampleRules, caught: { 'server/src/http/sample.ts#gone': 'all' as const } };
  expect(() => findThrownErrors(sample, stale)).toThrow('has no server/src/http/sample.ts#gone');
});
