import { hasErrorCode } from '../../shared/api/errors.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ProofNotice } from '../proof/ProofNotice.tsx';
import { useProven } from '../proof/use-proven.ts';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { settingsQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { DoctorsSection } from './DoctorsSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { TermsSection } from './TermsSection.tsx';
import { TreatmentsSection } from './TreatmentsSection.tsx';
import { settingsTexts } from './texts.ts';

/** What the practice sets itself, section by section. */
export default function SettingsScreen() {
  const texts = useTexts(settingsTexts);
  const mayChange = useMay('change_settings');
  const { request, run } = useProven();
  return (
    <main id="content" tabIndex={-1} className="console-settings">
      <ConsoleTitle title={texts.title} />
      <div>
        <h1 className="text-h3">{texts.title}</h1>
        <p className="mt-1 max-w-text text-ink-soft">{mayChange ? texts.lead : texts.onlyOwner}</p>
      </div>
      {mayChange && <Sections run={run} />}
      <ProofDialog request={request} />
    </main>
  );
}

function Sections({ run }: { run: ReturnType<typeof useProven>['run'] }) {
  const texts = useTexts(settingsTexts);
  const sayError = useErrorSentence();
  const { data: settings, error, refetch } = useStaffQuery(settingsQuery());
  const isProofNeeded = hasErrorCode(error, 'reproof_needed');
  const prove = async () => {
    // Whoever stops leaves it as it was.
    await run(() => callStaff('getSettings')).then(
      () => refetch(),
      () => undefined,
    );
  };
  if (!settings) {
    if (isProofNeeded) return <ProofNotice title={texts.proofNeeded} onAsk={() => void prove()} />;
    if (error) return <Notice tone="error" title={sayError(error, 'generic')} />;
    return <Skeleton label={texts.loading} count={4} blockClassName="h-40" className="grid gap-4" />;
  }
  return (
    <>
      <TreatmentsSection settings={settings} run={run} />
      <DoctorsSection settings={settings} run={run} />
      <TermsSection settings={settings} run={run} />
      <MessagesSection settings={settings} run={run} />
    </>
  );
}
