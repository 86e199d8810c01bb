import type { Changed, DayAppointment, StaffChange } from '@praxisportal/contract/staff/day';
import { practice } from '@praxisportal/practice/practice';
import { useRef, useState } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { type ProofRequest, useProven } from '../proof/use-proven.ts';
import { AppointmentChanged, callStaff } from '../shell/call-staff.ts';
import { putAppointment, refreshDays, removeAppointment } from './day-cache.ts';
import { type Concern, followChange, isAsSeen, liftVersion, type OwnChanges } from './own-changes.ts';
import { isPastTime } from './place-problems.ts';
import { type Done, undoEndMs, useUndoable } from './use-undoable.ts';
import { useWaiting } from './use-waiting.ts';

/** With what an attempt is made: the version that was seen, and why it is meant in spite of what is in the way. */
type Terms = { version: number; overbookedReason?: string };

/** Where an appointment is to stand; `minutes` is its length. */
export type WishedPlace = { doctorId: string; date: string; time: string; minutes: number };

/** A change that somebody wants. */
export type Wish = {
  /** The appointment as it was when somebody began to change it, and what of it they change; none if it is booked. */
  of?: { seen: DayAppointment; concern: Concern } | undefined;
  /** What they want, in words about whoever is called so, for whoever has to decide once more. */
  say: (name: string) => string;
  /** Where it is to stand, if it is about that. */
  place?: WishedPlace | undefined;
  attempt: (terms: Terms) => Promise<Changed>;
};

type Asked = {
  wish: Wish;
  reason?: string | undefined;
  /** With the appointment as it was made, or null if it was left. */
  resolve: (made: DayAppointment | null) => void;
  reject: (error: unknown) => void;
};

/** Why a change waits for somebody's word. */
export type Question =
  /** The time that it is booked or moved to has passed. */
  | { kind: 'past'; asked: Asked }
  /** Somebody else is there, or nobody works then: it takes a reason. */
  | { kind: 'reason'; isBusy: boolean; asked: Asked }
  /** Somebody else has changed the appointment meanwhile: both versions are shown. */
  | { kind: 'changed'; present: DayAppointment; asked: Asked };

/** Everything that is changed on the day goes through here: one answer, one question and one way back for all of it. */
export function useDayChanges() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [failure, setFailure] = useState<{ error: unknown; wish?: Wish | undefined }>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const own = useRef(new Map<string, OwnChanges>());
  const [undone, setUndone] = useState<Done>();
  const { undoable, noteDone, drop } = useUndoable();
  const { waiting, wait } = useWaiting();
  const { request, run } = useProven();

  /** One after the other: somebody at a counter presses the next key before the answer to the last one is here. */
  const queueUp = (work: () => Promise<void>) => {
    const done = wait();
    // An error that the work does not handle itself does not stop the changes behind it.
    queue.current = queue.current
      .then(work)
      .catch((error: unknown) => setFailure({ error }))
      .finally(done);
  };
  const noteOwn = (id: string, sent: number, answered: number) => {
    const followed = followChange(own.current.get(id), sent, answered);
    if (followed) own.current.set(id, followed);
  };

  /** Another desk's change that has nothing to do with this one does not stand in its way. */
  const send = async ({ of, attempt }: Wish, overbookedReason: string | undefined): Promise<Changed> => {
    let version = of ? liftVersion(own.current.get(of.seen.id), of.seen.version) : 0;
    for (;;) {
      try {
        const terms = { version, ...(overbookedReason && { overbookedReason }) };
        const changed = await run(() => attempt(terms));
        noteOwn(changed.appointment.id, version, changed.appointment.version);
        return changed;
      } catch (error) {
        if (!of || !(error instanceof AppointmentChanged)) throw error;
        if (!isAsSeen(of.seen, error.appointment, of.concern)) throw error;
        version = error.appointment.version;
      }
    }
  };

  const start = (asked: Asked) =>
    queueUp(async () => {
      const untilMs = undoEndMs(serverNowMs());
      const ask = (question: Question) => setQuestions((waiting) => [...waiting, question]);
      try {
        const { appointment, undo } = await send(asked.wish, asked.reason);
        await putAppointment(appointment);
        // Without an undo nothing was changed that could be taken back: what was done before still can.
        if (undo) noteDone({ say: asked.wish.say, undoId: undo.id, untilMs, appointment });
        asked.resolve(appointment);
      } catch (error) {
        const isBusy = hasErrorCode(error, 'doctor_busy');
        if (error instanceof AppointmentChanged) {
          await putAppointment(error.appointment);
          ask({ kind: 'changed', present: error.appointment, asked });
        } else if (isBusy || hasErrorCode(error, 'outside_working_time'))
          ask({ kind: 'reason', isBusy, asked });
        else {
          asked.reject(error);
          refreshDays();
        }
      }
    });

  /** Makes the change and asks back, if need be: the appointment as it is then, or null if it was left. Rejects if refused. */
  const ask = (wish: Wish): Promise<DayAppointment | null> => {
    setFailure(undefined);
    setUndone(undefined);
    return new Promise((resolve, reject) => {
      const asked = { wish, resolve, reject };
      if (isPastPlace(wish)) setQuestions((waiting) => [...waiting, { kind: 'past', asked }]);
      else start(asked);
    });
  };

  const undo = (entry: Done | undefined = undoable.at(-1)) => {
    if (!entry) return;
    setFailure(undefined);
    setUndone(undefined);
    drop(entry.undoId);
    queueUp(async () => {
      try {
        const { appointment } = await callStaff('undoChange', { params: { id: entry.undoId } });
        setUndone(entry);
        if (!appointment) return await removeAppointment(entry.appointment);
        noteOwn(appointment.id, entry.appointment.version, appointment.version);
        await putAppointment(appointment);
      } catch (error) {
        setFailure({ error });
        refreshDays();
      }
    });
  };

  const [question] = questions;
  const answer = () => setQuestions(([, ...others]) => others);
  return {
    /** What has to be answered first. */
    question: question ?? null,
    /** The proof that the server wants before it goes on with so many changes. */
    proof: request satisfies ProofRequest | null,
    /** The last change that was refused and that no form tells of. */
    failure,
    undoable,
    /** The change that the last undo took back, until something else is done. */
    undone,
    dismissUndone: () => setUndone(undefined),
    /** How many changes have been without an answer for so long that it should be said. */
    waiting,
    ask,
    /** As `ask`, where no form says what has failed. */
    run: (wish: Wish) => void ask(wish).catch((error: unknown) => setFailure({ error, wish })),
    reportFailure: (error: unknown, wish: Wish) => setFailure({ error, wish }),
    undo,
    /** It is meant all the same, for this reason or over what stands there now. */
    insist: (asked: Question, reason?: string) => {
      answer();
      const { of } = asked.asked.wish;
      const isOver = asked.kind === 'changed' && of !== undefined;
      const wish = { ...asked.asked.wish, ...(isOver && { of: { ...of, seen: asked.present } }) };
      start({ ...asked.asked, wish, reason: reason ?? asked.asked.reason });
    },
    /** Leaves everything as it is. */
    leave: (asked: Question) => {
      answer();
      asked.asked.resolve(null);
    },
    dismissFailure: () => setFailure(undefined),
  };
}

/** Whether a wish books or moves to a time that has passed; a change that leaves the time as it is does not. */
function isPastPlace({ of, place }: Wish): boolean {
  if (!place || (of?.seen.date === place.date && of.seen.start === place.time)) return false;
  return isPastTime(place, readWallClock(serverNowMs(), practice.timeZone));
}

export type DayChanges = ReturnType<typeof useDayChanges>;

/** A wish to change time, dentist, treatment, length or note of an appointment as it was seen. */
export function wishChange(
  of: { seen: DayAppointment; concern: Concern },
  say: (name: string) => string,
  parts: Omit<StaffChange, 'version' | 'overbookedReason'>,
): Wish {
  const { doctorId, date, start, minutes } = of.seen;
  const {
    doctorId: toDoctor = doctorId,
    date: toDate = date,
    time = start,
    minutes: length = minutes,
  } = parts;
  return {
    of,
    say,
    place: { doctorId: toDoctor, date: toDate, time, minutes: length },
    attempt: (terms) =>
      callStaff('changeAppointment', { params: { id: of.seen.id }, body: { ...parts, ...terms } }),
  };
}
