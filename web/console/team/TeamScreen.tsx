import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { useProven } from '../proof/use-proven.ts';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { consolePath } from '../shell/console-paths.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { OwnAccess } from './OwnAccess.tsx';
import { People } from './People.tsx';
import { teamTexts } from './texts.ts';

/** Who works here, and everybody's own ways in. */
export default function TeamScreen() {
  const texts = useTexts(teamTexts);
  const language = useLanguage();
  const mayManage = useMay('manage_staff');
  const mayAudit = useMay('see_audit');
  const { request, run, prove } = useProven();
  return (
    <main id="content" tabIndex={-1} className="console-dense console-columns">
      <ConsoleTitle title={texts.title} />
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-h3">{texts.title}</h1>
        {mayAudit && (
          <Link to={consolePath(language, 'audit')} className="text-link">
            {texts.toAudit}
          </Link>
        )}
      </div>
      {mayManage && <People run={run} prove={prove} />}
      <OwnAccess run={run} />
      <ProofDialog request={request} />
    </main>
  );
}
