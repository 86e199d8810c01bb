import type { ReportedHit } from '@praxisportal/contract/staff/plan';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate, formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { consolePath } from '../shell/console-paths.ts';
import { sayTreatment, sayWhen } from '../shell/say-visit.ts';
import {
  choiceId,
  chooseForAll,
  countDecisions,
  findClashes,
  groupHits,
  isTaken,
  placeOf,
  toDecisions,
  toMove,
  withoutChoices,
} from './choices.ts';
import { SendDialog } from './SendDialog.tsx';
import { sayHere, sayReach } from './say-absence.ts';
import { planTexts } from './texts.ts';
import type { Deciding } from './use-deciding.ts';

type Doctors = readonly { id: string; name: string }[];
type OpenHitsProps = { absenceId: string; deciding: Deciding; newIds: readonly unknown[]; doctors: Doctors };

/** Those about whom nobody has decided: one choice for all of them or one each, and on to the mails. */
export function OpenHits({ absenceId, deciding, newIds, doctors }: OpenHitsProps) {
  const { report: texts, here } = useTexts(planTexts);
  const language = useLanguage();
  const [isSending, setIsSending] = useState(false);
  const { open, choices, put, outcome } = deciding;
  const clashes = findClashes(open, choices);
  const decisions = toDecisions(open, choices);
  const counts = countDecisions(decisions, open, true);
  const taken = new Set(outcome?.results.filter(isTaken).map(({ appointmentId }) => appointmentId));
  const next = () => {
    const [clash] = clashes.keys();
    if (clash) document.getElementById(choiceId(clash))?.focus();
    else setIsSending(true);
  };
  return (
    <section aria-labelledby="open-hits" className="grid min-w-0 content-start gap-3 print:hidden">
      <h2 id="open-hits" className="text-lead font-semibold">
        {texts.open}
      </h2>
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="sr-only">{texts.forAll}</legend>
        <span aria-hidden="true">{texts.forAll}</span>
        {(['best', 'cancel', 'keep'] as const).map((wish) => (
          <button
            key={wish}
            type="button"
            onClick={() => put(chooseForAll(open, choices, wish))}
            className="plan-preset"
          >
            {{ best: texts.best, cancel: texts.cancelAll, keep: texts.keepAll }[wish]}
          </button>
        ))}
        {decisions.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => put(withoutChoices(choices, Object.keys(choices)))}
          >
            {texts.reset}
          </Button>
        )}
      </fieldset>
      {groupHits(open).map(([group, hits]) => (
        <div key={group} className="grid gap-1">
          <h3 className="text-base font-semibold">
            {group === 'here' ? here.title : formatLongDate(language, group)}
          </h3>
          <ul className="plan-hits">
            {hits.map((hit) => {
              const { id } = hit.appointment;
              return (
                <HitRow
                  key={id}
                  hit={hit}
                  choice={choices[id] ?? ''}
                  isNew={newIds.includes(id)}
                  clash={clashes.get(id)}
                  isTaken={taken.has(id) && !choices[id]}
                  doctors={doctors}
                  onChoose={(choice) =>
                    put(choice === '' ? withoutChoices(choices, [id]) : { ...choices, [id]: choice })
                  }
                />
              );
            })}
          </ul>
        </div>
      ))}
      <div className="plan-send">
        <p role="status">
          {decisions.length > 0 &&
            texts.chosen(counts.move, counts.cancel, counts.keep, open.length - decisions.length)}
        </p>
        <Button disabled={decisions.length === 0} onClick={next}>
          {texts.next}
        </Button>
      </div>
      <SendDialog
        isOpen={isSending}
        absenceId={absenceId}
        hits={open}
        decisions={decisions}
        decide={deciding.decide}
        doneCount={outcome?.results.length ?? 0}
        onClose={() => setIsSending(false)}
      />
    </section>
  );
}

type HitRowProps = {
  hit: ReportedHit;
  choice: string;
  isNew: boolean;
  /** Who has the same time already. */
  clash: string | undefined;
  isTaken: boolean;
  doctors: Doctors;
  onChoose: (choice: string) => void;
};

function HitRow({ hit, choice, isNew, clash, isTaken: wasTaken, doctors, onChoose }: HitRowProps) {
  const texts = useTexts(planTexts);
  const { report } = texts;
  const language = useLanguage();
  const { appointment, proposals } = hit;
  const { id, patient, start, minutes, date } = appointment;
  const chosen = placeOf(choice);
  const isListed = chosen === null || proposals.some((place) => toMove(place) === choice);
  const where = sayHere(texts, hit);
  const nameOf = (doctorId: string) => doctors.find((doctor) => doctor.id === doctorId)?.name ?? doctorId;
  const problem = clash ? report.clash(clash) : wasTaken ? report.taken : undefined;
  return (
    <li data-chosen={choice === '' ? undefined : choice.split(' ')[0]}>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2">
          <span className="figures font-semibold">{start}</span>
          <span className="font-semibold">{patient.name}</span>
          {where && <span className="plan-chip is-open">{where}</span>}
          {isNew && <span className="plan-chip is-open">{report.isNew}</span>}
        </p>
        <p className="text-small text-ink-soft">
          {`${sayTreatment(language, appointment)}, ${formatMinutes(language, minutes)}${where ? '' : `, ${sayReach(texts, hit)}`}`}{' '}
          <Link
            to={consolePath(language, 'day', { date })}
            aria-label={report.inDayOf(patient.name)}
            className="text-link"
          >
            {report.inDay}
          </Link>
        </p>
      </div>
      <div className="grid min-w-0 gap-1">
        <select
          id={choiceId(id)}
          aria-label={report.whatFor(patient.name, start)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `problem-${id}` : undefined}
          value={choice}
          onChange={({ target }) => onChoose(target.value)}
          className="plan-choice"
        >
          <option value="">{report.undecided}</option>
          {!isListed && chosen && (
            <option value={choice}>
              {report.to(
                sayWhen(language, {
                  date: chosen.date,
                  start: chosen.time,
                  doctorName: nameOf(chosen.doctorId),
                }),
              )}
            </option>
          )}
          {proposals.map((place) => (
            <option key={toMove(place)} value={toMove(place)}>
              {report.to(
                sayWhen(language, { date: place.date, start: place.time, doctorName: place.doctorName }),
              )}
            </option>
          ))}
          {proposals.length === 0 && <option disabled>{report.noPlace}</option>}
          <option value="cancel">{report.cancel}</option>
          <option value="keep">{report.keep}</option>
        </select>
        {problem && (
          <p id={`problem-${id}`} className="text-small font-semibold text-alarm-700">
            {problem}
          </p>
        )}
      </div>
    </li>
  );
}
