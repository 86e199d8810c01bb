import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { ConsoleTitle } from '../../console/ConsoleTitle.tsx';
import { consolePath } from '../../console/console-paths.ts';
import { patientsQuery } from '../../console/staff-queries.ts';
import { useRested } from '../../console/use-rested.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { formatDate, formatPhone, formatShortDate } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PatientCard } from './PatientCard.tsx';
import { patientTexts } from './texts.ts';

/** Finding people by whatever is heard of them, and the card of one; whose stands in the address. */
export default function PatientsScreen() {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const [query] = useSearchParams();
  const [text, setText] = useState('');
  const id = query.get('id');
  const typed = useRested(text.trim());
  const { data, error } = useStaffQuery(patientsQuery(typed));
  const patients = typed.length > 1 && data ? data.patients : null;
  return (
    <main id="content" tabIndex={-1} className="console-dense console-columns">
      <ConsoleTitle title={texts.title} />
      <section aria-labelledby="patients" className="grid content-start gap-3">
        <h1 id="patients" className="text-h3">
          {texts.title}
        </h1>
        <TextField
          label={texts.search}
          hint={texts.hint}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        <p role="status" className="text-small text-ink-soft">
          {patients && (patients.length === 0 ? texts.nobody : texts.found(patients.length))}
        </p>
        {error && <Notice tone="error" title={sayError(error, 'generic')} />}
        <ul aria-label={texts.results} className="grid gap-1">
          {patients?.map((patient) => (
            <li key={patient.id}>
              <Link
                to={consolePath(language, 'patients', { id: patient.id })}
                aria-current={patient.id === id ? 'true' : undefined}
                className="free-start no-underline"
              >
                <EntryWords patient={patient} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {id && <PatientCard key={id} id={id} />}
    </main>
  );
}

function EntryWords({ patient }: { patient: PatientEntry }) {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  const { dateOfBirth, phone, email, nextAppointment } = patient;
  const facts = [
    dateOfBirth && texts.born(formatDate(language, dateOfBirth)),
    phone ? formatPhone(phone) : email,
    nextAppointment && texts.next(formatShortDate(language, nextAppointment.date)),
  ];
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{patient.name}</span>
      <span className="block text-small">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
