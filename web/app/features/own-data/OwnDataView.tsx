import { exportQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/query-client.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../scheduling/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ExportedData } from './ExportedData.tsx';
import { ownDataTexts } from './texts.ts';

/** Everything that is kept about the patient. */
export function OwnDataView({ userId }: { userId: string }) {
  const { export: texts } = useTexts(ownDataTexts);
  const language = useLanguage();
  const { data, isFetching, refetch } = useQuery(exportQuery(userId, language));
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
