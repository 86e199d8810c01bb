import type { DayAppointment, Presence } from '@praxisportal/contract/staff/day';
import type { RefObject } from 'react';
import { formatDate, formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DiscardQuestion } from '../shell/DiscardQuestion.tsx';
import { Fact } from '../shell/Fact.tsx';
import type { RequestLeave } from '../shell/leave-guards.ts';
import { SidePanel } from '../shell/SidePanel.tsx';
import { sayTreatment, sayWhen } from '../shell/say-visit.ts';
import { useDiscardQuestion } from '../shell/use-discard-question.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { sayName } from './day-view.ts';
import { GoneNotice } from './GoneNotice.tsx';
import { PresenceButtons } from './PresenceButtons.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges, Wish } from './use-day-changes.ts';
import { VisitContact } from './VisitContact.tsx';
import { useNoteDraft, VisitNote } from './VisitNote.tsx';

type VisitPanelProps = {
  appointment: DayAppointment;
  /** It no longer stands on the day on which it was opened. */
  isGone: boolean;
  changes: DayChanges;
  areNamesHidden: boolean;
  toPresenceWish: (state: Presence) => Wish;
  /** The keys of the grid mean the same here. */
  onKey: (key: string) => boolean;
  onMove: () => void;
  /** Takes it, to be placed in the grid; none where there is no grid. */
  onTake: (() => void) | undefined;
  onCancel: () => void;
  onClose: () => void;
  leaveGuard: RefObject<RequestLeave | null>;
};

/** One appointment: who and what, how far they have come, and what can be done with it. */
export function VisitPanel(props: VisitPanelProps) {
  const { appointment, isGone, changes, areNamesHidden } = props;
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  const mayChange = useMay('change_appointments');
  const mayNote = useMay('write_notes');
  const { visit } = texts;
  const { patient } = appointment;
  const [typedNote, putNote] = useNoteDraft(appointment.id);
  const { requestLeave, requestClose, question } = useDiscardQuestion({
    isTyped: mayNote && typedNote !== null,
    discard: () => putNote(null),
    close: props.onClose,
    leaveGuard: props.leaveGuard,
  });
  const isOpen = appointment.status === 'scheduled' && !isGone;
  return (
    <SidePanel
      title={sayName(appointment, areNamesHidden)}
      onClose={requestClose}
      onKey={isGone ? undefined : props.onKey}
    >
      {isGone && <GoneNotice />}
      {patient.dateOfBirth && !areNamesHidden && (
        <p className="-mt-3 text-small text-ink-soft">
          {visit.born(formatDate(language, patient.dateOfBirth))}
        </p>
      )}
      <dl className="visit-facts">
        {appointment.note !== '' && !areNamesHidden && (
          <Fact name={texts.note}>
            <span className="whitespace-pre-line font-semibold">{appointment.note}</span>
          </Fact>
        )}
        <Fact name={visit.when}>{sayWhen(language, appointment)}</Fact>
        <Fact name={visit.treatment}>
          {`${sayTreatment(language, appointment)}, ${formatMinutes(language, appointment.minutes)}`}
        </Fact>
        {appointment.overbookedReason && (
          <Fact name={appointment.overbooked ? texts.overbooked : texts.outsideHours}>
            {appointment.overbookedReason}
          </Fact>
        )}
        {appointment.pain && <Fact name={texts.pain}>{visit.painTold}</Fact>}
        {appointment.patientNote !== '' && !areNamesHidden && (
          <Fact name={texts.patientNote}>
            <span className="whitespace-pre-line">{appointment.patientNote}</span>
          </Fact>
        )}
        <Fact name={visit.booked}>{visit.methods[appointment.bookingMethod]}</Fact>
        <Fact name={visit.message}>{visit.messages[appointment.message]}</Fact>
      </dl>
      {!areNamesHidden && <VisitContact patient={patient} />}
      {!isGone && (
        <PresenceButtons appointment={appointment} changes={changes} toWish={props.toPresenceWish} />
      )}
      {mayChange && isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => requestLeave(props.onMove)}>
            {visit.move}
          </Button>
          {props.onTake && (
            <Button size="small" variant="secondary" onClick={props.onTake}>
              {visit.take}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => requestLeave(props.onCancel)}>
            {visit.cancel}
          </Button>
        </div>
      )}
      {mayNote && <VisitNote appointment={appointment} changes={changes} typed={typedNote} put={putNote} />}
      <DiscardQuestion {...question} />
    </SidePanel>
  );
}
