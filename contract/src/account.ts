import * as z from 'zod';
import { email, newPassword, oneTimeCode, personName, phone } from './fields.ts';
import { limits } from './limits.ts';

/** The signed-in patient as the browser sees it; `createdAt` is an ISO instant, `phone` is E.164. */
export const user = z.object({
  id: z.uuid(),
  accountNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

/** What log-in and registration answer: the bearer token, shown once, and the user. */
export const session = z.object({ token: z.string(), user });
export type Session = z.infer<typeof session>;

export const registration = z.object({
  email,
  password: newPassword,
  phone,
  firstName: personName,
  lastName: personName,
  /** Required but never trusted: the server's own record counts (docs/product.md, "Registration"). */
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
});
export type Registration = z.input<typeof registration>;

export const credentials = z.object({ email, password: z.string().min(1).max(limits.passwordMaxLength) });

/**
 * A stolen session must not be enough to take an account over: who changes where the account is reached shows
 * that it is theirs, by the password or by a code (purpose `contact_change`) to the e-mail address or phone
 * number that it still has.
 */
const ownerProof = {
  currentPassword: z.string().min(1).max(limits.passwordMaxLength).optional(),
  currentContactCode: oneTimeCode.optional(),
};

/** Names can be changed freely; a new phone number needs the code that was sent to it, and the owner's proof. */
export const profileChange = z.object({
  firstName: personName.optional(),
  lastName: personName.optional(),
  phone: phone.optional(),
  phoneCode: oneTimeCode.optional(),
  ...ownerProof,
});

/** `code` was sent to the new address. */
export const emailChange = z.object({ email, code: oneTimeCode, ...ownerProof });

/**
 * What a one-time code is for; it serves for nothing else. `verification` proves an address or number that
 * somebody gives as theirs, `contact_change` the owner of an account before its contact changes.
 */
export const codePurpose = z.enum(['verification', 'contact_change']);
export type CodePurpose = z.infer<typeof codePurpose>;

export const emailCodeRequest = z.object({ email, purpose: codePurpose });
export const phoneCodeRequest = z.object({ phone, purpose: codePurpose });
export const codeSent = z.object({
  expiresInSeconds: z.int(),
  resendAfterSeconds: z.int(),
  /** There is no provider for the message: it stands in the outbox, for whoever tries the site out. */
  isInOutbox: z.literal(true).optional(),
});
export type CodeSent = z.infer<typeof codeSent>;

export const emailCodeProof = z.object({ email, code: oneTimeCode });
export const phoneCodeProof = z.object({ phone, code: oneTimeCode });
export const codeVerified = z.object({ verified: z.literal(true) });
