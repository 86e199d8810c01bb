import type { StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { sql } from 'kysely';
import type { TestServer } from './harness.ts';
import { callStaff, type StaffAnswer, type StaffMember } from './staff.ts';

export type Change = StaffCallInput<'changeSettings'>['body']['change'];

/** Puts back what stood there at the first start. */
export async function resetSettings({
  ownerDb,
  context,
}: Pick<TestServer, 'ownerDb' | 'context'>): Promise<void> {
  const statements = [
    sql`delete from settings_treatments where valid_from > '0001-01-01'`,
    sql`delete from settings_doctors where valid_from > '0001-01-01'`,
    sql`update settings_terms set lead_minutes = 60, window_months = 3, notice_hours = 24`,
    sql`update settings_messages set are_reminders_on = true, reminder_days = 1, is_morning_list_on = false,
      are_notices_on = false`,
    sql`update plan_revision set revision = revision + 1`,
  ];
  for (const statement of statements) await statement.execute(ownerDb);
  await context.reloadPlan();
}

/** Changes a section, by its present version if no other is named. */
export async function changeSettings(
  server: Pick<TestServer, 'url'>,
  { jar }: Pick<StaffMember, 'jar'>,
  change: Change,
  version?: number,
): Promise<StaffAnswer<'changeSettings'>> {
  const present = version ?? (await callStaff(server, 'getSettings', { jar })).body[change.section].version;
  return callStaff(server, 'changeSettings', { jar, body: { version: present, change } });
}
