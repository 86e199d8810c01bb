import type { ReactNode } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { exportQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { ExportedData } from '../../shared/own-data/ExportedData.tsx';
import { ownDataTexts } from '../../shared/own-data/texts.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { LoadFailure } from '../scheduling/LoadFailure.tsx';

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
