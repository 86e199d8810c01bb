import type { PatientCard, PatientEntry, PatientTwin } from '@praxisportal/contract/staff/patients';
import { mayStaff } from '@praxisportal/contract/staff/rights';
import type { AppContext } from '../../context.ts';
import { toDayAppointment, toMessageState } from '../../core/scheduling/present-desk-appointment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { dayMs } from '../../domain/calendar-date.ts';
import { toPracticeCalendar } from '../../domain/practice-plan.ts';
import { AppError } from '../../platform/app-error.ts';
import { findInvitation, listWebsiteEvents } from '../account-links/queries.ts';
import { type Onlooker, recordLook, type StaffActor } from '../audit/commands.ts';
import { findErasureTime } from '../patient-erasures/rules.ts';
import { findUndoableMerge } from '../patient-merges/queries.ts';
import { findPersonId, listPatientRows, type PatientRow } from '../patients/queries.ts';
import {
  findTwinIds,
  listAppointmentsOf,
  listConsents,
  listFamily,
  listFormerContacts,
  listMessagesTo,
  listNoteVersions,
} from './queries.ts';
import { maySeeContacts, toPatientEntry, toPatientNotes } from './rules.ts';

/** For how long the card says what the patient did through the website; the audit keeps it longer. */
const shownEventsMs = 90 * dayMs;

/**
 * Everything that the practice has of one person, as far as somebody may see it; the look is in the audit before the
 * answer leaves, once in ten minutes of a session. Of an entry that was merged into another it is the other's. Throws
 * `not_found`.
 */
export async function readPatientCard(
  { db, clock, practice }: AppContext,
  staff: StaffActor & Onlooker,
  askedId: string,
): Promise<PatientCard> {
  const { timeZone } = practice.facts;
  const now = new Date(clock.nowMs());
  return inTransaction(db, async (transaction) => {
    const id = (await findPersonId(transaction, askedId)) ?? askedId;
    const [row] = await listPatientRows(transaction, [id], now);
    if (!row) throw new AppError('not_found');
    await recordLook(transaction, staff, id, now);
    const appointments = await listAppointmentsOf(transaction, id);
    const shown = appointments.map((appointment) => toDayAppointment(appointment, practice));
    const isComing = ({ status, startsAt }: (typeof shown)[number]) =>
      status === 'scheduled' && startsAt >= now.toISOString();
    const isShown = maySeeContacts(staff);
    const messages = isShown ? await listMessagesTo(transaction, id) : [];
    const consents = isShown ? await listConsents(transaction, row) : [];
    const formerContacts = isShown ? await listFormerContacts(transaction, row) : [];
    const mayMerge = mayStaff(staff.role, 'change_patients');
    const twinIds = mayMerge ? await findTwinIds(transaction, row) : [];
    const merge = mayMerge ? await findUndoableMerge(transaction, id, now) : undefined;
    const twins = await listPatientRows(transaction, twinIds, now);
    const invitation = await findInvitation(transaction, id, now);
    const events = await listWebsiteEvents(transaction, id, new Date(now.getTime() - shownEventsMs));
    return {
      ...toPatientEntry(row, staff, timeZone),
      version: row.version,
      language: row.language,
      createdAt: row.createdAt.toISOString(),
      erasureWouldBeAt: findErasureTime(
        now.getTime(),
        toPracticeCalendar(practice.plan, practice.facts),
      ).toISOString(),
      contactOf: findContactOwner(row),
      isAccountOwner: row.isOwner === true,
      isLinked: row.isLinked === true,
      invitation: invitation
        ? { sentAt: invitation.sentAt.toISOString(), expiresAt: invitation.expiresAt.toISOString() }
        : null,
      websiteEvents: events.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
      formerContacts: formerContacts.map(({ changedAt, ...former }) => ({
        ...former,
        changedAt: changedAt.toISOString(),
      })),
      family: await listFamily(transaction, id),
      consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
      coming: shown.filter(isComing).reverse(),
      past: shown.filter((appointment) => !isComing(appointment)),
      messages: messages.map(({ createdAt, mailState, phonedAt, ...message }) => ({
        ...message,
        state: toMessageState({ mailState, phonedAt }),
        createdAt: createdAt.toISOString(),
      })),
      notes: toPatientNotes(await listNoteVersions(transaction, id)),
      merge: merge ? { ...merge, undoUntil: merge.undoUntil.toISOString() } : null,
      twins: twins.map((twin) => toPatientTwin(toPatientEntry(twin, staff, timeZone))),
      missedCount: shown.filter(({ status }) => status === 'no_show').length,
    };
  });
}

function toPatientTwin({ phone: _phone, email: _email, ...twin }: PatientEntry): PatientTwin {
  return twin;
}

function findContactOwner({ accountId, phone, email }: PatientRow): PatientCard['contactOf'] {
  if (accountId) return 'account';
  return phone || email ? 'person' : 'nobody';
}
