import { quietPicture } from '@praxisportal/practice/pictures';
import { practice } from '@praxisportal/practice/practice';
import { Link } from 'react-router';
import { formatPhone, phoneHref } from '../../../shared/i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../../shared/i18n/use-language.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { useHydrated } from '../../../shared/ui/use-hydrated.ts';
import { openAssistant } from '../../page/assistant-opening.ts';
import { type PageName, paths } from '../../paths.ts';
import { notFoundTexts } from './texts.ts';

/** Where most people want to go. */
const furtherPages = ['services', 'team', 'about', 'contact'] as const satisfies readonly PageName[];

/** The page for addresses that don't exist; the server sends it with status 404. */
export function NotFound() {
  const language = useLanguage();
  const notFound = useTexts(notFoundTexts);
  const isHydrated = useHydrated();
  const { actions, nav, emergency, practiceName } = useMessages();
  return (
    <div className="page-width page-body grid items-center gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
      <title>{`${notFound.title} · ${practiceName}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p className="figures text-lead font-bold text-leaf-600">404</p>
        <h1 className="mt-2">{notFound.heading}</h1>
        <p className="mt-6 max-w-text text-lead">{notFound.explanation}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.home(language)} className={buttonClass()}>
            {actions.toHome}
          </Link>
          <Link to={paths.booking(language)} className={buttonClass({ variant: 'secondary' })}>
            {actions.book}
          </Link>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6">
          {furtherPages.map((page) => (
            <li key={page}>
              <Link to={paths.page(language, page)} className="text-link inline-flex min-h-11 items-center">
                {nav[page]}
              </Link>
            </li>
          ))}
          {isHydrated && (
            <li>
              <button type="button" onClick={openAssistant} className="text-link min-h-11">
                {notFound.assistant}
              </button>
            </li>
          )}
        </ul>
        <p className="mt-4">
          {notFound.call}{' '}
          <a
            href={phoneHref(practice.phone)}
            className="figures text-link inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
          >
            {formatPhone(practice.phone)}
          </a>
        </p>
        <p>
          {emergency.practiceLineLong}:{' '}
          <a
            href={phoneHref(practice.emergencyPhone)}
            className="figures inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-alarm-700 underline underline-offset-4"
          >
            {formatPhone(practice.emergencyPhone)}
          </a>
        </p>
      </div>
      <img
        src={quietPicture.src}
        alt=""
        width={quietPicture.width}
        height={quietPicture.height}
        loading="lazy"
        className="leaf-shape aspect-4/3 w-full object-cover max-lg:max-w-md"
      />
    </div>
  );
}
