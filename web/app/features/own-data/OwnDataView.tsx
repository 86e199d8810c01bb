import type { ReactNode } from 'react';
import { hasErrorCode } from '../../api/errors.ts';
import { exportQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/query-client.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../scheduling/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExportedData } from './ExportedData.tsx';
import { ownDataTexts } from './texts.ts';

type OwnDataViewProps = {
  userId: string;
  /** Asks for the account's owner; what is passed is called once that is done. */
  renderConfirmation: (onConfirmed: () => void) => ReactNode;
};

/** Everything that is kept about the patient; a session that is not fresh asks for the owner first. */
export function OwnDataView({ userId, renderConfirmation }: OwnDataViewProps) {
  const { export: texts } = useTexts(ownDataTexts);
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery(exportQuery(userId, language));
  const isUnconfirmed = hasErrorCode(error, 'confirmation_required');
  if (isUnconfirmed) return <div className="mt-9 max-w-form">{renderConfirmation(() => void refetch())}</div>;
  if (!data && isFetching)
    return <Skeleton label={texts.loading} className="mt-9 grid gap-6" blockClassName="h-40" />;
  if (!data)
    return (
      <div className="mt-9 max-w-form">
        <LoadFailure failure="load_export" onRetry={() => void refetch()} />
      </div>
    );
  return <ExportedData data={data} />;
}
