import type { Me } from '@praxisportal/contract/staff/access';
import type {
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@praxisportal/contract/staff/passkey';
import type { ProofOfSelf } from '@praxisportal/contract/staff/sign-in';
import { callStaff } from '../shell/call-staff.ts';

/** The authenticator was not used: cancelled, not there, or none that fits. The server was asked nothing. */
export class PasskeyUnused extends Error {
  override readonly name = 'PasskeyUnused';
}

/** Whether this browser can use passkeys here: they need https, or the own machine. */
export function canUsePasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window && window.isSecureContext;
}

const load = () => import('@simplewebauthn/browser');

const unused = (error: unknown): never => {
  throw new PasskeyUnused(error instanceof Error ? error.message : '');
};

/** A part that is not there is left out, as the browser's own types want it. */
function toDescriptor({ id, type, transports }: PasskeyRequest['allowCredentials'][number]) {
  return { id, type, ...(transports && { transports }) };
}

/** Asks the authenticator for a new passkey. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyRegistration> {
  const { startRegistration } = await load();
  const excludeCredentials = optionsJSON.excludeCredentials.map(toDescriptor);
  return startRegistration({ optionsJSON: { ...optionsJSON, excludeCredentials } }).catch(unused);
}

async function askForPasskey(optionsJSON: PasskeyRequest) {
  const { startAuthentication } = await load();
  const allowCredentials = optionsJSON.allowCredentials.map(toDescriptor);
  return startAuthentication({ optionsJSON: { ...optionsJSON, allowCredentials } }).catch(unused);
}

/** Signs in by a passkey, of this person if the browser knows them. */
export async function signInByPasskey(staffId?: string): Promise<Me> {
  const options = await callStaff('startPasskeySignIn', { body: staffId === undefined ? {} : { staffId } });
  const response = await askForPasskey(options);
  return callStaff('signInByPasskey', { body: { response } });
}

/** Proves by a passkey that it is still the same person. */
export async function proveByPasskey(): Promise<ProofOfSelf['proof']> {
  const response = await askForPasskey(await callStaff('startProof'));
  return { method: 'passkey', response };
}
