import { useTexts } from '../i18n/use-language.ts';
import { classNames } from '../ui/class-names.ts';
import { judgePassword, type PasswordStrength } from './password-strength.ts';
import { formTexts } from './texts.ts';

const bars: Record<PasswordStrength, { count: number; color: string }> = {
  short: { count: 0, color: '' },
  weak: { count: 1, color: 'bg-alarm-700' },
  fair: { count: 2, color: 'bg-honey-400' },
  strong: { count: 3, color: 'bg-leaf-600' },
};

/** How good a new password is, while it is typed: a hint, never a refusal. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const { strength: texts } = useTexts(formTexts);
  const strength = judgePassword(password);
  const { count, color } = bars[strength];
  return (
    <div className="-mt-1">
      <div aria-hidden="true" className="flex gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1.5 flex-1 rounded-full forced-colors:border',
              bar <= count
                ? `${color} forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight]`
                : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="mt-1 text-small text-ink-soft">
        {password !== '' && texts[strength]}
      </p>
    </div>
  );
}
