import { languages } from '@praxisportal/contract/language';
import type { Me } from '@praxisportal/contract/staff/access';
import { practice } from '@praxisportal/practice/practice';
import { Lock, LogOut, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { queryClient } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { addressInLanguage } from '../../shared/i18n/language-address.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { type ConsolePage, consolePageAt, consolePath } from './console-paths.ts';
import { dayQuery, messageCountsQuery, planQuery } from './staff-queries.ts';
import { consoleTexts } from './texts.ts';
import { useStaffQuery } from './use-staff-query.ts';
import { mayPlanAbsence, mayPlanAnything, useMay, useMe, useStaffSession } from './use-staff-session.ts';

type ConsoleBarProps = {
  /** Whether the program of a page is here. */
  isHere: (page: ConsolePage) => boolean;
};

/** What stands above every page of the console: where one is, who is signed in, and the way out. */
export function ConsoleBar({ isHere }: ConsoleBarProps) {
  const texts = useTexts(consoleTexts);
  const { practiceName } = useMessages();
  const session = useStaffSession();
  return (
    <header className="console-bar">
      <a href="#content" className="console-skip">
        {texts.skipToContent}
      </a>
      <img src={practice.mark} alt="" width="32" height="32" className="size-8" />
      <p className="min-w-0 flex-1 leading-tight font-semibold max-sm:sr-only min-[84rem]:flex-none">
        {practiceName}
        <span className="block text-[0.8125rem] font-normal">{texts.product}</span>
      </p>
      {session.status === 'signedIn' ? <Parts isHere={isHere} /> : <span className="flex-1" />}
      <LanguageLinks />
      {session.status === 'signedIn' && (
        <>
          <p className="flex items-center gap-2 max-md:sr-only">
            <span aria-hidden="true" className="console-initials">
              {session.me.initials}
            </span>
            <span className="leading-tight">
              {`${session.me.firstName} ${session.me.lastName}`}
              <span className="block text-[0.8125rem]">{texts.roles[session.me.role]}</span>
            </span>
          </p>
          <BarButton icon={Lock} label={texts.lock} onClick={session.lock} />
          <BarButton icon={LogOut} label={texts.signOut} onClick={session.signOut} />
        </>
      )}
    </header>
  );
}

const parts = [
  'day',
  'patients',
  'planning',
  'messages',
  'team',
  'settings',
] as const satisfies readonly ConsolePage[];

function Parts({ isHere }: ConsoleBarProps) {
  const texts = useTexts(consoleTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const page = consolePageAt(useLocation().pathname) ?? 'day';
  const here = page === 'audit' ? 'team' : page;
  const mayHandle = useMay('handle_messages');
  const me = useMe();
  const mayPlan = mayPlanAnything(me);
  const maySet = useMay('change_settings');
  const { data: counts } = useStaffQuery({ ...messageCountsQuery(), enabled: mayHandle });
  const open = counts ? counts.undelivered + counts.open + counts.sources : 0;
  // A page that is here is drawn with the click; the router would draw it in slices beside everything else.
  const goAtOnce = (event: MouseEvent, part: ConsolePage) => {
    const isPlain = event.button === 0 && !event.shiftKey && !hasModifier(event);
    if (!isPlain || part === page || !isHere(part)) return;
    event.preventDefault();
    void navigate(consolePath(language, part), { flushSync: true });
  };
  return (
    <nav aria-label={texts.nav.label} className="console-bar-parts">
      {parts
        .filter(
          (part) =>
            (part !== 'messages' || mayHandle) &&
            (part !== 'planning' || mayPlan) &&
            (part !== 'settings' || maySet),
        )
        .map((part) => (
          <Link
            key={part}
            to={consolePath(language, part)}
            aria-current={here === part ? 'page' : undefined}
            onClick={(event) => goAtOnce(event, part)}
            onPointerEnter={() => part === 'day' && prepareToday(me)}
            onFocus={() => part === 'day' && prepareToday(me)}
            className="console-bar-button"
          >
            {texts.nav[part]}
            {part === 'messages' && open > 0 && (
              <span className="console-count figures">
                <span aria-hidden="true">{open}</span>
                <span className="sr-only">{`(${texts.open(open)})`}</span>
              </span>
            )}
          </Link>
        ))}
    </nav>
  );
}

/** Asks for what the day needs while a hand is still on its way. */
function prepareToday(me: Me): void {
  const { date } = readWallClock(serverNowMs(), practice.timeZone);
  void queryClient.prefetchQuery(dayQuery(date));
  if (mayPlanAbsence(me, me.doctorId)) void queryClient.prefetchQuery(planQuery(date));
}

type BarButtonProps = { icon: LucideIcon; label: string; onClick: () => void };

function BarButton({ icon: Icon, label, onClick }: BarButtonProps) {
  return (
    <button type="button" className="console-bar-button" onClick={onClick}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-lg:sr-only">{label}</span>
    </button>
  );
}

const names = { de: 'Deutsch', en: 'English' };

function LanguageLinks() {
  const { pathname, search, hash } = useLocation();
  const current = useLanguage();
  const texts = useTexts(consoleTexts);
  const isHydrated = useHydrated();
  return (
    <ul aria-label={texts.language} className="ml-auto flex">
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={`${addressInLanguage(language, pathname, isHydrated ? search : '')}${isHydrated ? hash : ''}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className="console-bar-button"
          >
            {language.toUpperCase()}
            <span className="sr-only"> – {names[language]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
