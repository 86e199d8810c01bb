import type { Settings } from '@praxisportal/contract/staff/settings';
import { Link } from 'react-router';
import { formatDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import type { RunProven } from '../proof/use-proven.ts';
import { consolePath } from '../shell/console-paths.ts';
import { comingQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { FromField } from './FromField.tsx';
import { Planned } from './Planned.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import type { DoctorRow } from './settings-model.ts';
import { settingsTexts } from './texts.ts';
import { useRowsSection } from './use-rows-section.ts';
import { useWords } from './use-words.ts';

/** Who treats here and can be booked online; who leaves and is still booked is said before it is saved. */
export function DoctorsSection({ settings, run }: { settings: Settings; run: RunProven }) {
  const { doctors: texts } = useTexts(settingsTexts);
  const { doctorName, doctorWords } = useWords();
  const section = useRowsSection<DoctorRow>(
    settings,
    {
      section: 'doctors',
      rows: settings.doctors.rows,
      idOf: ({ doctorId }) => doctorId,
      toChange: (rows, validFrom) => ({
        section: 'doctors',
        validFrom,
        doctors: rows.map(({ doctorId, isActive, isOnline }) => ({ doctorId, isActive, isOnline })),
      }),
    },
    run,
  );
  return (
    <SectionFrame
      title={texts.title}
      changes={section.changed.flatMap(({ before, after }) =>
        describe(texts.changes, doctorName, before, after),
      )}
      before={<FromField value={section.from} today={settings.today} onChange={section.setFrom} />}
      {...section.frame}
    >
      <ul className="grid gap-2">
        {section.rows.map(({ doctorId, isActive, isOnline }) => {
          const name = doctorName(doctorId);
          return (
            <li
              key={doctorId}
              className="console-item grid items-center gap-x-6 sm:grid-cols-[minmax(12rem,1fr)_auto_auto]"
            >
              <div className="font-semibold">
                {name}
                <Planned
                  name={name}
                  list={section
                    .plannedFor(doctorId)
                    .map((each) => ({ validFrom: each.validFrom, words: doctorWords(each) }))}
                  onWithdraw={(validFrom) => section.withdraw(doctorId, validFrom)}
                />
              </div>
              <label className="console-settings-box">
                <input
                  type="checkbox"
                  aria-label={texts.activeOf(name)}
                  checked={isActive}
                  onChange={({ target }) => section.edit(doctorId, { isActive: target.checked })}
                />
                {texts.active}
              </label>
              <label className="console-settings-box">
                <input
                  type="checkbox"
                  aria-label={texts.onlineOf(name)}
                  checked={isActive && isOnline}
                  disabled={!isActive}
                  onChange={({ target }) => section.edit(doctorId, { isOnline: target.checked })}
                />
                {texts.online}
              </label>
              {!isActive && <Coming doctorId={doctorId} from={section.from} />}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

type Changes = Record<'leaves' | 'comes' | 'online' | 'offline', (name: string) => string>;

function describe(
  say: Changes,
  nameOf: (id: string) => string,
  before: DoctorRow,
  after: DoctorRow,
): string[] {
  const name = nameOf(after.doctorId);
  if (!after.isActive) return before.isActive ? [say.leaves(name)] : [];
  const sentences = before.isActive ? [] : [say.comes(name)];
  if (before.isOnline !== after.isOnline)
    sentences.push(after.isOnline ? say.online(name) : say.offline(name));
  return sentences;
}

/** How many appointments are left with who leaves, and the way to where they are moved. */
function Coming({ doctorId, from }: { doctorId: string; from: string }) {
  const { doctors: texts } = useTexts(settingsTexts);
  const { doctorName } = useWords();
  const language = useLanguage();
  const { data } = useStaffQuery(comingQuery(from));
  const coming = data?.doctors.find((each) => each.doctorId === doctorId);
  if (!coming) return null;
  return (
    <Notice className="col-span-full mt-2">
      <p>{texts.coming(doctorName(doctorId), coming.count, formatDate(language, coming.lastDate))}</p>
      <Link to={consolePath(language, 'planning')} className="text-link font-semibold">
        {texts.toPlanning}
      </Link>
    </Notice>
  );
}
