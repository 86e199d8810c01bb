import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { practice } from '@praxisportal/practice/practice';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { formatInstant, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { paths } from '../paths.ts';
import { appointmentTexts } from './texts.ts';

type Mail = NonNullable<Appointment['confirmation']>;

type ConfirmationStateProps = { mail: Mail; today: string; isOnDark?: boolean };

/** What became of the last mail about an appointment: whoever waits for it in vain should not wonder. */
export function ConfirmationState({ mail, today, isOnDark = false }: ConfirmationStateProps) {
  const { confirmation: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  switch (mail.state) {
    case 'waiting':
      return <Line isOnDark={isOnDark}>{texts.waiting}</Line>;
    case 'kept':
      return (
        <Line isOnDark={isOnDark}>
          {texts.kept.before}
          <a
            href={paths.outbox()}
            target="_blank"
            rel="noopener"
            className={isOnDark ? 'underline underline-offset-4 focus-visible:outline-white' : 'text-link'}
          >
            {texts.kept.link}
            <span className="sr-only">{texts.kept.newTab}</span>
          </a>
          {texts.kept.after}
        </Line>
      );
    case 'delivered':
      return (
        <Line isOnDark={isOnDark}>
          {texts.delivered(mail.at === null ? '' : sayWhen(texts, language, mail.at, today))}
        </Line>
      );
    case 'failed':
      return (
        <p className="mt-3 flex w-fit gap-2 rounded-control bg-alarm-50 px-3 py-1.5 text-small font-semibold text-alarm-700">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {texts.failed(mail.reason)}
        </p>
      );
    default:
      return mail.state satisfies never;
  }
}

function Line({ isOnDark, children }: { isOnDark: boolean; children: ReactNode }) {
  return (
    <p className={classNames('mt-2 text-small print:hidden', isOnDark ? 'text-leaf-100' : 'text-ink-soft')}>
      {children}
    </p>
  );
}

type Words = (typeof appointmentTexts)['de']['confirmation'];

/** Of today the time is enough. */
function sayWhen(texts: Words, language: Language, at: string, today: string): string {
  const { date, time } = readWallClock(Date.parse(at), practice.timeZone);
  return date === today ? texts.at(formatTime(language, time)) : texts.on(formatInstant(language, at));
}
