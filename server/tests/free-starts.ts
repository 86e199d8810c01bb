import { addDays } from '../src/domain/calendar-date.ts';
import { callServer, type TestServer } from './harness.ts';

/** A start that can be booked. */
export type FreeStart = { doctorId: string; date: string; time: string };

/** What the website offers for a check-up in the week of 30 November, doctor by doctor and day by day. */
export async function listRemainingStarts(server: TestServer): Promise<FreeStart[]> {
  const starts: FreeStart[] = [];
  for (const { id } of server.context.practice.doctors) {
    for (let date = '2026-11-30'; date <= '2026-12-04'; date = addDays(date, 1)) {
      const query = { date, treatmentType: 'Kontrolluntersuchung' };
      const { body } = await callServer(server, 'listSlots', { params: { id }, query });
      starts.push(...body.slots.map((time) => ({ doctorId: id, date, time })));
    }
  }
  return starts;
}
