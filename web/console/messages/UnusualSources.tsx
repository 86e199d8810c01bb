import type { BookingSource, CancelledSource } from '@praxisportal/contract/staff/sources';
import { useState } from 'react';
import { Link } from 'react-router';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatDate, formatInstant, formatShortDate, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { useProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { consolePath } from '../shell/console-paths.ts';
import { sourcesQuery, staffKeys } from '../shell/staff-queries.ts';
import { useNews } from '../shell/use-news.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { messageTexts } from './texts.ts';

/** So many days are named; more are counted. */
const datesShown = 8;

/** Sources from which unusually many appointments were booked, each with one step to cancel all of them; nothing while there is none. */
export function UnusualSources() {
  const { sources: texts } = useTexts(messageTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { data, error } = useStaffQuery(sourcesQuery());
  const { heading, news, tell } = useNews();
  const [outcome, setOutcome] = useState<CancelledSource | null>(null);
  if (!error && !outcome && !data?.sources.length) return null;
  return (
    <section aria-labelledby="sources" className="col-span-full grid content-start gap-3">
      <h2 ref={heading} id="sources" tabIndex={-1} className="text-base font-semibold">
        {texts.heading}
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      {error && <Notice tone="error" title={sayError(error, 'load_messages')} />}
      {outcome && (
        <Notice
          isLive={false}
          tone={outcome.left.length > 0 ? 'info' : 'success'}
          title={texts.done(outcome.cancelled)}
        >
          {outcome.left.length > 0 && (
            <>
              <p>{texts.left(outcome.left.length)}</p>
              <ul className="list-disc pl-5">
                {outcome.left.map(({ patientName, date, time }) => (
                  <li key={`${patientName} ${date} ${time}`}>
                    {`${patientName}, ${formatDate(language, date)}, ${formatTime(language, time)}`}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      {data && data.sources.length > 0 && <p className="text-small text-ink-soft">{texts.lead}</p>}
      <ul className="grid gap-2">
        {data?.sources.map((source) => (
          <SourceItem
            key={`${source.kind} ${source.key}`}
            source={source}
            onCancelled={(done) => {
              setOutcome(done);
              tell(texts.done(done.cancelled));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type SourceItemProps = { source: BookingSource; onCancelled: (outcome: CancelledSource) => void };

function SourceItem({ source, onCancelled }: SourceItemProps) {
  const { sources: texts } = useTexts(messageTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const [isAsked, setIsAsked] = useState(false);
  const [inform, setInform] = useState(false);
  const { kind, key, domain, booked, open, dates, firstAt, lastAt } = source;
  const name = texts.kinds[kind](domain);
  const { request, run } = useProven();
  const cancel = useMutation({
    mutationFn: () => run(() => callStaff('cancelSource', { params: { kind, key }, body: { inform } })),
    onSuccess: (outcome) => {
      setIsAsked(false);
      onCancelled(outcome);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.messages }),
  });
  const more = dates.length - datesShown;
  return (
    <li className="console-item">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p>{texts.counts(booked, open)}</p>
      <p className="text-small text-ink-soft">
        {texts.period(formatInstant(language, firstAt), formatInstant(language, lastAt))}
      </p>
      <p className="text-small">{texts.days(dates.length)}</p>
      <ul className="flex flex-wrap gap-x-3 text-small">
        {dates.slice(0, datesShown).map((date) => (
          <li key={date}>
            <Link to={consolePath(language, 'day', { date })} className="text-link">
              {formatShortDate(language, date)}
            </Link>
          </li>
        ))}
        {more > 0 && <li>{texts.moreDays(more)}</li>}
      </ul>
      <div className="mt-2">
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.cancelWhat(open, name)}
          onClick={() => setIsAsked(true)}
        >
          {texts.cancel(open)}
        </Button>
      </div>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={texts.question(open)}
        description={texts.explanation(name)}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={() => setIsAsked(false)}>
              {texts.keep}
            </Button>
            <Button size="small" isPending={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <Checkbox label={texts.inform} hint={texts.informHint} checked={inform} onChange={setInform} />
        {cancel.error && <Notice tone="error" title={sayError(cancel.error, 'save')} />}
      </Dialog>
      <ProofDialog request={request} />
    </li>
  );
}
