import { useSyncExternalStore } from 'react';
import { isAtWork, watchWork } from '../api/work-under-way.ts';
import { useTexts } from '../i18n/use-language.ts';
import { formTexts } from './texts.ts';

const never = () => false;

/** Says why something takes longer: the server has asked for a proof of work first. */
export function WorkNotice({ isShown }: { isShown: boolean }) {
  const { working } = useTexts(formTexts);
  const isWorking = useSyncExternalStore(watchWork, isAtWork, never);
  return (
    <p role="status" className="text-small empty:sr-only">
      {isShown && isWorking && working}
    </p>
  );
}
