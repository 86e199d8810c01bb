import { staffLimits } from '@praxisportal/contract/staff/limits';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@praxisportal/contract/staff/passkey';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { createToken } from './tokens.ts';

/** The site that a passkey belongs to: its host name, and the origin that its pages have. */
export type PasskeySite = { rpId: string; origin: string };

/** What the database keeps of a passkey. */
export type Passkey = {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: readonly Transport[];
};

/** EdDSA, ES256 and RS256 (IANA, COSE Algorithms): what authenticators have. */
const algorithms = [-8, -7, -257];
const timeout = staffLimits.challengeSeconds * 1000;

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type Transport = (typeof transports)[number];

/** What a browser is asked for to make a passkey; none of `existing` may make a second one. */
export function askForNewPasskey(
  site: PasskeySite,
  owner: { id: string; name: string; displayName: string; practiceName: string },
  existing: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
): PasskeyCreation {
  const { id, name, displayName, practiceName } = owner;
  return {
    rp: { id: site.rpId, name: practiceName },
    user: { id: Buffer.from(id).toString('base64url'), name, displayName },
    challenge: createToken(),
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: existing.map(toDescriptor),
    // The device asks for the finger or PIN, so a passkey is two factors; and it knows whose it is.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** What a browser is asked for to prove one of these passkeys; of none any that it has for this site. */
export function askForProof(
  site: PasskeySite,
  allowed: readonly Pick<Passkey, 'credentialId' | 'transports'>[],
): PasskeyRequest {
  const allowCredentials = allowed.map(toDescriptor);
  return {
    rpId: site.rpId,
    challenge: createToken(),
    timeout,
    allowCredentials,
    userVerification: 'required',
  };
}

function toDescriptor({ credentialId, transports: known }: Pick<Passkey, 'credentialId' | 'transports'>) {
  return { id: credentialId, type: 'public-key' as const, transports: [...known] };
}

/** Of `createToken`; anything else was never asked. */
const challengePattern = /^[\w-]{43}$/;

/** The challenge that an answer says it was made for; the signature shows later whether it says the truth. */
export function readChallenge({ response }: PasskeyAssertion | PasskeyRegistration): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const isObject = typeof said === 'object' && said !== null && 'challenge' in said;
    const challenge = isObject ? said.challenge : undefined;
    return typeof challenge === 'string' && challengePattern.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new passkey, if the answer was made on this site, for this challenge, by somebody whom the device has checked. */
export async function readNewPasskey(
  site: PasskeySite,
  expectedChallenge: string,
  answer: PasskeyRegistration,
): Promise<Passkey | undefined> {
  const { response } = answer;
  const named = response.transports?.filter(isTransport) ?? [];
  const verified = await verifyRegistrationResponse({
    response: { ...answer, response: { ...response, transports: named }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports: named };
}

/** The passkey's new counter, if the answer proves it; a counter that goes back is a copied passkey, and refused. */
export async function readProof(
  site: PasskeySite,
  expectedChallenge: string,
  answer: PasskeyAssertion,
  passkey: Passkey,
): Promise<number | undefined> {
  const { credentialId: id, counter } = passkey;
  const { userHandle, ...response } = answer.response;
  const verified = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: { id, counter, publicKey: new Uint8Array(passkey.publicKey) },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

function isTransport(name: string): name is Transport {
  return transports.some((known) => known === name);
}
