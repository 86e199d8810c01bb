import { appointment } from '@praxisportal/contract/appointment';
import { type Call, type CallName, calls, isCallName } from '@praxisportal/contract/calls';
import { chatAction } from '@praxisportal/contract/chat';
import { errorSentences } from '@praxisportal/contract/errors';
import { proofOfWorkChallenge } from '@praxisportal/contract/human-check';
import { schemas } from '@praxisportal/contract/schemas';
import type { Config } from '../config.ts';
import { listCallErrors } from './call-errors.ts';
import {
  type DescribedApi,
  type DescribedCall,
  findTag,
  type Noun,
  toErrorSchema,
  toJsonSchema,
} from './openapi.ts';

/** The tags of the calls, in the order of the page. */
const tags = {
  'Accounts and log-in':
    'Registration, log-in, one-time codes, proof of work, sessions, and the patients that an account manages.',
  'Data of guests': 'Access to what is kept of guests, who book without an account, and its erasure.',
  'Doctors and free times': 'Doctors, treatments, opening hours, and the slots that can be booked.',
  Appointments:
    'Booking, moving and cancelling, with an account or as a guest by token; the consent to reminders.',
  Assistant: 'The chat assistant and its voice.',
  Contact: 'Messages to the practice.',
  Operation: 'Health of the server, and the messages that are kept where no provider sends them.',
} as const;

/** The tag of the calls whose path begins with this word. */
const tagOf: Record<Noun<(typeof calls)[CallName]['path']>, keyof typeof tags> = {
  auth: 'Accounts and log-in',
  account: 'Accounts and log-in',
  guests: 'Data of guests',
  'human-check': 'Accounts and log-in',
  doctors: 'Doctors and free times',
  availability: 'Doctors and free times',
  offer: 'Doctors and free times',
  'opening-hours': 'Doctors and free times',
  appointments: 'Appointments',
  reminders: 'Appointments',
  chatbot: 'Assistant',
  contact: 'Contact',
  outbox: 'Operation',
  health: 'Operation',
};

const securityOf: Record<Call['access'], DescribedCall['security']> = {
  public: [],
  patient: [{ bearer: [] }],
  either: [{}, { bearer: [] }],
};

/** The calls of patients and guests. */
export function describeWebsiteApi(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  practiceName: string,
): DescribedApi {
  return {
    title: practiceName,
    description: 'Generated from the call table in contract/src.',
    publicUrl,
    tags,
    calls: Object.keys(calls)
      .filter(isCallName)
      .map((name) => {
        const { method, path, access }: Call = calls[name];
        return {
          ...{ name, method, path: `/api${path}`, schema: schemas[name] },
          tag: findTag(tagOf, path),
          security: securityOf[access],
          errors: listCallErrors(name),
        };
      }),
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The token that a log-in answers' },
    },
    error: toErrorSchema(Object.keys(errorSentences), {
      challenge: toJsonSchema(proofOfWorkChallenge, 'output'),
      current: toJsonSchema(appointment, 'output'),
      message: { type: 'string', description: 'With `chat_banned`: what the locked chat shows' },
      action: toJsonSchema(chatAction, 'output'),
    }),
  };
}
