import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import type { ChatFailure } from './conversation.ts';
import { chatTexts } from './texts.ts';

type FailureNoticeProps = { failure: ChatFailure; onSendAgain: () => void };

/** Why there is no answer, and a way to try again. */
export function FailureNotice({ failure, onSendAgain }: FailureNoticeProps) {
  const { failure: texts } = useTexts(chatTexts);
  return (
    <div
      className={classNames(
        'rounded-control border-2 px-4 py-3 leading-snug',
        failure.kind === 'unreachable' || failure.kind === 'server'
          ? 'border-alarm-700 bg-alarm-50'
          : 'border-honey-400 bg-honey-100',
      )}
    >
      <Explanation failure={failure} />
      <Button variant="secondary" size="small" className="mt-3" onClick={onSendAgain}>
        {texts.sendAgain}
      </Button>
    </div>
  );
}

function Explanation({ failure }: { failure: ChatFailure }) {
  const { failure: texts, phoneHelp } = useTexts(chatTexts);
  switch (failure.kind) {
    case 'unreachable':
      return (
        <>
          <p className="font-semibold">{texts.unreachable}</p>
          <CallLine text={texts.unreachableHelp} />
        </>
      );
    case 'interrupted':
      return <p className="font-semibold">{texts.interrupted}</p>;
    case 'server':
      return (
        <>
          <p className="font-semibold">{texts.server}</p>
          <p className="mt-1">{failure.detail || texts.serverDetail}</p>
          <p className="mt-2 text-small">{texts.causes}</p>
          <ul className="list-disc pl-5 text-small">
            {texts.causeList.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
          <CallLine text={phoneHelp} />
        </>
      );
    case 'late':
    case 'unreadable':
      return <Explanation failure={{ kind: 'other', detail: texts[failure.kind], status: undefined }} />;
    case 'other':
      return (
        <>
          <p className="font-semibold">{texts.other}</p>
          {failure.detail !== '' && <p className="mt-1">{failure.detail}</p>}
          <p className="mt-1 text-small">
            {failure.status === undefined ? texts.noConnection : texts.status(failure.status)}
          </p>
          <CallLine text={phoneHelp} />
        </>
      );
    default:
      return failure satisfies never;
  }
}

function CallLine({ text }: { text: string }) {
  return (
    <p className="mt-1">
      {text}{' '}
      <a href={phoneHref(practice.phone)} className="text-link figures font-semibold whitespace-nowrap">
        {formatPhone(practice.phone)}
      </a>
    </p>
  );
}
