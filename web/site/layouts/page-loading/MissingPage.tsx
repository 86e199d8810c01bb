import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import { useMessages, useTexts } from '../../../shared/i18n/use-language.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import type { MissingFiles } from './page-files.ts';
import { missingPageTexts } from './texts.ts';

export type MissingPageProps = { failure: MissingFiles | null; onStay: () => void; onGoOn: () => void };

/** Says why a page could not be entered, with the emergency number, which works without a network. */
export function MissingPage({ failure, onStay, onGoOn }: MissingPageProps) {
  const missingPage = useTexts(missingPageTexts);
  const { actions, emergency } = useMessages();
  const texts = failure?.isReplaced ? missingPage.replaced : missingPage.unreachable;
  return (
    <Dialog
      isOpen={failure !== null}
      onClose={onStay}
      title={texts.title}
      description={
        <>
          <p>{texts.text}</p>
          <p className="mt-3">
            {emergency.practiceLineLong}:{' '}
            <a href={phoneHref(practice.emergencyPhone)} className="text-link whitespace-nowrap">
              {formatPhone(practice.emergencyPhone)}
            </a>
          </p>
        </>
      }
      actions={
        <>
          <Button variant="secondary" className="max-sm:w-full" onClick={onStay}>
            {missingPage.stay}
          </Button>
          <Button className="max-sm:w-full" onClick={onGoOn}>
            {failure?.isReplaced ? actions.next : actions.retry}
          </Button>
        </>
      }
    />
  );
}
