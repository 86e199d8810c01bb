import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { outboxQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { paths } from '../paths.ts';
import { MessageList } from './MessageList.tsx';
import { outboxTexts as texts } from './texts.de.ts';

const refreshMs = 3000;

/** As mail programs differ: the narrow one is a phone with large letters. */
const looks = {
  light: { isDark: false, widthPx: 640 },
  dark: { isDark: true, widthPx: 640 },
  narrow: { isDark: false, widthPx: 320 },
  narrowDark: { isDark: true, widthPx: 320 },
} as const;
type Look = keyof typeof looks;
const lookKeys = ['light', 'dark', 'narrow', 'narrowDark'] as const satisfies readonly Look[];

/** Messages that no provider carries (docs/product.md, "Outbox"), for those who set the site up. */
export default function OutboxScreen() {
  const sayError = useErrorSentence();
  const [look, setLook] = useState<Look>('light');
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...outboxQuery(),
    // A switched-off outbox stays off: there is nothing to ask for again.
    refetchInterval: (query) => (hasErrorCode(query.state.error, 'not_found') ? false : refreshMs),
  });
  return (
    <main id="content" data-outbox className="page-width py-10 lg:py-16">
      <title>{texts.title}</title>
      <meta name="robots" content="noindex" />
      <Link to={paths.home('de')} className="text-link inline-flex min-h-11 items-center text-small">
        {texts.toSite}
      </Link>
      <h1 className="mt-4">{texts.title}</h1>
      <p className="mt-5 text-lead">{texts.lead}</p>
      <p className="mt-3 max-w-text text-ink-soft">{texts.explanation}</p>
      <div className="mt-8 flex flex-wrap items-end gap-x-5 gap-y-3 border-b border-line pb-5">
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => void refetch({ cancelRefetch: false })}
        >
          <RefreshCw aria-hidden="true" className="size-5" />
          {texts.refresh}
        </Button>
        <SelectField
          label={texts.look}
          value={look}
          options={lookKeys.map((key) => ({ value: key, name: texts.looks[key] }))}
          onChange={(value) => setLook(lookKeys.find((key) => key === value) ?? 'light')}
        />
        <p className="text-small text-ink-soft">
          <span role="status">{data && texts.count(data.length)}</span> {texts.automatic}
        </p>
      </div>
      {isPending && <Skeleton label={texts.loading} className="mt-8 grid gap-4" />}
      {error && !isFetching && (
        <Notice tone="error" className="mt-8">
          {hasErrorCode(error, 'not_found') ? texts.isOff : sayError(error, 'load_messages')}
        </Notice>
      )}
      {data && <MessageList messages={data} look={looks[look]} />}
    </main>
  );
}
