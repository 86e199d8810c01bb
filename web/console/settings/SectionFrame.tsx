import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { settingsTexts } from './texts.ts';
import type { SectionNews } from './use-section.ts';

type SectionFrameProps = {
  title: string;
  /** What typing so far would change, in sentences; nothing if it changes nothing. */
  changes: readonly string[];
  /** From when on, in words. */
  holds: string;
  news: SectionNews | null;
  isSending: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onUndo: () => void;
  onKeepMine: () => void;
  children: ReactNode;
  /** What stands before the buttons: from which day on, what is to be known first. */
  before?: ReactNode;
};

/** One section: its fields, what they would change, saving, and what became of it. */
export function SectionFrame(props: SectionFrameProps) {
  const { title, changes, holds, isSending, children, before } = props;
  const texts = useTexts(settingsTexts);
  const id = useId();
  const isChanged = changes.length > 0;
  return (
    <section aria-labelledby={id} className="console-settings-section">
      <h2 id={id} className="text-lead font-semibold">
        {title}
      </h2>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && !isSending) props.onSave();
        }}
      >
        {children}
        {isChanged && props.news?.kind !== 'changed' && (
          <div className="console-settings-changes">
            {before}
            <Changes title={texts.becomes(holds)} list={changes} />
            <p className="text-small text-ink-soft">{texts.stays}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="small" isPending={isSending}>
                {isSending ? texts.saving : texts.save}
              </Button>
              <Button size="small" variant="quiet" onClick={props.onDiscard} disabled={isSending}>
                {texts.discard}
              </Button>
            </div>
          </div>
        )}
      </form>
      <News {...props} />
    </section>
  );
}

function Changes({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <div role="status">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {list.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function News({ news, changes, isSending, onUndo, onDiscard, onKeepMine }: SectionFrameProps) {
  const texts = useTexts(settingsTexts);
  const sayError = useErrorSentence();
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone by now.
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);

  switch (news?.kind) {
    case undefined:
      return null;
    case 'undone':
      return <Notice ref={place} tabIndex={-1} tone="success" title={texts.undone} />;
    case 'failed':
      return <Notice ref={place} tabIndex={-1} tone="error" title={sayError(news.error, 'save')} />;
    case 'saved':
      return (
        <Notice ref={place} tabIndex={-1} tone="success" title={texts.saved(news.holds)}>
          <Button size="small" variant="secondary" className="mt-2" isPending={isSending} onClick={onUndo}>
            {texts.undo}
          </Button>
        </Notice>
      );
    case 'changed':
      return (
        <Notice ref={place} tabIndex={-1} tone="error" title={texts.conflict.title}>
          {news.isUndo && <p>{texts.conflict.notUndone}</p>}
          {changes.length > 0 ? (
            <Changes title={texts.conflict.text} list={changes} />
          ) : (
            !news.isUndo && <p>{texts.conflict.same}</p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            {changes.length > 0 && (
              <Button size="small" onClick={onKeepMine}>
                {texts.conflict.mine}
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={onDiscard}>
              {texts.conflict.theirs}
            </Button>
          </div>
        </Notice>
      );
    default:
      return news satisfies never;
  }
}
