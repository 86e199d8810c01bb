import { ConsoleTitle } from '../../console/ConsoleTitle.tsx';
import { useMay } from '../../console/use-staff-session.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { ProofDialog } from '../console-proof/ProofDialog.tsx';
import { useProven } from '../console-proof/use-proven.ts';
import { OwnAccess } from './OwnAccess.tsx';
import { People } from './People.tsx';
import { teamTexts } from './texts.ts';

/** Who works here, and everybody's own ways in. */
export default function TeamScreen() {
  const texts = useTexts(teamTexts);
  const mayManage = useMay('manage_staff');
  const { request, run } = useProven();
  return (
    <main id="content" tabIndex={-1} className="console-dense console-columns">
      <ConsoleTitle title={texts.title} />
      <h1 className="col-span-full text-h3">{texts.title}</h1>
      {mayManage && <People run={run} />}
      <OwnAccess run={run} />
      <ProofDialog request={request} />
    </main>
  );
}
