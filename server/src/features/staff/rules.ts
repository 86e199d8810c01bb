import type { Language } from '@praxisportal/contract/language';
import type { InvitationLook, invitationEntry, StaffEntry } from '@praxisportal/contract/staff/access';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { Role } from '@praxisportal/contract/staff/rights';
import type { PracticeFacts } from '@praxisportal/practice/types';
import type * as z from 'zod';
import { nameInMail } from '../../delivery/mail.ts';
import { toInitials } from '../../domain/initials.ts';
import { keyedHash } from '../../security/keyed-hash.ts';
import type { Invitation, StaffRow } from './queries.ts';

/** Somebody who works here as the owner sees them. */
export function toStaffEntry(row: StaffRow): StaffEntry {
  const { id, firstName, lastName, email, role, doctorId, hasPasskey, hasPassword, sessionCount } = row;
  return {
    ...{ id, firstName, lastName, initials: toInitials(row), email, role, doctorId, hasPasskey, hasPassword },
    ...{ sessionCount, isDisabled: row.disabledAt !== null },
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  };
}

/** Somebody as mails to others call them. */
export function toNamed({ firstName, lastName, email }: Pick<StaffRow, 'firstName' | 'lastName' | 'email'>) {
  return { name: nameInMail(`${firstName} ${lastName}`), email };
}

/** What a look keeps of those who were shown: how many, and a mark by which the very same look is known again. */
export type Shown = { shown: number; mark: string };

/** Counts and marks who was shown by their `ids`, in whatever order, to who asked for `words`. */
export function toShown(secretKey: Buffer, ids: readonly string[], words: object = {}): Shown {
  const mark = keyedHash(secretKey, 'look', JSON.stringify(words), ...ids.toSorted());
  return { shown: ids.length, mark: mark.toString('base64url').slice(0, 16) };
}

/** What somebody does here, as mails and the audit call it. */
export const roleNames: Record<Language, Record<Role, string>> = {
  de: {
    owner: 'Praxisleitung',
    dentist: 'Zahnärztin oder Zahnarzt',
    reception: 'Empfang',
    assistant: 'Assistenz',
  },
  en: { owner: 'practice owner', dentist: 'dentist', reception: 'reception', assistant: 'assistant' },
};

/** An open invitation as the owner sees it. */
export function toInvitationEntry(invitation: Invitation): z.infer<typeof invitationEntry> {
  const { id, purpose, email, role, doctorId, expiresAt } = invitation;
  return { id, purpose, email: email ?? '', role, doctorId, expiresAt: expiresAt.toISOString() };
}

/** What whoever holds the link is shown before they accept. */
export function toInvitationLook(
  { purpose, role, email, language, firstName, lastName }: Invitation,
  { name }: Pick<PracticeFacts, 'name'>,
): InvitationLook {
  return { purpose, role, email, language, firstName, lastName, practiceName: name };
}

/** When a link made now ends. */
export function findInvitationEnd(purpose: Invitation['purpose'], now: Date): Date {
  const hours = purpose === 'setup' ? staffLimits.setupLinkHours : staffLimits.invitationHours;
  return new Date(now.getTime() + hours * 3_600_000);
}

/** The link of an invitation; behind # no log of a server or proxy sees the token. */
export function toInvitationLink(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}/${language}/praxis/einrichten#${token}`;
}
