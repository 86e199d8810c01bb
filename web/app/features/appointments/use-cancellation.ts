import type { Appointment } from '@praxisportal/contract/appointment';
import { limits } from '@praxisportal/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { ApiError, errorSentence } from '../../api/errors.ts';
import { queryKeys } from '../../api/queries.ts';
import { useMessages } from '../../i18n/use-language.ts';

type Phase = 'closed' | 'asking' | 'sending' | 'done';

/**
 * Cancels an appointment: ask, send, show the success for 1.5 s, then reload the list (SPEC §4).
 * `onDone` runs after the dialog has closed on a success.
 */
export function useCancellation(onDone: () => void) {
  const { errors } = useMessages();
  const queryClient = useQueryClient();
  const [appointment, setAppointment] = useState<Appointment | null>(null);
  const [phase, setPhase] = useState<Phase>('closed');
  const [failure, setFailure] = useState('');

  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeys.appointments });
  const finish = useEffectEvent(() => {
    setPhase('closed');
    void reload();
  });
  const afterDone = useEffectEvent(onDone);

  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(finish, limits.cancelSuccessMs);
    return () => {
      clearTimeout(timer);
      // The dialog's own effect closes it and gives focus back first.
      queueMicrotask(afterDone);
    };
  }, [phase]);

  const ask = (asked: Appointment) => {
    setAppointment(asked);
    setFailure('');
    setPhase('asking');
  };

  const close = () => {
    if (phase === 'sending') return;
    if (phase === 'done' || failure !== '') void reload();
    setPhase('closed');
  };

  const confirm = async () => {
    if (!appointment) return;
    setFailure('');
    setPhase('sending');
    try {
      await callApi('cancelAppointment', { params: { id: appointment.id } });
      setPhase('done');
    } catch (error) {
      // A conflict is explained by the server; everything else has the sentence of SPEC §8.
      const isConflict = error instanceof ApiError && error.status === 409;
      setFailure(isConflict ? errorSentence(error, errors.cancelAppointment) : errors.cancelAppointment);
      setPhase('asking');
    }
  };

  return { appointment, phase, failure, ask, close, confirm };
}

export type CancellationState = ReturnType<typeof useCancellation>;
