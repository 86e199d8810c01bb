import { staffLimits } from '@praxisportal/contract/staff/limits';
import type { SetupLink } from './features/staff/offer-setup-link.ts';

/**
 * What the start says while the practice has no owner. The link itself makes an owner, so it is shown in a terminal only: what
 * goes elsewhere is kept in a log, which more people read than the data folder.
 */
export function describeSetup({ link, file }: SetupLink, isTerminal: boolean): string[] {
  const lines = [
    'Practice console: the practice has no owner yet. The first owner sets up access with a link,',
    `once and within ${staffLimits.setupLinkHours} hours; the next start makes a new one.`,
  ];
  if (isTerminal) lines.push(`The link: ${link}`);
  if (file) lines.push(`It stands in ${file}, which only the user that runs the server can read.`);
  else if (!isTerminal) lines.push('Make one with: npm run staff -- invite <e-mail> --role owner');
  return lines;
}
