import { appointment } from '@praxisportal/contract/appointment';
import { type Call, type CallName, calls } from '@praxisportal/contract/calls';
import { chatAction } from '@praxisportal/contract/chat';
import { errorSentences } from '@praxisportal/contract/errors';
import { proofOfWorkChallenge } from '@praxisportal/contract/human-check';
import { schemas } from '@praxisportal/contract/schemas';
import type { Config } from '../config.ts';
import {
  type DescribedApi,
  type DescribedCall,
  findHeading,
  type Noun,
  toErrorSchema,
  toJsonSchema,
} from './openapi.ts';

/** The heading under which the calls of a noun stand; the order is that of the page. */
const headings: Record<Noun<(typeof calls)[CallName]['path']>, string> = {
  auth: 'Accounts and log-in',
  account: 'Accounts and log-in',
  guests: 'What is kept of whoever books without an account',
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
  public: undefined,
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
    headings: Object.values(headings),
    calls: Object.keys(calls)
      .filter(isCallName)
      .map((name) => {
        const { method, path, access }: Call = calls[name];
        return {
          ...{ name, method, path: `/api${path}`, schema: schemas[name] },
          heading: findHeading(headings, path),
          security: securityOf[access],
        };
      }),
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    error: toErrorSchema(Object.keys(errorSentences), {
      challenge: toJsonSchema(proofOfWorkChallenge, 'output'),
      current: toJsonSchema(appointment, 'output'),
      message: { type: 'string', description: 'With `chat_banned`: what the locked chat shows' },
      action: toJsonSchema(chatAction, 'output'),
    }),
  };
}

function isCallName(name: string): name is CallName {
  return name in calls;
}
