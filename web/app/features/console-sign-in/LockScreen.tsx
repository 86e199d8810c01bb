import { useState } from 'react';
import { callStaff } from '../../console/call-staff.ts';
import { useMe, useStaffSession } from '../../console/use-staff-session.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { ProveSelf } from './ProveSelf.tsx';
import { signInTexts } from './texts.ts';
import { WayIn } from './WayIn.tsx';

/** Lies over everything and lets nothing through; behind it stays what was on the screen. */
export default function LockScreen() {
  const { lock: texts } = useTexts(signInTexts);
  const session = useStaffSession();
  const me = useMe();
  const [isOther, setIsOther] = useState(false);
  return (
    <Modal isOpen onClose={() => undefined} aria-labelledby="locked" className="console-lock">
      <div className="mx-auto grid w-full max-w-[26rem] gap-6 px-4 py-10">
        <h1 id="locked" className="text-h2">
          {texts.title}
        </h1>
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
              prove={async (proof) => session.enter(await callStaff('unlock', { body: { proof } }))}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => setIsOther(!isOther)}>
            {isOther ? `${me.firstName} ${me.lastName}` : texts.switch}
          </Button>
          <Button variant="quiet" size="small" onClick={() => void session.signOut()}>
            {texts.signOut}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
