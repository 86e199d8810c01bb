import type { Appointment } from '@praxisportal/contract/appointment';
import type { Language } from '@praxisportal/contract/language';
import { practice } from '@praxisportal/practice/practice';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { readWallClock } from '../../clock/wall-clock.ts';
import { formatInstant, formatTime } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { appointmentTexts } from './texts.ts';

type Mail = NonNullable<Appointment['confirmation']>;

/** What became of the last mail about an appointment: whoever waits for it in vain should not wonder. */
export function ConfirmationState({ mail, today }: { mail: Mail; today: string }) {
  const { confirmation: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  switch (mail.state) {
    case 'waiting':
      return <Line>{texts.waiting}</Line>;
    case 'kept':
      return (
        <Line>
          {texts.kept.before}
          <a href={paths.outbox()} target="_blank" rel="noopener" className="text-link">
            {texts.kept.link}
            <span className="sr-only">{texts.kept.newTab}</span>
          </a>
          {texts.kept.after}
        </Line>
      );
    case 'delivered':
      return <Line>{texts.delivered(mail.at === null ? '' : sayWhen(texts, language, mail.at, today))}</Line>;
    case 'failed':
      return (
        <p className="mt-2 flex gap-2 text-small font-semibold text-alarm-700">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {texts.failed(mail.reason)}
        </p>
      );
    default:
      return mail.state satisfies never;
  }
}

function Line({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-small text-ink-soft print:hidden">{children}</p>;
}

type Words = (typeof appointmentTexts)['de']['confirmation'];

/** Of today the time is enough. */
function sayWhen(texts: Words, language: Language, at: string, today: string): string {
  const { date, time } = readWallClock(Date.parse(at), practice.timeZone);
  return date === today ? texts.at(formatTime(language, time)) : texts.on(formatInstant(language, at));
}
