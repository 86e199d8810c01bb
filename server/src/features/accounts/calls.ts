import type { User } from '@praxisportal/contract/account';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { call } from '../../http/call.ts';
import { hashPassword, verifyPassword } from '../../security/passwords.ts';
import { useProof, verifyCode } from '../codes/commands.ts';
import { toPhoneNumber } from '../codes/rules.ts';
import { forgetTries, throttle } from '../throttle/commands.ts';
import { endOtherSessions, endSession, insertPatient, startSession, updatePatient } from './commands.ts';
import { emailChangedMail } from './mails.ts';
import { findPatient, findPatientByEmail, type Patient } from './queries.ts';

/** The calls under /api/auth that concern the account itself. */
export function accountCalls(app: FastifyInstance, context: AppContext): void {
  const { db, listener, clock, config, practice } = context;
  const now = () => new Date(clock.nowMs());

  call(app, context, 'register', async ({ body, language }) => {
    const phone = toPhoneNumber(body.phone);
    return inTransaction(db, async (transaction) => {
      // Proof first: only who owns the address learns whether it has an account.
      await useProof(transaction, { channel: 'email', target: body.email }, now());
      await useProof(transaction, { channel: 'phone', target: phone }, now());
      // Hashing costs a core for a while, so it is not done for whoever has proven nothing.
      const passwordHash = await hashPassword(body.password);
      const patient = await insertPatient(transaction, { ...body, phone, passwordHash, language }, now());
      return { token: await startSession(transaction, patient.id, now()), user: toUser(patient) };
    });
  });

  call(app, context, 'login', async ({ body, caller }) => {
    const target = body.email;
    await throttle(context, 'log_in', caller, { target });
    const patient = await findPatientByEmail(db, body.email);
    const isRight = await verifyPassword(body.password, patient?.password_hash);
    if (!patient || !isRight) throw new AppError('invalid_credentials');
    await forgetTries(context, 'log_in', { target });
    return { token: await startSession(db, patient.id, now()), user: toUser(patient) };
  });

  call(app, context, 'logout', async ({ session }) => endSession(db, session.tokenHash));

  call(app, context, 'me', async ({ session }) => toUser(await requirePatient(context, session.patientId)));

  call(app, context, 'updateProfile', async ({ body, session }) => {
    const { firstName, lastName, phoneCode } = body;
    const current = await requirePatient(context, session.patientId);
    const phone = body.phone ? toPhoneNumber(body.phone) : current.phone;
    const isNewPhone = phone !== current.phone;
    if (isNewPhone) {
      if (!phoneCode) throw new AppError('phone_not_verified');
      await verifyCode(context, { channel: 'phone', target: phone, code: phoneCode });
    }
    return inTransaction(db, async (transaction) => {
      if (isNewPhone) {
        await useProof(transaction, { channel: 'phone', target: phone }, now());
        await endOtherSessions(transaction, session);
      }
      const change = { phone, ...(firstName && { firstName }), ...(lastName && { lastName }) };
      return toUser(await updatePatient(transaction, session.patientId, change));
    });
  });

  call(app, context, 'setEmail', async ({ body, session, language }) => {
    await verifyCode(context, { channel: 'email', target: body.email, code: body.code });
    const user = await inTransaction(db, async (transaction) => {
      const old = await requirePatient({ db: transaction }, session.patientId);
      await useProof(transaction, { channel: 'email', target: body.email }, now());
      const patient = await updatePatient(transaction, session.patientId, { email: body.email });
      await endOtherSessions(transaction, session);
      const names = { firstName: patient.first_name, newEmail: patient.email };
      const mail = emailChangedMail(language, practice.facts, names);
      for (const to of new Set([old.email, patient.email])) {
        await enqueueMessage(transaction, config, { channel: 'email', to, language, ...mail }, now());
      }
      return toUser(patient);
    });
    deliverSoon(listener);
    return user;
  });
}

async function requirePatient({ db }: Pick<AppContext, 'db'>, id: string): Promise<Patient> {
  const patient = await findPatient(db, id);
  if (!patient) throw new AppError('unauthorized');
  return patient;
}

function toUser(patient: Patient): User {
  return {
    id: patient.id,
    accountNumber: patient.account_number,
    firstName: patient.first_name,
    lastName: patient.last_name,
    email: patient.email,
    phone: patient.phone,
    createdAt: patient.created_at.toISOString(),
  };
}
