import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { settleOwed } from '../shell/owed.ts';
import { useMe, useStaffSession } from '../shell/use-staff-session.ts';
import { ProveSelf } from './ProveSelf.tsx';
import { signInTexts } from './texts.ts';
import { WayIn } from './WayIn.tsx';

/** Who locked this, and the ways to open it. */
export default function LockScreen() {
  const { lock: texts } = useTexts(signInTexts);
  const session = useStaffSession();
  const me = useMe();
  const [isOther, setIsOther] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The lock may be there before this is: then nothing in it has the focus yet.
  useEffect(() => place.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  return (
    <div ref={place} className="grid gap-6">
      {isOther ? (
        <WayIn exceptId={me.id} />
      ) : (
        <>
          <p>{texts.text(`${me.firstName} ${me.lastName}`)}</p>
          <ProveSelf
            draft="unlock"
            failure="login"
            texts={{ passkey: texts.passkey, submit: texts.unlock, submitting: texts.unlocking }}
            isWide
            prove={async (proof) => {
              // A lock that the server hears of later would close what is open again.
              await settleOwed();
              session.enter(await callStaff('unlock', { body: { proof } }));
            }}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setIsOther(!isOther)}>
          {isOther ? `${me.firstName} ${me.lastName}` : texts.switch}
        </Button>
        <Button variant="quiet" size="small" onClick={session.signOut}>
          {texts.signOut}
        </Button>
      </div>
    </div>
  );
}
