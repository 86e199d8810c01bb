import type { FormProblemCode } from '@praxisportal/contract/form-problems';
import { useRef, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { ShownElsewhere } from '../one-time-code/code-problems.ts';
import type { CodeChannel } from '../one-time-code/code-target.ts';

type PasswordProblem = { code: FormProblemCode } | { error: unknown };

/** A code to the contact that the account still has, and which of the two it went to. */
type ContactCode = { channel: CodeChannel; code: string };

/** By what somebody shows that the account is theirs: the password, or a code to the contact that it still has. */
export function useOwnerProof() {
  const [password, setPassword] = useState('');
  const [isForgotten, setIsForgotten] = useState(false);
  const [contactCode, setContactCode] = useState<ContactCode>();
  const [problem, setProblem] = useState<PasswordProblem>();
  const place = useRef<HTMLElement | null>(null);

  const blameField = (found: PasswordProblem): never => {
    setProblem(found);
    place.current?.focus();
    throw new ShownElsewhere();
  };
  /** Shows it at the password if that is what the error is about. */
  const blame = (error: unknown) => {
    if (!isForgotten && hasErrorCode(error, 'current_password_wrong')) blameField({ error });
  };
  /** What is sent with the change; says what is missing, and throws, if there is nothing yet. */
  const read = () => {
    if (isForgotten && contactCode) return { currentContactCode: contactCode.code };
    if (isForgotten) return blameField({ code: 'owner_unproven' });
    if (password === '') return blameField({ code: 'password_missing' });
    return { currentPassword: password };
  };
  return {
    /** Takes the focus when something is wrong with the proof: the password, or what stands in its place. */
    placeRef: (element: HTMLElement | null) => {
      place.current = element;
    },
    password,
    problem,
    typePassword: (text: string) => {
      setProblem(undefined);
      setPassword(text);
    },
    isForgotten,
    forget: () => {
      setProblem(undefined);
      setIsForgotten(true);
    },
    provenBy: contactCode?.channel,
    /** Takes a code to the present contact; throws if it is wrong. */
    confirmByCode: async (channel: CodeChannel, code: string) => {
      await callApi('confirmOwner', { body: { currentContactCode: code } });
      setProblem(undefined);
      setContactCode({ channel, code });
    },
    /** Has the password judged before a code goes anywhere; a code was judged when it was typed. */
    confirm: async () => {
      const proof = read();
      if (isForgotten) return;
      await callApi('confirmOwner', { body: proof }).catch((error: unknown) => {
        blame(error);
        throw error;
      });
    },
    read,
    blame,
  };
}

export type OwnerProof = ReturnType<typeof useOwnerProof>;
