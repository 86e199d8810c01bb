import type { ReactNode } from 'react';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ChangeFailure } from './ChangeFailure.tsx';
import { DayChangesContext } from './day-changes-context.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { useDayChanges } from './use-day-changes.ts';
import { useHiddenNames } from './use-hidden-names.ts';

type DayChangesProviderProps = {
  /** The day itself shows questions and failures in its own place. */
  isDay: boolean;
  children: ReactNode;
};

/** Keeps changes above the pages: a refusal is told wherever the desk has gone meanwhile. */
export function DayChangesProvider({ isDay, children }: DayChangesProviderProps) {
  const changes = useDayChanges();
  const [areNamesHidden] = useHiddenNames();
  return (
    <DayChangesContext value={changes}>
      {!isDay && (
        <>
          <div role="alert" className="mx-4 mt-3 empty:hidden print:hidden">
            <ChangeFailure changes={changes} areNamesHidden={areNamesHidden} />
          </div>
          <QuestionDialog changes={changes} areNamesHidden={areNamesHidden} />
        </>
      )}
      <ProofDialog request={changes.proof} />
      {children}
    </DayChangesContext>
  );
}
