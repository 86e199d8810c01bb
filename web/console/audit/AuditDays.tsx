import type { AuditEntry, AuditFilter } from '@praxisportal/contract/staff/audit';
import { Link } from 'react-router';
import { formatLongDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { consolePath } from '../shell/console-paths.ts';
import { groupByDay, toAuditQuery } from './audit-filter.ts';
import { auditTexts } from './texts.ts';

type AuditDaysProps = { entries: readonly AuditEntry[]; filter: AuditFilter };

/** Entries below their days, each with a way to all that concerns the same patient. */
export function AuditDays({ entries, filter }: AuditDaysProps) {
  const texts = useTexts(auditTexts);
  const language = useLanguage();
  return groupByDay(entries).map(({ date, entries: ofDay }) => (
    <div key={date} className="grid gap-1">
      <h3 className="text-base font-semibold">{formatLongDate(language, date)}</h3>
      <ol className="audit-day">
        {ofDay.map(({ id, at, time, sentence, patientId }) => (
          <li key={id}>
            <time dateTime={at} className="figures text-ink-soft">
              {time}
            </time>
            <span id={id} className="min-w-0">
              {sentence}
            </span>
            {patientId !== null && patientId !== filter.patientId && (
              <Link
                to={consolePath(language, 'audit', toAuditQuery({ patientId }))}
                aria-describedby={id}
                className="text-link text-small"
              >
                {texts.onlyThisPerson}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </div>
  ));
}
