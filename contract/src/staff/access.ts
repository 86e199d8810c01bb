import * as z from 'zod';
import { email, lineOfText, oneTimeCode, personName, shownEmail } from '../fields.ts';
import { limits } from '../limits.ts';
import { staffLimits } from './limits.ts';
import { passkeyRegistration } from './passkey.ts';
import { rights, roles } from './rights.ts';

const language = z.enum(['de', 'en']);
const role = z.enum(roles);
const token = z.string().regex(/^[\w-]{43}$/);
const newPassword = z.string().min(staffLimits.passwordMinLength).max(limits.passwordMaxLength);
const totpSecretId = z.uuid();

export const setup = z.object({
  /** `open`: there is no owner yet, and whoever runs the server has a link for the first one. */
  state: z.enum(['open', 'done']),
});

export const invitationToken = z.object({ token });
/** What a link is for: the first owner, somebody new, or somebody who has lost their ways in. */
export const invitationPurpose = z.enum(['setup', 'invite', 'recover']);
export const invitationLook = z.object({
  purpose: invitationPurpose,
  role,
  /** Null if it says for no address, as the first owner's does. */
  email: shownEmail.nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  language,
  practiceName: z.string(),
});
export type InvitationLook = z.infer<typeof invitationLook>;

/** A new secret for one-time passwords (RFC 6238); `uri` is what the QR code holds, `secret` what can be typed. */
export const totpSecret = z.object({ totpSecretId, secret: z.string(), uri: z.string() });
export type TotpSecret = z.infer<typeof totpSecret>;

const invitedPerson = {
  token,
  /** Only if the invitation says for no address. */
  email: email.optional(),
  firstName: personName,
  lastName: personName,
};
export const invitationPasskey = z.object(invitedPerson);
export const invitationAcceptance = z.object({
  ...invitedPerson,
  language,
  method: z.discriminatedUnion('method', [
    z.object({
      method: z.literal('password'),
      password: newPassword,
      totpSecretId,
      totp: oneTimeCode,
    }),
    z.object({ method: z.literal('passkey'), response: passkeyRegistration }),
  ]),
});
export type InvitationAcceptance = z.input<typeof invitationAcceptance>;

/** The person at this browser. */
export const me = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  email: shownEmail,
  role,
  /** Whose column is theirs */
  doctorId: z.string().nullable(),
  language,
  rights: z.array(z.enum(rights)),
  /** The screen is locked: everything but unlocking and signing out answers `staff_locked`. */
  isLocked: z.boolean(),
  lockAfterSeconds: z.int(),
  endsAt: z.iso.datetime(),
});
export type Me = z.infer<typeof me>;

/** What an accepted invitation answers: the codes are shown this once. */
export const welcome = z.object({ me, recoveryCodes: z.array(z.string()) });
export type Welcome = z.infer<typeof welcome>;

export const meChange = z.object({
  firstName: personName.optional(),
  lastName: personName.optional(),
  language: language.optional(),
});

const idParams = z.object({ id: z.uuid() });
export const passkeyParams = idParams;
export const sessionParams = idParams;
export const staffParams = idParams;
export const invitationParams = idParams;

/** The ways in that somebody has, and where they are signed in; `device` is in their language. */
export const ownAccess = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  recoveryCodesLeft: z.int(),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      createdAt: z.iso.datetime(),
      activeAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
});
export type OwnAccess = z.infer<typeof ownAccess>;

export const newPasskey = z.object({
  name: lineOfText.trim().min(1).max(staffLimits.passkeyNameMaxLength),
  response: passkeyRegistration,
});

/** The password, the app that makes the codes, or both; who has neither yet sets both. */
export const passwordSetting = z.object({
  password: newPassword.optional(),
  totp: z.object({ totpSecretId, code: oneTimeCode }).optional(),
});
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const staffEntry = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  email: shownEmail,
  role,
  doctorId: z.string().nullable(),
  isDisabled: z.boolean(),
  hasPasskey: z.boolean(),
  hasPassword: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** In how many browsers they are signed in now */
  sessionCount: z.int(),
});
export type StaffEntry = z.infer<typeof staffEntry>;

export const invitationEntry = z.object({
  id: z.uuid(),
  purpose: invitationPurpose,
  email: shownEmail,
  role,
  doctorId: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export const staffList = z.object({
  people: z.array(staffEntry),
  /** Those that nobody has accepted yet, and that still can be. */
  invitations: z.array(invitationEntry),
  /** The dentists whose columns somebody can have */
  columns: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type StaffList = z.infer<typeof staffList>;

export const staffChange = z.object({
  role: role.optional(),
  doctorId: lineOfText.max(80).nullable().optional(),
  isDisabled: z.boolean().optional(),
});

/**
 * Somebody who is to work with the console. An address that somebody here has already is refused, unless it is
 * meant as their way back: accepting it takes the place of all their passkeys, password and codes.
 */
export const newInvitation = z.object({
  email,
  role,
  doctorId: lineOfText.max(80).nullable().default(null),
  language,
  isRecovery: z.boolean().default(false),
});
/** `link` is shown this once; it also goes by mail. */
export const invited = z.object({ invitation: invitationEntry, link: z.string() });
export type Invited = z.infer<typeof invited>;
