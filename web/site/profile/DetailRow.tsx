import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/Button.tsx';

type DetailRowProps = {
  term: string;
  value: string;
  copy?: ReactNode;
  /** Names the button that opens the editor; without it the value can't be changed. */
  editLabel?: string;
  isEdited?: boolean;
  onEdit?: () => void;
  editor?: ReactNode;
};

/** One fact of the account, with buttons to copy and to change it; its editor takes its place. */
export function DetailRow(props: DetailRowProps) {
  const { term, value, copy, editLabel, isEdited = false, onEdit, editor } = props;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);

  // The editor is gone, and with it what had the focus.
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <div className="relative py-2">
      <dt className="flex min-h-11 items-center text-small text-ink-soft">{term}</dt>
      {isEdited ? (
        <dd className="pb-2">{editor}</dd>
      ) : (
        <dd className="-mt-1.5 pb-2">
          <span className="font-semibold wrap-anywhere">{value}</span>
          {/* Beside the term, so that a long e-mail address has the whole line. */}
          <span className="absolute top-2 -right-3 flex items-center">
            {copy}
            {editLabel && (
              <Button
                ref={editButton}
                variant="quiet"
                size="small"
                aria-label={editLabel}
                title={editLabel}
                onClick={onEdit}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
            )}
          </span>
        </dd>
      )}
    </div>
  );
}
