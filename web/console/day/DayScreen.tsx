import type { DayAppointment, Presence } from '@praxisportal/contract/staff/day';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { usePracticeClock } from '../../shared/clock/use-practice-clock.ts';
import { minuteOfDay, type WallClock } from '../../shared/clock/wall-clock.ts';
import { formatDateRange, formatLongDate } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { callStaff } from '../shell/call-staff.ts';
import type { RequestLeave } from '../shell/leave-guards.ts';
import { sayWhen } from '../shell/say-visit.ts';
import { dayQuery, weekQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { mayPlanAbsence, useMay, useMe } from '../shell/use-staff-session.ts';
import { AbsenceNotes } from './AbsenceNotes.tsx';
import { Beside, type Panel } from './Beside.tsx';
import { CarryBar } from './CarryBar.tsx';
import { DayBar } from './DayBar.tsx';
import { type Carried, DayGrid } from './DayGrid.tsx';
import { DayList } from './DayList.tsx';
import { DayOnPaper } from './DayOnPaper.tsx';
import { useSharedDayChanges } from './day-changes-context.ts';
import { findShortEnd } from './day-model.ts';
import {
  type DayColumn,
  type PlannedSlot,
  toColumns,
  toTime,
  toVisit,
  toWeekColumns,
  type Visit,
  weekOf,
} from './day-view.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { readShortcut } from './read-shortcut.ts';
import { dayTexts } from './texts.ts';
import { UndoBar } from './UndoBar.tsx';
import { useDayAddress } from './use-day-address.ts';
import { type Wish, wishChange } from './use-day-changes.ts';
import { useHiddenNames } from './use-hidden-names.ts';
import { usePreparedDays } from './use-prepared-days.ts';
import { useWayBack } from './use-way-back.ts';

/** The day on which reception and dentists work. */
export default function DayScreen() {
  const clock = usePracticeClock();
  const { title } = useTexts(dayTexts);
  return (
    <>
      <ConsoleTitle title={title} />
      {clock && <DayOf clock={clock} />}
    </>
  );
}

function DayOf({ clock }: { clock: WallClock }) {
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  const changes = useSharedDayChanges();
  const [areNamesHidden, hideNames] = useHiddenNames();
  const mayBook = useMay('change_appointments');
  const me = useMe();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [planned, setPlanned] = useState<PlannedSlot | null>(null);
  const wayBack = useWayBack();

  const { date, view, doctorId, go } = useDayAddress(clock.date);

  const day = useStaffQuery(dayQuery(date));
  const week = useStaffQuery({ ...weekQuery(doctorId ?? '', date), enabled: view === 'week' });
  const shown = useMemo(() => {
    if (view === 'week') return week.data && toWeekColumns(week.data, language);
    return day.data && toColumns(day.data);
  }, [view, week.data, day.data, language]);
  const answer = view === 'week' ? week : day;
  const doctors = day.data?.doctors ?? [];
  const visits = shown?.columns.flatMap(({ appointments }) => appointments) ?? [];
  const isToday =
    view === 'week' ? shown?.columns.some((column) => column.date === clock.date) : date === clock.date;
  // Another one only when something is to be drawn anew anyway: not with each step of what is being carried.
  const now = useMemo(
    () =>
      isToday && shown
        ? { date: clock.date, minute: minuteOfDay(clock.time), ms: serverNowMs(), time: clock.time }
        : null,
    [isToday, shown, clock],
  );
  const [monday, sunday] = weekOf(date);
  const title = view === 'week' ? formatDateRange(language, monday, sunday) : formatLongDate(language, date);
  usePreparedDays(date, day.data !== undefined);

  const show = (next: Panel) => {
    if (panel === null) wayBack.noteOpener();
    // The next click in the plan is about what is open now, not about an appointment that was carried before.
    setCarried(null);
    setPanel(next);
  };
  /** The open panel asks before unsaved text is discarded. */
  const leaveGuard = useRef<RequestLeave>(null);
  const leave: RequestLeave = (goOn) => (leaveGuard.current ? leaveGuard.current(goOn) : goOn());
  /** Replaces the open panel, unless it is the same one. */
  const showInstead = (next: Panel) => {
    const isSame = panel !== null && 'id' in panel && 'id' in next && panel.id === next.id;
    if (!isSame || panel.kind !== next.kind) leave(() => show(next));
  };
  const close = (id?: string) => {
    setPanel(null);
    wayBack.goBack(id);
  };
  const open = (visit: DayAppointment) => showInstead({ kind: 'visit', id: visit.id });
  const book = (column: DayColumn, minute: number) => {
    const shortEnd = shown ? findShortEnd(column, minute, shown.range) : null;
    const shortUntil = shortEnd === null ? null : toTime(shortEnd);
    const { doctorId: chosenId, date: chosenDate } = column;
    const place = { doctorId: chosenId, date: chosenDate, time: toTime(minute), shortUntil };
    showInstead({ kind: 'book', place });
  };
  /** The plan turns to the day that the form holds; in a week, to the week of its doctor. */
  const showPlanned = (slot: PlannedSlot | null) => {
    setPlanned(slot);
    if (!slot) return;
    const isShown =
      view === 'week' ? weekOf(slot.date)[0] === monday && slot.doctorId === doctorId : slot.date === date;
    if (!isShown)
      go({ date: slot.date, ...(view === 'week' && { doctor: slot.doctorId }) }, { replace: true });
  };
  const bookNext = () => showInstead({ kind: 'book', place: null });
  const take = (visit: DayAppointment) => {
    leave(() => {
      setCarried({ visit: toVisit(visit), target: null });
      close();
    });
  };
  const place = (visit: Visit, { column: index, minute }: { column: number; minute: number }) => {
    setCarried(null);
    const column = shown?.columns[index];
    if (!column) return;
    const time = toTime(minute);
    const isSame = visit.doctorId === column.doctorId && visit.date === column.date && visit.start === time;
    if (isSame) return;
    const when = sayWhen(language, { date: column.date, start: time, doctorName: column.doctorName });
    const to = { doctorId: column.doctorId, date: column.date, time, inform: true };
    const say = (name: string) => texts.done.moved(name, when);
    changes.run(wishChange({ seen: visit, concern: 'place' }, say, to));
  };
  const wishPresence = (visit: DayAppointment, state: Presence): Wish => ({
    of: { seen: visit, concern: 'presence' },
    say: (name) => texts.done.state(name, texts.presence[state]),
    attempt: ({ version }) =>
      callStaff('notePresence', { params: { id: visit.id }, body: { version, state } }),
  });
  const setPresence = (visit: DayAppointment, state: Presence) => {
    if (visit.state !== state) changes.run(wishPresence(visit, state));
  };
  /** Letters act with a modifier, or on the appointment that is open: a name typed at the wrong place changes nothing. */
  const onKey = (key: string, visit: DayAppointment | null, isShortcut: boolean): boolean => {
    const { keys } = texts;
    const letter = key.toLowerCase();
    const isOpen = visit !== null && panel?.kind === 'visit' && panel.id === visit.id;
    if (!isShortcut && !isOpen) return false;
    if (letter === keys.today) go({ date: clock.date });
    else if (letter === keys.undo) changes.undo();
    else if (letter === keys.book && mayBook) bookNext();
    else if (visit === null) return false;
    else if (letter === keys.arrived) setPresence(visit, 'arrived');
    else if (letter === keys.seated) setPresence(visit, 'seated');
    else if (letter === keys.finished) setPresence(visit, 'finished');
    else if (letter === keys.noShow) setPresence(visit, 'no_show');
    else if (!mayBook || visit.status !== 'scheduled') return false;
    else if (letter === keys.move) setCarried({ visit: toVisit(visit), target: null });
    else if (letter === keys.cancel || key === 'Delete') showInstead({ kind: 'cancel', id: visit.id });
    else return false;
    return true;
  };
  /** A click beside all controls takes the focus from the plan: the shortcuts still act, undo above all. */
  const onLooseKey = (event: KeyboardEvent) => {
    const letter = event.target === event.currentTarget ? readShortcut(event) : null;
    if (letter !== null && onKey(letter, null, true)) event.preventDefault();
  };
  const onPanelKey = (key: string, visit: DayAppointment): boolean => {
    if (key.toLowerCase() !== texts.keys.move) return onKey(key, visit, false);
    if (!mayBook || visit.status !== 'scheduled') return false;
    if (view === 'list') showInstead({ kind: 'move', id: visit.id });
    else take(visit);
    return true;
  };

  return (
    <main
      id="content"
      tabIndex={-1}
      onKeyDown={onLooseKey}
      className={view === 'list' ? 'day-main is-list' : 'day-main'}
    >
      <DayBar
        title={title}
        date={date}
        today={clock.date}
        view={view}
        doctors={doctors}
        doctorId={doctorId}
        counts={
          shown
            ? {
                all: visits.length,
                waiting: visits.filter(({ state }) => state === 'arrived').length,
                seated: visits.filter(({ state }) => state === 'seated').length,
              }
            : null
        }
        areNamesHidden={areNamesHidden}
        canBook={mayBook}
        canPlan={mayPlanAbsence(me, me.doctorId)}
        onDate={(chosen) => go({ date: chosen })}
        onView={(chosen, doctor) => go({ view: chosen, doctor })}
        onHideNames={hideNames}
        onBook={bookNext}
      />
      <AbsenceNotes date={date} today={clock.date} />
      <div className="day-stage">
        {answer.isPending && (
          <Skeleton label={texts.title} className="grid flex-1 gap-2" blockClassName="h-40" />
        )}
        {answer.error && !shown && <LoadFailure error={answer.error} onRetry={() => void answer.refetch()} />}
        {shown && view !== 'list' && (
          <DayGrid
            key={view}
            label={texts.grid(title)}
            columns={shown.columns}
            range={shown.range}
            now={now}
            selectedId={panel && panel.kind !== 'book' ? panel.id : null}
            carried={carried}
            planned={planned}
            areNamesHidden={areNamesHidden}
            canChange={mayBook}
            onOpen={open}
            onBook={({ column, minute }) => {
              const chosen = shown.columns[column];
              if (chosen) book(chosen, minute);
            }}
            onCarry={setCarried}
            onPlace={place}
            onKey={onKey}
          />
        )}
        {shown && view === 'list' && (
          <DayList
            {...shown}
            now={now}
            areNamesHidden={areNamesHidden}
            canChange={mayBook}
            onOpen={open}
            onBook={book}
          />
        )}
        {shown && view !== 'list' && <DayOnPaper {...shown} now={now} areNamesHidden={areNamesHidden} />}
        <Beside
          panel={panel}
          visits={visits}
          doctors={doctors}
          date={date}
          shownDoctorId={view === 'week' ? (doctorId ?? null) : null}
          leaveGuard={leaveGuard}
          clock={clock}
          changes={changes}
          onPlanned={showPlanned}
          nowMs={now?.ms ?? null}
          areNamesHidden={areNamesHidden}
          onPanel={show}
          onClose={close}
          onTake={view === 'list' ? undefined : take}
          onKey={onPanelKey}
          toPresenceWish={wishPresence}
        />
      </div>
      <QuestionDialog changes={changes} areNamesHidden={areNamesHidden} />
      <div className="undo-bar print:hidden">
        <UndoBar changes={changes} areNamesHidden={areNamesHidden} onUndone={wayBack.goBack} />
        {carried && view !== 'list' && (
          <CarryBar {...{ carried, areNamesHidden }} onStop={() => setCarried(null)} />
        )}
      </div>
    </main>
  );
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { loadFailed } = useTexts(dayTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  return (
    <Notice tone="error" title={loadFailed} className="self-start">
      <p>{sayError(error, 'generic')}</p>
      <Button size="small" variant="secondary" className="mt-2" onClick={onRetry}>
        {actions.retry}
      </Button>
    </Notice>
  );
}
