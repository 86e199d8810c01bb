import type { Changed, DayAppointment, StaffChange } from '@praxisportal/contract/staff/day';
import { useEffect, useRef, useState } from 'react';
import { hasErrorCode } from '../../api/errors.ts';
import { AppointmentChanged, callStaff } from '../../console/call-staff.ts';
import { putAppointment, refreshDays, removeAppointment } from './day-cache.ts';

/** With what an attempt is made: the version that was seen, and why it is meant in spite of what is in the way. */
export type Terms = { version: number; overbookedReason?: string };
export type Attempt = (terms: Terms) => Promise<Changed>;

/** A change that somebody wants; `words` say what they want, for whoever has to decide once more. */
export type Wish = {
  /** The appointment that is changed; none if it is booked. */
  id?: string | undefined;
  words: string;
  attempt: Attempt;
  /** The form that asks for it: it is not sent twice, and what others ask for does not hold it up. */
  source?: string | undefined;
  /** Where whoever asked goes on, once it is made. */
  onDone?: ((appointment: DayAppointment) => void) | undefined;
};

/** Why a change waits for somebody's word. */
export type Question =
  /** Somebody else is there, or nobody works then: it takes a reason. */
  | { kind: 'reason'; isBusy: boolean; wish: Wish; terms: Terms }
  /** Somebody else has changed the appointment meanwhile: both versions are shown. */
  | { kind: 'changed'; present: DayAppointment; wish: Wish };

/** The last change, as long as it can be undone. */
export type Done = { words: string; undoId: string; untilMs: number; appointment: DayAppointment };

/** Everything that is changed on the day goes through here: one answer, one question and one way back for all of it. */
export function useDayChanges() {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [done, setDone] = useState<Done | null>(null);
  const queue = useRef(Promise.resolve());
  const ownVersions = useRef(new Map<string, number>());

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), done.untilMs - Date.now());
    return () => clearTimeout(timer);
  }, [done]);

  /** One after the other: somebody at a counter presses the next key before the answer to the last one is here. */
  const queueUp = (work: () => Promise<void>, source = '') => {
    setWaiting((sources) => [...sources, source]);
    queue.current = queue.current.then(async () => {
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        setFailure(error);
        refreshDays();
      } finally {
        // They end in the order in which they began.
        setWaiting(([, ...others]) => others);
      }
    });
  };

  /** Makes the change, asks back, or says why not. */
  const run = (wish: Wish, terms: Terms) => {
    setQuestion(null);
    queueUp(async () => {
      // Seen before our own last change, which nobody else's lies between.
      const version = Math.max(terms.version, ownVersions.current.get(wish.id ?? '') ?? 0);
      try {
        const { appointment, undo } = await wish.attempt({ ...terms, version });
        ownVersions.current.set(appointment.id, appointment.version);
        await putAppointment(appointment);
        setDone(undo && { words: wish.words, undoId: undo.id, untilMs: Date.parse(undo.until), appointment });
        wish.onDone?.(appointment);
      } catch (error) {
        const isBusy = hasErrorCode(error, 'doctor_busy');
        if (error instanceof AppointmentChanged) {
          await putAppointment(error.appointment);
          setQuestion({ kind: 'changed', present: error.appointment, wish });
        } else if (isBusy || hasErrorCode(error, 'outside_working_time'))
          setQuestion({ kind: 'reason', isBusy, wish, terms });
        else throw error;
      }
    }, wish.source);
  };

  const undo = () => {
    if (!done) return;
    setDone(null);
    queueUp(async () => {
      const { appointment } = await callStaff('undoChange', { params: { id: done.undoId } });
      if (!appointment) return removeAppointment(done.appointment);
      ownVersions.current.set(appointment.id, appointment.version);
      await putAppointment(appointment);
    });
  };

  return {
    isPending: (source: string) => waiting.includes(source),
    question,
    failure,
    done,
    run,
    undo,
    dismiss: () => {
      setQuestion(null);
      setFailure(undefined);
    },
    /** Changes time, dentist, treatment, length or note of an appointment. */
    change: (
      { id, version }: Pick<DayAppointment, 'id' | 'version'>,
      words: string,
      parts: Omit<StaffChange, 'version' | 'overbookedReason'>,
      { onDone, source }: Pick<Wish, 'onDone' | 'source'> = {},
    ) =>
      run(
        {
          id,
          words,
          onDone,
          source,
          attempt: (terms) =>
            callStaff('changeAppointment', { params: { id }, body: { ...parts, ...terms } }),
        },
        { version },
      ),
  };
}

export type DayChanges = ReturnType<typeof useDayChanges>;
