import { callServer, type Patient } from './patients.ts';

type Wish = { doctorId: string; treatmentType: string; date: string; time: string; patientId?: string };

/** Books through the real call, as the wizard does, and fails loudly if that is refused. */
export async function bookAppointment(url: string, patient: Patient, wish: Wish): Promise<void> {
  const body = { ...wish, bookingMethod: 'website' };
  const answer = await callServer(url, 'POST', '/appointments', { body, token: patient.token });
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}`);
}

type Listed = { id: string; version: number };

/** All appointments of the patient's account, by the real call. */
export async function listAppointments(url: string, patient: Patient): Promise<Listed[]> {
  const answer = await callServer(url, 'GET', '/appointments', { token: patient.token });
  if (answer.status !== 200 || !Array.isArray(answer.body))
    throw new Error(`the list answered ${answer.status}`);
  return answer.body;
}

/** Moves the patient's only appointment through the real call, as another tab would. */
export async function moveAppointment(
  url: string,
  patient: Patient,
  to: { date: string; time: string },
): Promise<void> {
  const [appointment] = await listAppointments(url, patient);
  const path = `/appointments/${appointment?.id}`;
  const body = { ...to, version: appointment?.version };
  const answer = await callServer(url, 'PATCH', path, { body, token: patient.token });
  if (answer.status !== 200) throw new Error(`moving answered ${answer.status}`);
}
