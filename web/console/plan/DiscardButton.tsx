import type { RefObject } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { planTexts } from './texts.ts';

type DiscardButtonProps = {
  /** Whether there is something that was typed. */
  isShown: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  onDiscard: () => void;
};

/** Forgets what was typed, which else outlasts a reload; the form begins anew at its first field. */
export function DiscardButton({ isShown, formRef, onDiscard }: DiscardButtonProps) {
  const { form } = useTexts(planTexts);
  if (!isShown) return null;
  const discard = () => {
    onDiscard();
    formRef.current?.querySelector('input')?.focus();
  };
  return (
    <Button variant="quiet" onClick={discard}>
      {form.discard}
    </Button>
  );
}
