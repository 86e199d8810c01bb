import { useEffect, useState } from 'react';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { codeMemory, createProof, type Proof } from './code-memory.ts';
import { type CodeChannel, isSameTarget } from './code-target.ts';

type Proofs = Partial<Record<CodeChannel, Proof | undefined>>;

/**
 * Which address and number were proven by code, kept over a reload as long as the server counts it. A proof
 * belongs to what it was given for: a changed one has none. `memory` names the form.
 */
export function useProofs(memory: string) {
  const [proofs, setProofs] = useState<Proofs>({});

  useEffect(
    () =>
      setProofs({
        email: codeMemory.recallProof(memory, 'email'),
        phone: codeMemory.recallProof(memory, 'phone'),
      }),
    [memory],
  );

  const put = (channel: CodeChannel, proof: Proof | undefined) => {
    setProofs((now) => ({ ...now, [channel]: proof }));
    codeMemory.keepProof(memory, channel, proof);
  };

  return {
    isProven: (channel: CodeChannel, typed: string) => {
      const proof = proofs[channel];
      return (
        proof !== undefined && serverNowMs() < proof.untilMs && isSameTarget(channel, typed, proof.target)
      );
    },
    addProof: (channel: CodeChannel, target: string) => put(channel, createProof(target, serverNowMs())),
    dropProof: (channel: CodeChannel) => put(channel, undefined),
  };
}
