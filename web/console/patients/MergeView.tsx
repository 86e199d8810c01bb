import type { MergePreview } from '@praxisportal/contract/staff/patient-merge';
import { useEffect, useRef, useState } from 'react';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { useProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { sayWhen } from '../shell/say-visit.ts';
import { mergePreviewQuery, staffKeys } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { MergeTable } from './MergeTable.tsx';
import { compareEntries, takeAtFirst } from './merge-choices.ts';
import { patientTexts } from './texts.ts';

type MergeViewProps = {
  id: string;
  otherId: string;
  onMerged: (id: string) => void;
  onClose: () => void;
};

/** Two entries side by side, what stands in the way, and the word that they are one person. */
export function MergeView({ id, otherId, onMerged, onClose }: MergeViewProps) {
  const { merge: texts, loading } = useTexts(patientTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const { data, error } = useStaffQuery(mergePreviewQuery(id, otherId));
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="merge" className="grid content-start gap-4">
      <div>
        <h2 ref={heading} id="merge" tabIndex={-1} className="text-h3">
          {texts.title}
        </h2>
        <p className="text-small text-ink-soft">{texts.lead}</p>
      </div>
      {!data && !error && <Skeleton label={loading} />}
      {!data && error && (
        <>
          <Notice tone="error" title={sayError(error, 'generic')} />
          <Button size="small" variant="secondary" className="justify-self-start" onClick={onClose}>
            {actions.back}
          </Button>
        </>
      )}
      {data && (
        // Whoever sees other versions chooses anew.
        <MergeChoice
          key={`${data.remaining.version} ${data.going.version}`}
          id={id}
          otherId={otherId}
          preview={data}
          onMerged={onMerged}
          onRefused={setRefusal}
          onClose={onClose}
        />
      )}
      {refusal && <Notice tone="error" title={sayError(refusal, 'save')} />}
    </section>
  );
}

type MergeChoiceProps = MergeViewProps & {
  preview: MergePreview;
  /** With null before it is tried once more. */
  onRefused: (error: Error | null) => void;
};

function MergeChoice({ id, otherId, preview, onMerged, onRefused, onClose }: MergeChoiceProps) {
  const { merge: texts } = useTexts(patientTexts);
  const { actions } = useMessages();
  const { remaining, going, obstacle } = preview;
  const rows = compareEntries(preview);
  const [take, setTake] = useState(() => takeAtFirst(rows));
  const [isSure, setIsSure] = useState(false);
  const { request, run } = useProven();
  const merging = useMutation({
    mutationFn: () =>
      run(() =>
        callStaff('mergePatients', {
          params: { id: remaining.id, otherId: going.id },
          body: { version: remaining.version, otherVersion: going.version, take },
        }),
      ),
    onSuccess: () => onMerged(remaining.id),
    onMutate: () => onRefused(null),
    onError: (error) => {
      onRefused(error);
      // What stands in the way may have come since.
      const { queryKey } = mergePreviewQuery(id, otherId);
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      for (const queryKey of [staffKeys.day, staffKeys.week])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      {rows.some(({ field, isChoice }) => field === 'dateOfBirth' && isChoice) &&
        remaining.dateOfBirth &&
        going.dateOfBirth && <Notice tone="error" isLive={false} title={texts.otherBirthday} />}
      <MergeTable
        preview={preview}
        rows={rows}
        take={take}
        onTake={(field, isTaken) =>
          setTake((before) => [...before.filter((each) => each !== field), ...(isTaken ? [field] : [])])
        }
      />
      {obstacle && <Obstacle preview={preview} />}
      {!obstacle && (
        <>
          <p>{remaining.hasAccount ? texts.intoAccount : texts.what}</p>
          <Checkbox label={texts.sure} checked={isSure} onChange={setIsSure} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {!obstacle && (
          <Button
            size="small"
            variant="danger"
            disabled={!isSure}
            isPending={merging.isPending}
            onClick={() => merging.mutate(undefined)}
          >
            {texts.submit}
          </Button>
        )}
        <Button size="small" variant="secondary" disabled={merging.isPending} onClick={onClose}>
          {obstacle ? actions.back : texts.stop}
        </Button>
      </div>
      <ProofDialog request={request} />
    </>
  );
}

function Obstacle({ preview: { obstacle, overlaps } }: { preview: MergePreview }) {
  const { merge: texts } = useTexts(patientTexts);
  const language = useLanguage();
  if (obstacle === 'identity_unchecked') return <Notice title={texts.identityUnchecked} isLive={false} />;
  if (obstacle === 'erasure_pending') return <Notice title={texts.erasurePending} isLive={false} />;
  if (obstacle === 'two_accounts') return <Notice title={texts.twoAccounts} isLive={false} />;
  return (
    <Notice title={texts.overlap} isLive={false}>
      <ul className="mt-1 list-disc pl-5">
        {overlaps.map(({ remaining, going }) => (
          <li key={`${remaining.id} ${going.id}`}>
            {texts.both(sayWhen(language, remaining), sayWhen(language, going))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
