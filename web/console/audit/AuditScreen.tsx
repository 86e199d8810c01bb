import type { AuditFilter, AuditPage } from '@praxisportal/contract/staff/audit';
import { practice } from '@praxisportal/practice/practice';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { saveFile } from '../../shared/page/save-file.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ProofNotice } from '../proof/ProofNotice.tsx';
import { findProofNeeded, type RunProven, useProven } from '../proof/use-proven.ts';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { consolePath } from '../shell/console-paths.ts';
import { auditQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { AuditDays } from './AuditDays.tsx';
import { AuditSearch } from './AuditSearch.tsx';
import { readAuditFilter, toAuditQuery } from './audit-filter.ts';
import { auditTexts } from './texts.ts';

/** Who did what; what is asked for stands in the address. */
export default function AuditScreen() {
  const texts = useTexts(auditTexts);
  const language = useLanguage();
  const may = useMay('see_audit');
  return (
    <main
      id="content"
      tabIndex={-1}
      className="console-dense grid w-full max-w-[64rem] content-start gap-4 p-4"
    >
      <ConsoleTitle title={texts.title} />
      <div>
        <h1 className="text-h3">{texts.title}</h1>
        <p className="text-small text-ink-soft">{may ? texts.lead : texts.notYours}</p>
      </div>
      <Link to={consolePath(language, 'team')} className="text-link justify-self-start">
        {texts.toTeam}
      </Link>
      {may && <Audit />}
    </main>
  );
}

function Audit() {
  const texts = useTexts(auditTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { request, run, prove } = useProven();
  const filter = readAuditFilter(query);
  const { data, error, refetch, dataUpdatedAt } = useStaffQuery(auditQuery(language, filter));
  const asked = JSON.stringify(filter);
  const proofNeeded = findProofNeeded(error);
  const ask = async () => {
    if (proofNeeded && (await prove(proofNeeded))) await refetch();
  };
  return (
    <>
      <AuditSearch
        filter={filter}
        people={data?.people ?? []}
        patientName={data?.patientName ?? null}
        onSearch={(wish) => {
          // The same again is what has happened since.
          if (JSON.stringify(wish) === asked) void refetch();
          else void navigate(consolePath(language, 'audit', toAuditQuery(wish)));
        }}
      />
      {proofNeeded && <ProofNotice title={texts.proofNeeded} onAsk={() => void ask()} />}
      {error && !proofNeeded && <Notice tone="error" title={sayError(error, 'generic')} />}
      {!data && !error && <Skeleton label={texts.loading} />}
      {data && (
        <Entries key={`${language} ${asked} ${dataUpdatedAt}`} filter={filter} first={data} run={run} />
      )}
      <ProofDialog request={request} />
    </>
  );
}

type EntriesProps = { filter: AuditFilter; first: AuditPage; run: RunProven };

/** The entries of the first page, and those that were asked for after it. */
function Entries({ filter, first, run }: EntriesProps) {
  const texts = useTexts(auditTexts);
  const sayError = useErrorSentence();
  const [older, setOlder] = useState<readonly AuditPage[]>([]);
  const pages = [first, ...older];
  const entries = pages.flatMap((page) => page.entries);
  const next = pages.at(-1)?.next ?? null;
  const more = useMutation({
    mutationFn: (after: string) => run(() => callStaff('getAudit', { query: { ...filter, after } })),
    onSuccess: (page) => setOlder((before) => [...before, page]),
  });
  const save = useMutation({
    mutationFn: () => run(() => callStaff('exportAudit', { query: filter })),
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    onSuccess: (file) =>
      saveFile(
        `${texts.fileName}-${readWallClock(serverNowMs(), practice.timeZone).date}.csv`,
        `\ufeff${file}`,
        'text/csv;charset=utf-8',
      ),
  });
  const error = more.error ?? save.error;
  return (
    <section aria-labelledby="entries" className="grid gap-3">
      <h2 id="entries" className="sr-only">
        {texts.entries}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status">{texts.shown(entries.length, next === null)}</p>
        {entries.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            isPending={save.isPending}
            onClick={() => save.mutate(undefined)}
          >
            {texts.save}
          </Button>
        )}
      </div>
      {error && <Notice tone="error" title={sayError(error, 'generic')} />}
      <AuditDays entries={entries} filter={filter} />
      {next !== null && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          isPending={more.isPending}
          onClick={() => more.mutate(next)}
        >
          {texts.more}
        </Button>
      )}
    </section>
  );
}
