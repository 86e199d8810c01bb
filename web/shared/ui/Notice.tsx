import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export type NoticeTone = 'info' | 'success' | 'error';

type NoticeProps = ComponentProps<'div'> & {
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  /** False where the notice stands in a place that is read out by itself. */
  isLive?: boolean | undefined;
};

const looks = {
  info: { icon: Info, className: 'border-leaf-300 bg-leaf-50 text-ink', iconClass: 'text-leaf-700' },
  success: {
    icon: CircleCheck,
    className: 'border-leaf-600 bg-leaf-100 text-leaf-900',
    iconClass: 'text-leaf-700',
  },
  error: {
    icon: CircleAlert,
    className: 'border-alarm-700 bg-alarm-50 text-ink',
    iconClass: 'text-alarm-700',
  },
};

/** A message in the page. Errors interrupt a screen reader (alert), the others wait (status). */
export function Notice({ tone = 'info', title, isLive = true, className, children, ...props }: NoticeProps) {
  const { icon: Icon, className: look, iconClass } = looks[tone];
  const liveRole = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      role={isLive ? liveRole : undefined}
      {...props}
      className={classNames('flex gap-3 rounded-control border-2 px-4 py-3', look, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-6 shrink-0 huge:hidden', iconClass)} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
