import { callServer, type Patient } from './patients.ts';

type Wish = { doctorId: string; treatmentType: string; date: string; time: string };

/** Books through the real call, as the wizard does, and fails loudly if that is refused. */
export async function bookAppointment(url: string, patient: Patient, wish: Wish): Promise<void> {
  const body = { ...wish, bookingMethod: 'website' };
  const answer = await callServer(url, 'POST', '/appointments', { body, token: patient.token });
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}`);
}
