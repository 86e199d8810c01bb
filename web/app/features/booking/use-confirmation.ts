import type { Booking } from '@praxisportal/contract/appointment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../api/client.ts';
import { queryKeys } from '../../api/queries.ts';
import { type BookingFailure, toBookingFailure } from './booking-failure.ts';
import { type ConfirmationKey, keyForConfirmation } from './confirmation-key.ts';

type Outcome = { onBooked: () => void; onFailure: (failure: BookingFailure) => void };

/** Sends the booking; a second try with the same choices is the same confirmation to the server. */
export function useConfirmation({ onBooked, onFailure }: Outcome) {
  const queryClient = useQueryClient();
  const key = useRef<ConfirmationKey>(undefined);
  const mutation = useMutation({
    // Offline is a failure to be told, not a reason to book some time later.
    networkMode: 'always',
    mutationFn: (booking: Booking) => {
      key.current = keyForConfirmation(key.current, booking, () => crypto.randomUUID());
      return callApi('bookAppointment', { headers: { 'idempotency-key': key.current.key }, body: booking });
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.appointments });
      void queryClient.invalidateQueries({ queryKey: queryKeys.days });
      onBooked();
    },
    onError: (error) => {
      const failure = toBookingFailure(error);
      // An answer settles the confirmation; only a lost one is asked for again under its key.
      if (failure.kind !== 'unsettled') key.current = undefined;
      onFailure(failure);
    },
  });
  return { confirm: mutation.mutate, isSending: mutation.isPending };
}
