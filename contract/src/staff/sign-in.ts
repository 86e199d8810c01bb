import * as z from 'zod';
import { email, lineOfText, oneTimeCode, shownEmail } from '../fields.ts';
import { limits } from '../limits.ts';
import { passkeyAssertion } from './passkey.ts';

const presentPassword = z.string().max(limits.passwordMaxLength);
const recoveryCode = lineOfText.max(40);

/** Who has signed in at this browser before, the last one first: for changing places at a desk. */
export const desk = z.object({
  people: z.array(
    z.object({
      id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      initials: z.string(),
      email: shownEmail,
      hasPasskey: z.boolean(),
      hasPassword: z.boolean(),
      /** Whether the password alone does not do: the second factor was not proven here today. */
      needsTotp: z.boolean(),
    }),
  ),
});
export type Desk = z.infer<typeof desk>;

/**
 * The password with the code of the app, or with a recovery code in its place. Who has no password signs in by a
 * recovery code alone. At a browser that `desk` says so of, the password does.
 */
export const passwordSignIn = z.object({
  email,
  password: presentPassword.default(''),
  totp: oneTimeCode.optional(),
  recoveryCode: recoveryCode.optional(),
});

/** Whose passkeys may answer: those of one person whom the browser knows, else any that it holds for this site. */
export const passkeySignInStart = z.object({ staffId: z.uuid().optional() });
export const passkeySignIn = z.object({ response: passkeyAssertion });

/**
 * That it is still the same person: to unlock the screen, and before what asks for it again. A passkey, or the password with
 * a second factor as at the sign-in, is a full proof; the password alone a short one.
 */
export const proofOfSelf = z.object({
  proof: z.discriminatedUnion('method', [
    z.object({
      method: z.literal('password'),
      password: presentPassword.default(''),
      totp: oneTimeCode.optional(),
      recoveryCode: recoveryCode.optional(),
    }),
    z.object({ method: z.literal('passkey'), response: passkeyAssertion }),
  ]),
});
export type ProofOfSelf = z.input<typeof proofOfSelf>;
