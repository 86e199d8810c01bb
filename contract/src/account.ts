import * as z from 'zod';
import { calendarDate, email, newPassword, oneTimeCode, personName, phone, shownEmail } from './fields.ts';
import { limits } from './limits.ts';

/** The signed-in patient as the browser sees it; `createdAt` is an ISO instant, `phone` is E.164. */
export const user = z.object({
  id: z.uuid(),
  accountNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: shownEmail,
  phone: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the account has agreed to be reminded of its appointments. */
  reminders: z.boolean(),
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

/** A password that is only compared, so it has no minimum. */
const presentPassword = z.string().min(1).max(limits.passwordMaxLength);

export const credentials = z.object({ email, password: presentPassword });

/** Log-in by phone: a code is spoken to the number, if it has an account. */
export const phoneLoginRequest = z.object({ phone });
export const phoneLogin = z.object({ phone, code: oneTimeCode });

/** A forgotten password: a code goes to the address, if it has an account. */
export const passwordForgotten = z.object({ email });
export const passwordReset = z.object({ email, code: oneTimeCode, password: newPassword });
export const passwordChange = z.object({ currentPassword: presentPassword, password: newPassword });

/** Where the account is signed in; `device` is in the caller's language, instants are ISO. */
export const sessionEntry = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;
export const sessionParams = z.object({ id: z.uuid() });

/**
 * Everything that is kept about an account and the people it looks after. Each section says what it holds, why and
 * how long, and what its fields mean, in the caller's language.
 */
export const accountExport = z.object({
  title: z.string(),
  controller: z.string(),
  createdAt: z.iso.datetime(),
  sections: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      purpose: z.string(),
      kept: z.string(),
      /** Name of a field -> what it means. */
      fields: z.record(z.string(), z.string()),
      /** Name of a field whose values are codes -> code -> what it means. */
      values: z.record(z.string(), z.record(z.string(), z.string())),
      rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExport>;

/** Open appointments are cancelled with it, but only if the patient says so. */
export const accountErasure = z.object({
  currentPassword: presentPassword,
  cancelAppointments: z.boolean().optional(),
});
/**
 * What a guest asks for with an address that was proven by code in the same browser: it concerns everybody who was
 * booked for as a guest with that address.
 */
export const guestDataRequest = z.object({ email });
export const guestErasure = z.object({ email, cancelAppointments: z.boolean().optional() });

/** What the law makes the practice keep, until which day, and which law that is. */
export const accountErased = z.object({
  kept: z.array(z.object({ what: z.string(), until: calendarDate, law: z.string() })),
});
export type AccountErased = z.infer<typeof accountErased>;

/**
 * A stolen session must not be enough to take an account over: who changes where the account is reached shows
 * that it is theirs, by the password or by a code (purpose `contact_change`) to the e-mail address or phone
 * number that it still has.
 */
const ownerProof = {
  currentPassword: z.string().min(1).max(limits.passwordMaxLength).optional(),
  currentContactCode: oneTimeCode.optional(),
};

export const ownerConfirmation = z.object(ownerProof);

/** Names and whether reminders are wanted can be changed freely; a new phone number needs the code that was sent to it, and the owner's proof. */
export const profileChange = z.object({
  firstName: personName.optional(),
  lastName: personName.optional(),
  phone: phone.optional(),
  phoneCode: oneTimeCode.optional(),
  reminders: z.boolean().optional(),
  ...ownerProof,
});

/** `code` was sent to the new address. */
export const emailChange = z.object({ email, code: oneTimeCode, ...ownerProof });

/**
 * What a one-time code is for; it serves for nothing else. `verification` proves an address or number that
 * somebody gives as theirs, `contact_change` the owner of an account before its contact changes; `login` and
 * `password_reset` open an account.
 */
export const codePurpose = z.enum(['verification', 'contact_change', 'login', 'password_reset']);
export type CodePurpose = z.infer<typeof codePurpose>;

/** The purposes for which a code is asked for by itself; the others have calls of their own. */
export const requestedPurpose = codePurpose.extract(['verification', 'contact_change']);
export type RequestedPurpose = z.infer<typeof requestedPurpose>;

export const emailCodeRequest = z.object({ email, purpose: requestedPurpose });
export const phoneCodeRequest = z.object({ phone, purpose: requestedPurpose });
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
