import type { Patient } from '@praxisportal/contract/patient';
import { Pencil, Trash2 } from 'lucide-react';
import { formatDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { familyTexts } from './texts.ts';

type PersonRowProps = { person: Patient; onChange: () => void; onRemove: () => void };

/** One person; the account's own is changed with the account and never removed. */
export function PersonRow({ person, onChange, onRemove }: PersonRowProps) {
  const texts = useTexts(familyTexts);
  const language = useLanguage();
  const { firstName, lastName, dateOfBirth, relation } = person;
  const name = `${firstName} ${lastName}`;
  const facts = [
    relation !== 'other' && texts.relations[relation],
    dateOfBirth !== null && texts.born(formatDate(language, dateOfBirth)),
  ].filter(Boolean);
  const icon = 'size-5';
  return (
    <div className="flex items-center justify-between gap-x-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="figures text-small text-ink-soft">{facts.join(', ')}</p>
      </div>
      {relation !== 'self' && (
        <div className="-mr-3 flex shrink-0">
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.change(name)}
            title={texts.change(name)}
            onClick={onChange}
          >
            <Pencil aria-hidden="true" className={icon} />
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.remove(name)}
            title={texts.remove(name)}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className={icon} />
          </Button>
        </div>
      )}
    </div>
  );
}
