import type { PatientErasureAsked } from '@praxisportal/contract/staff/patient-data';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { queryClient } from '../../shared/api/query-client.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { ErasedNews } from '../../shared/own-data/ErasedNews.tsx';
import { isEnter } from '../../shared/ui/is-enter.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { consolePath } from '../shell/console-paths.ts';
import { describeEntry } from '../shell/describe-entry.ts';
import { staffKeys } from '../shell/staff-queries.ts';
import { consoleTexts } from '../shell/texts.ts';
import { usePatientSearch } from '../shell/use-patient-search.ts';
import { PatientCard } from './PatientCard.tsx';
import { patientTexts } from './texts.ts';

/** What was just done with the entry that was open, said in its place or above the one that is open now. */
type News =
  | { kind: 'merged'; id: string }
  | ({ kind: 'erasure'; id: string; name: string } & PatientErasureAsked);

/** Finding people by whatever is heard of them, and the card of one; whose stands in the address. */
export default function PatientsScreen() {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [news, setNews] = useState<News | null>(null);
  const id = query.get('id');
  const refresh = () => {
    // What was compared is no longer there to be asked for.
    const isOpen = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== 'merge';
    void queryClient.invalidateQueries({ queryKey: staffKeys.patients, predicate: isOpen });
  };
  const tell = (said: News) => {
    setNews(said);
    refresh();
    void navigate(consolePath(language, 'patients', { id: said.id }), { replace: true });
  };
  return (
    <main id="content" tabIndex={-1} className="console-dense console-columns">
      <ConsoleTitle title={texts.title} />
      <PatientSearch id={id} />
      <div className="grid content-start gap-4">
        {news?.kind === 'merged' && news.id === id && (
          <FocusedNews>
            <Notice tone="success" title={texts.merge.done} isLive={false} />
          </FocusedNews>
        )}
        {news?.kind === 'erasure' && news.id === id && (
          <FocusedNews>
            <ErasedNews
              kept={news.kept}
              title={texts.data.planned(news.name, formatInstant(language, news.erasesAt))}
            />
          </FocusedNews>
        )}
        {id && (
          <PatientCard
            key={id}
            id={id}
            onMerged={(remainingId) => tell({ kind: 'merged', id: remainingId })}
            onErased={(name, asked) => tell({ kind: 'erasure', id, name, ...asked })}
            onTakenBack={() => {
              setNews(null);
              refresh();
            }}
          />
        )}
      </div>
    </main>
  );
}

/** Takes the focus from what is gone. */
function FocusedNews({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      {children}
    </div>
  );
}

function PatientSearch({ id }: { id: string | null }) {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  const words = useTexts(consoleTexts);
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const { typed, patients, isBehind, status, failure } = usePatientSearch(text);
  // What Enter was pressed for; it may come before the answer.
  const [wanted, setWanted] = useState('');
  const openWanted = useEffectEvent(() => {
    setWanted('');
    const [only, another] = patients;
    if (wanted === typed && only && !another)
      void navigate(consolePath(language, 'patients', { id: only.id }));
  });
  useEffect(() => {
    if (wanted !== '' && !isBehind) openWanted();
  }, [wanted, isBehind]);
  return (
    <section aria-labelledby="patients" className="grid content-start gap-3 print:hidden">
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
        onKeyDown={(event) => {
          if (isEnter(event)) setWanted(typed);
        }}
      />
      <p role="status" className="text-small text-ink-soft">
        {status}
      </p>
      {failure && <Notice tone="error" title={failure} />}
      <ul aria-label={texts.results} className="grid gap-1">
        {patients.map((patient) => (
          <li key={patient.id}>
            <Link
              to={consolePath(language, 'patients', { id: patient.id })}
              aria-current={patient.id === id ? 'true' : undefined}
              className="free-start no-underline"
            >
              <span className="min-w-0">
                <span className="block font-semibold">{patient.name}</span>
                <span className="block text-small">{describeEntry(patient, words, language)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
