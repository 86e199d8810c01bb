import type { InboxMessage, Undelivered } from '@praxisportal/contract/staff/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant, formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { consolePath } from '../shell/console-paths.ts';
import { sayWhen } from '../shell/say-visit.ts';
import { inboxQuery, staffKeys, undeliveredQuery } from '../shell/staff-queries.ts';
import { useNews } from '../shell/use-news.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { useSteadyList } from '../shell/use-steady-list.ts';
import { replySubjects, toReplyAddress } from './reply-address.ts';
import { messageTexts } from './texts.ts';
import { UnusualSources } from './UnusualSources.tsx';

const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.messages });

/** What did not arrive and whom it concerns, and what people have written to the practice. */
export default function MessagesScreen() {
  const texts = useTexts(messageTexts);
  return (
    <main id="content" tabIndex={-1} className="console-columns">
      <ConsoleTitle title={texts.title} />
      <h1 className="col-span-full text-h3">{texts.title}</h1>
      <UnusualSources />
      <NotDelivered />
      <Inbox />
    </main>
  );
}

function NotDelivered() {
  const texts = useTexts(messageTexts);
  const sayError = useErrorSentence();
  const { data, error } = useStaffQuery(undeliveredQuery());
  const { heading, news, tell } = useNews();
  // An entry that is ticked off keeps its place, with a way back: the next click meets no other entry.
  const entries = useSteadyList(data?.messages);
  return (
    <section aria-labelledby="undelivered" className="grid content-start gap-3">
      <h2 ref={heading} id="undelivered" tabIndex={-1} className="text-base font-semibold">
        {texts.undelivered}
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      {error && <Notice tone="error" title={sayError(error, 'load_messages')} />}
      {!data && !error && <Skeleton label={texts.loading} />}
      {data && (
        <p className="text-small text-ink-soft">
          {data.messages.length === 0 ? texts.allDelivered : texts.undeliveredLead}
        </p>
      )}
      <ul className="grid gap-2">
        {entries.map(({ item: message, isGone }) =>
          isGone ? (
            <PhonedItem
              key={message.id}
              message={message}
              onReopened={() => tell(texts.reopenedNews(message.appointment.patient.name))}
            />
          ) : (
            <UndeliveredItem
              key={message.id}
              message={message}
              onPhoned={() => tell(texts.phonedNews(message.appointment.patient.name))}
            />
          ),
        )}
      </ul>
    </section>
  );
}

type UndeliveredItemProps = { message: Undelivered; onPhoned: () => void };

function UndeliveredItem({ message, onPhoned }: UndeliveredItemProps) {
  const texts = useTexts(messageTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { id, kind, cause, state, recipient, phone, appointment } = message;
  const mark = useMutation({
    mutationFn: () => callStaff('markPhoned', { params: { id }, body: { phoned: true } }),
    onSuccess: onPhoned,
    onSettled: refresh,
  });
  const { name } = appointment.patient;
  return (
    <li className="console-item">
      <p className="font-semibold">
        <Link to={consolePath(language, 'patients', { id: appointment.patient.id })} className="text-link">
          {name}
        </Link>
      </p>
      <p>{`${texts.kinds[kind]}: ${sayWhen(language, appointment)}`}</p>
      <p className="text-small text-ink-soft">
        {`${texts.causes[cause]} (${recipient})${state === 'waiting' ? `, ${texts.retrying}` : ''}`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {phone ? (
          <a href={phoneHref(phone)} className="text-link figures">
            {formatPhone(phone)}
          </a>
        ) : (
          <span>{texts.noPhone}</span>
        )}
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.phonedWhom(name)}
          isPending={mark.isPending}
          onClick={() => mark.mutate(undefined)}
        >
          {texts.phoned}
        </Button>
      </div>
      {mark.error && <Notice tone="error" title={sayError(mark.error, 'save')} />}
    </li>
  );
}

/** Somebody who is ticked off, and the way back. */
function PhonedItem({ message, onReopened }: { message: Undelivered; onReopened: () => void }) {
  const texts = useTexts(messageTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { id, kind, appointment } = message;
  const { name } = appointment.patient;
  const reopen = useMutation({
    mutationFn: () => callStaff('markPhoned', { params: { id }, body: { phoned: false } }),
    onSuccess: onReopened,
    onSettled: refresh,
  });
  return (
    <li className="console-item flex flex-wrap items-center gap-x-3 text-small">
      <span className="min-w-0 flex-1">
        <span className="block text-ink-soft">{texts.settled}</span>
        <span className="font-semibold">{name}</span>
        {`, ${texts.kinds[kind]}: ${sayWhen(language, appointment)}`}
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={texts.notPhonedWhom(name)}
        isPending={reopen.isPending}
        onClick={() => reopen.mutate(undefined)}
      >
        {texts.notPhoned}
      </Button>
      {reopen.error && <Notice tone="error" title={sayError(reopen.error, 'save')} />}
    </li>
  );
}

function Inbox() {
  const [areAllShown, setAreAllShown] = useState(false);
  // Another filter is another list.
  return <InboxList key={String(areAllShown)} areAllShown={areAllShown} onShowAll={setAreAllShown} />;
}

type InboxListProps = { areAllShown: boolean; onShowAll: (areAllShown: boolean) => void };

function InboxList({ areAllShown, onShowAll }: InboxListProps) {
  const texts = useTexts(messageTexts);
  const [news, announce] = useState('');
  const sayError = useErrorSentence();
  const { data, error } = useStaffQuery(inboxQuery(areAllShown ? 'all' : 'open'));
  const entries = useSteadyList(data?.messages);
  return (
    <section aria-labelledby="inbox" className="grid content-start gap-3">
      <h2 id="inbox" className="text-base font-semibold">
        {texts.inbox}
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      <Checkbox label={texts.all} checked={areAllShown} onChange={onShowAll} />
      {error && <Notice tone="error" title={sayError(error, 'load_messages')} />}
      {data?.messages.length === 0 && <p className="text-small text-ink-soft">{texts.inboxEmpty}</p>}
      <ul className="grid gap-2">
        {entries.map(({ item, isGone }) => (
          <InboxItem
            key={item.id}
            message={item}
            isAnswered={isGone || item.handledAt !== null}
            onMarked={announce}
          />
        ))}
      </ul>
    </section>
  );
}

type InboxItemProps = { message: InboxMessage; isAnswered: boolean; onMarked: (said: string) => void };

function InboxItem({ message, isAnswered, onMarked }: InboxItemProps) {
  const texts = useTexts(messageTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { id, name, handledAt, handledBy } = message;
  const mark = useMutation({
    mutationFn: (handled: boolean) => callStaff('markHandled', { params: { id }, body: { handled } }),
    onSuccess: (_, handled) => onMarked(handled ? texts.handledNews(name) : texts.openAgainNews(name)),
    onSettled: refresh,
  });
  return (
    <li className="console-item">
      <p className="font-semibold">{name}</p>
      {message.isSuspect && <p className="text-small font-semibold text-alarm-700">{texts.suspect}</p>}
      <p className="text-small text-ink-soft">{formatInstant(language, message.createdAt)}</p>
      <p className="mt-1 whitespace-pre-line">{message.message}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <a href={toReplyAddress(message, replySubjects[message.language])} className="text-link">
          {texts.reply}
        </a>
        <Button
          size="small"
          variant="secondary"
          aria-label={isAnswered ? texts.reopenWhom(name) : texts.handledWhom(name)}
          isPending={mark.isPending}
          onClick={() => mark.mutate(!isAnswered)}
        >
          {isAnswered ? texts.reopen : texts.handled}
        </Button>
      </div>
      {isAnswered && handledAt === null && <p className="mt-1 text-small text-ink-soft">{texts.answered}</p>}
      {handledAt !== null && (
        <p className="mt-1 text-small text-ink-soft">
          {texts.handledBy(handledBy ?? texts.someone, formatInstant(language, handledAt))}
        </p>
      )}
      {mark.error && <Notice tone="error" title={sayError(mark.error, 'save')} />}
    </li>
  );
}
