import { useTexts } from '../../../shared/i18n/use-language.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { bookingChoicesIn } from '../../paths.ts';
import { registerTexts } from './texts.ts';

/** Tells on the page after registration that the account exists, and that a chosen appointment is not booked with it. */
export function AccountCreated({ next }: { next: string | undefined }) {
  const texts = useTexts(registerTexts);
  const isTimeChosen = next !== undefined && bookingChoicesIn(next)?.time !== undefined;
  return (
    <Notice isLive={false} tone="success" title={texts.created} className="pr-14">
      {isTimeChosen && <p>{texts.nowConfirm}</p>}
    </Notice>
  );
}
