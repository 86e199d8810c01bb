import type { DayAppointment, Presence } from '@praxisportal/contract/staff/day';
import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import { practice } from '@praxisportal/practice/practice';
import { useId, useState } from 'react';
import { readWallClock } from '../../clock/wall-clock.ts';
import { Fact } from '../../console/Fact.tsx';
import { SidePanel } from '../../console/SidePanel.tsx';
import { sayTreatment, sayWhen } from '../../console/say-visit.ts';
import { useMay } from '../../console/use-staff-session.ts';
import { formatDate, formatMinutes } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';

type VisitPanelProps = {
  appointment: DayAppointment;
  changes: DayChanges;
  onPresence: (state: Presence) => void;
  onMove: () => void;
  onTake: () => void;
  onCancel: () => void;
  onClose: () => void;
};

/** One appointment: who and what, how far they have come, and what can be done with it. */
export function VisitPanel(props: VisitPanelProps) {
  const { appointment, changes } = props;
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  const mayChange = useMay('change_appointments');
  const mayNote = useMay('write_notes');
  const { visit } = texts;
  const { patient } = appointment;
  const isOpen = appointment.status === 'scheduled';
  return (
    <SidePanel title={patient.name} onClose={props.onClose}>
      {patient.dateOfBirth && (
        <p className="-mt-3 text-small text-ink-soft">
          {visit.born(formatDate(language, patient.dateOfBirth))}
        </p>
      )}
      <dl className="visit-facts">
        <Fact name={visit.when}>{sayWhen(language, appointment)}</Fact>
        <Fact name={visit.treatment}>
          {`${sayTreatment(language, appointment)}, ${formatMinutes(language, appointment.minutes)}`}
        </Fact>
        {appointment.overbookedReason && (
          <Fact name={appointment.overbooked ? texts.overbooked : texts.outsideHours}>
            {appointment.overbookedReason}
          </Fact>
        )}
        <Fact name={visit.booked}>{visit.methods[appointment.bookingMethod]}</Fact>
        <Fact name={visit.message}>{visit.messages[appointment.message]}</Fact>
      </dl>
      <PresenceButtons appointment={appointment} onPresence={props.onPresence} />
      {mayChange && isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={props.onMove}>
            {visit.move}
          </Button>
          <Button size="small" variant="secondary" onClick={props.onTake}>
            {visit.take}
          </Button>
          <Button size="small" variant="quiet" onClick={props.onCancel}>
            {visit.cancel}
          </Button>
        </div>
      )}
      {mayNote ? (
        <NoteForm key={appointment.id} appointment={appointment} changes={changes} />
      ) : (
        appointment.note && <p className="whitespace-pre-line">{appointment.note}</p>
      )}
    </SidePanel>
  );
}

const states = [
  'expected',
  'arrived',
  'seated',
  'finished',
  'no_show',
] as const satisfies readonly Presence[];

type PresenceButtonsProps = Pick<VisitPanelProps, 'appointment' | 'onPresence'>;

function PresenceButtons({ appointment, onPresence }: PresenceButtonsProps) {
  const { visit: texts, keys } = useTexts(dayTexts);
  const may = useMay('mark_presence');
  if (!may || appointment.status === 'cancelled') return null;
  const letters: Record<Presence, string> = {
    expected: '',
    arrived: keys.arrived,
    seated: keys.seated,
    finished: keys.finished,
    no_show: keys.noShow,
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{texts.states}</legend>
      <div className="grid grid-cols-2 gap-2">
        {states.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={appointment.state === state}
            // Nobody has stayed away from what has not begun.
            disabled={state === 'no_show' && Date.parse(appointment.startsAt) > Date.now()}
            onClick={() => onPresence(state)}
            className="presence-button"
          >
            {texts.actions[state]}
            {letters[state] && <kbd>{letters[state].toUpperCase()}</kbd>}
          </button>
        ))}
      </div>
      {appointment.arrivedAt && (
        <p className="figures text-small text-ink-soft">
          {texts.arrivedAt(readWallClock(Date.parse(appointment.arrivedAt), practice.timeZone).time)}
        </p>
      )}
    </fieldset>
  );
}

function NoteForm({ appointment, changes }: Pick<VisitPanelProps, 'appointment' | 'changes'>) {
  const { visit: texts, done } = useTexts(dayTexts);
  const [note, setNote] = useState(appointment.note);
  const [isSaved, setIsSaved] = useState(false);
  const source = useId();
  const save = () => {
    const words = done.changed(appointment.patient.name);
    changes.change(appointment, words, { note, inform: false }, { onDone: () => setIsSaved(true), source });
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={dayLimits.noteMaxLength}
        value={note}
        onChange={(text) => {
          setNote(text);
          setIsSaved(false);
        }}
      />
      {note !== appointment.note && (
        <Button type="submit" size="small" variant="secondary" isPending={changes.isPending(source)}>
          {texts.saveNote}
        </Button>
      )}
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {isSaved && note === appointment.note && texts.savedNote}
      </p>
    </form>
  );
}
