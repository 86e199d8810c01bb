import { Link } from 'react-router';
import { ConsoleTitle } from '../../console/ConsoleTitle.tsx';
import { consolePath } from '../../console/console-paths.ts';
import { useMay } from '../../console/use-staff-session.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { ProofDialog } from '../console-proof/ProofDialog.tsx';
import { useProven } from '../console-proof/use-proven.ts';
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
