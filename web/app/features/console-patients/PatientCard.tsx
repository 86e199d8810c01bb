import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { PatientCard as Card } from '@praxisportal/contract/staff/patients';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { consolePath } from '../../console/console-paths.ts';
import { Fact } from '../../console/Fact.tsx';
import { sayTreatment, sayWhen } from '../../console/say-visit.ts';
import { patientCardQuery } from '../../console/staff-queries.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { useMay } from '../../console/use-staff-session.ts';
import { formatDate, formatInstant, formatPhone, phoneHref } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PatientEditor } from './PatientEditor.tsx';
import { patientTexts } from './texts.ts';

/** Everything about one person; each look leaves a row in the practice's record. */
export function PatientCard({ id }: { id: string }) {
  const texts = useTexts(patientTexts);
  const sayError = useErrorSentence();
  const { data, error } = useStaffQuery(patientCardQuery(id));
  if (error && !data) return <Notice tone="error" title={sayError(error, 'generic')} />;
  if (!data) return <Skeleton label={texts.loading} />;
  return <CardOf card={data} />;
}

function CardOf({ card }: { card: Card }) {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  const mayChange = useMay('change_patients');
  const maySeeContacts = useMay('see_contacts');
  const [isEditing, setIsEditing] = useState(false);
  return (
    <article aria-labelledby="card" className="grid content-start gap-5">
      <div>
        <h2 id="card" className="text-h3">
          {card.name}
        </h2>
        <p className="text-small text-ink-soft">
          {card.dateOfBirth && `${texts.born(formatDate(language, card.dateOfBirth))}. `}
          {texts.logged}
        </p>
      </div>
      {isEditing ? (
        <PatientEditor card={card} onDone={() => setIsEditing(false)} />
      ) : (
        <>
          {maySeeContacts && <Contact card={card} />}
          {mayChange && (
            <Button
              size="small"
              variant="secondary"
              className="justify-self-start"
              onClick={() => setIsEditing(true)}
            >
              {texts.edit}
            </Button>
          )}
        </>
      )}
      {card.family.length > 0 && (
        <Part title={texts.family}>
          {card.family.map(({ id, name }) => (
            <li key={id}>
              <Link to={consolePath(language, 'patients', { id })} className="text-link">
                {name}
              </Link>
            </li>
          ))}
        </Part>
      )}
      <Appointments title={texts.coming} appointments={card.coming} />
      <Appointments title={texts.past} appointments={card.past} />
      {card.messages.length > 0 && (
        <Part title={texts.messages}>
          {card.messages.map(({ id, subject, state, createdAt }) => (
            <li key={id}>
              {`${formatInstant(language, createdAt)}: ${subject} (${texts.messageStates[state]})`}
            </li>
          ))}
        </Part>
      )}
      {card.consents.length > 0 && (
        <Part title={texts.consentsTitle}>
          {card.consents.map(({ kind, given, at }) => (
            <li key={kind}>
              {`${texts.consents[kind]}: ${given ? texts.given(formatInstant(language, at)) : texts.withdrawn(formatInstant(language, at))}`}
            </li>
          ))}
        </Part>
      )}
    </article>
  );
}

function Contact({ card }: { card: Card }) {
  const texts = useTexts(patientTexts);
  return (
    <dl className="visit-facts">
      <Fact name={texts.phone}>
        {card.phone ? <a href={phoneHref(card.phone)}>{formatPhone(card.phone)}</a> : texts.none}
      </Fact>
      <Fact name={texts.email}>{card.email ?? texts.none}</Fact>
      {texts.contactOf[card.contactOf] && <Fact name={texts.contact}>{texts.contactOf[card.contactOf]}</Fact>}
      <Fact name={texts.language}>{texts.languages[card.language]}</Fact>
      <Fact name={texts.account}>{card.hasAccount ? texts.hasAccount : texts.noAccount}</Fact>
      {card.missedCount > 0 && <Fact name={texts.missed}>{texts.times(card.missedCount)}</Fact>}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1 text-small">{children}</ul>
    </section>
  );
}

function Appointments({ title, appointments }: { title: string; appointments: readonly DayAppointment[] }) {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  return (
    <Part title={title}>
      {appointments.length === 0 && <li>{texts.noAppointments}</li>}
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <Link to={consolePath(language, 'day', { date: appointment.date })} className="text-link">
            {sayWhen(language, appointment)}
          </Link>
          {`, ${sayTreatment(language, appointment)} (${texts.states[appointment.status]})`}
          {appointment.note !== '' && <span className="block whitespace-pre-line">{appointment.note}</span>}
        </li>
      ))}
    </Part>
  );
}
