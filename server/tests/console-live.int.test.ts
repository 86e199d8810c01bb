import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import { createPatientSession, startTestServer } from './harness.ts';
import { callStaff, createStaffSession } from './staff.ts';

test('that somebody is there, or a note, is heard at every desk and by no visitor; a booking by both', async () => {
  const server = await startTestServer();
  const heard: string[] = [];
  const desk = await createStaffSession(server, 'reception');
  const { patientId } = await createPatientSession(server);
  const today = '2026-11-25';
  const book = async (date: string) => {
    const wish = { doctorId: 'weber', treatmentId: 'kontrolluntersuchung', date, time: '11:30' };
    const body = { ...wish, patientId, inform: false, method: 'counter' as const };
    return (await callStaff(server, 'bookForPatient', { jar: desk.jar, body })).body.appointment.id;
  };
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const extraHeaders = { Cookie: `staff=${desk.jar.get('staff')}` };
  const atDesk = io(`${server.url}/staff`, { ...options, extraHeaders });
  const visitor = io(server.url, options);
  atDesk.onAny((name: string, { date }: { date: string }) => heard.push(`desk ${name} ${date}`));
  visitor.onAny((name: string, { date }: { date: string }) => heard.push(`visitor ${name} ${date}`));
  try {
    await vi.waitFor(() => expect([atDesk.connected, visitor.connected]).toEqual([true, true]), 10_000);
    const id = await book(today);
    const both = (date: string) => [`desk day-changed ${date}`, `visitor appointment-booked ${date}`];
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(both(today)), 10_000);
    heard.length = 0;
    const body = { version: 1, state: 'arrived' as const };
    await callStaff(server, 'notePresence', { jar: desk.jar, params: { id }, body });
    await vi.waitFor(() => expect(heard).toEqual([`desk day-changed ${today}`]), 10_000);
    const words = { version: 2, note: 'kommt etwas später', inform: false };
    await callStaff(server, 'changeAppointment', { jar: desk.jar, params: { id }, body: words });
    await vi.waitFor(
      () => expect(heard).toEqual([`desk day-changed ${today}`, `desk day-changed ${today}`]),
      10_000,
    );
    // What a visitor were to hear of it would come before what they hear of the next booking.
    heard.length = 0;
    await book('2026-12-01');
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(both('2026-12-01')), 10_000);
  } finally {
    atDesk.disconnect();
    visitor.disconnect();
    await server.stop();
  }
});
