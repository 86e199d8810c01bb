import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { consolePath } from '../shell/console-paths.ts';
import { planTexts } from './texts.ts';

type PlanHeadingProps = { title: string; isOverview?: boolean; children?: ReactNode };

/** The heading of a part of the planning; whoever comes from another part begins to read there. */
export function PlanHeading({ title, isOverview = false, children }: PlanHeadingProps) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that was only loaded begins at its beginning.
  const isArrival = useLocation().key !== 'default';
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) heading.current?.focus();
  }, [isArrival]);
  return (
    <div className="plan-heading">
      {!isOverview && (
        <Link to={consolePath(language, 'planning')} className="text-link plan-back print:hidden">
          <ChevronLeft aria-hidden="true" className="size-5" />
          {texts.back}
        </Link>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </h1>
      {children}
    </div>
  );
}
