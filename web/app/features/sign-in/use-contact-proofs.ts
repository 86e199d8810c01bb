import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { type CodeChannel, isSameTarget } from '../../one-time-code/code-target.ts';

const nothingProven = { email: '', phone: '' };

/** Which address and number were proven by code. A proof belongs to what it was given for: a changed one has none. */
export function useContactProofs({ email, phone }: { email: string; phone: string }) {
  const [proven, setProven] = useState(nothingProven);
  const setOne = (channel: CodeChannel, target: string) =>
    setProven((now) => ({ ...now, [channel]: target }));

  return {
    isEmailVerified: isSameTarget('email', email, proven.email),
    isPhoneVerified: isSameTarget('phone', phone, proven.phone),
    verifyEmail: async (code: string) => {
      await callApi('verifyEmailCode', { body: { email, code } });
      setOne('email', email);
    },
    verifyPhone: async (code: string) => {
      await callApi('verifyPhoneCode', { body: { phone, code } });
      setOne('phone', phone);
    },
    forgetProof: (channel: CodeChannel) => setOne(channel, ''),
  };
}
