import type { AccountExport } from '@praxisportal/contract/account';
import type { PatientErasureAsked } from '@praxisportal/contract/staff/patient-data';
import type { PatientCard as Card } from '@praxisportal/contract/staff/patients';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatDate, formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { consolePath } from '../shell/console-paths.ts';
import { patientCardQuery } from '../shell/staff-queries.ts';
import { useEditedInPlace } from '../shell/use-edited-in-place.ts';
import { useNews } from '../shell/use-news.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { CardPart } from './CardPart.tsx';
import { ExportView } from './ExportView.tsx';
import { MergeView } from './MergeView.tsx';
import { PatientContact } from './PatientContact.tsx';
import { PatientData } from './PatientData.tsx';
import { PatientEditor } from './PatientEditor.tsx';
import { PatientIdentity } from './PatientIdentity.tsx';
import { PatientNotes } from './PatientNotes.tsx';
import { PatientTwins } from './PatientTwins.tsx';
import { PatientVisits } from './PatientVisits.tsx';
import { TakeBackErasure } from './TakeBackErasure.tsx';
import { TakeBackMerge } from './TakeBackMerge.tsx';
import { patientTexts } from './texts.ts';

type PatientCardProps = {
  id: string;
  /** Two entries were merged, and this one remains. */
  onMerged: (id: string) => void;
  /** Its erasure is planned. */
  onErased: (name: string, asked: PatientErasureAsked) => void;
  /** A merge or an erasure was taken back. */
  onTakenBack: () => void;
};

/** Everything about one person; each look leaves a row in the practice's record. */
export function PatientCard({ id, ...props }: PatientCardProps) {
  const texts = useTexts(patientTexts);
  const sayError = useErrorSentence();
  const { data, error } = useStaffQuery(patientCardQuery(id));
  if (data === null || hasErrorCode(error, 'not_found')) return <Notice title={texts.gone} />;
  if (error && !data) return <Notice tone="error" title={sayError(error, 'generic')} />;
  if (!data) return <Skeleton label={texts.loading} />;
  return <CardOf key={data.id} card={data} isFormer={data.id !== id} {...props} />;
}

type View = { kind: 'card' } | { kind: 'merge'; otherId: string } | { kind: 'export'; data: AccountExport };
type CardOfProps = Omit<PatientCardProps, 'id'> & { card: Card; isFormer: boolean };

/** The card, or what takes its place while something is done with it; what was pressed gets the focus back. */
function CardOf({ card, isFormer, onMerged, onErased, onTakenBack }: CardOfProps) {
  const [view, setView] = useState<View>({ kind: 'card' });
  const toCard = () => {
    flushSync(() => setView({ kind: 'card' }));
    document.getElementById('card')?.focus();
  };
  if (view.kind === 'export') return <ExportView name={card.name} data={view.data} onClose={toCard} />;
  if (view.kind === 'merge')
    return (
      <MergeView
        id={card.id}
        otherId={view.otherId}
        onMerged={(id) => {
          setView({ kind: 'card' });
          onMerged(id);
        }}
        onClose={toCard}
      />
    );
  return (
    <Everything
      card={card}
      isFormer={isFormer}
      onCompare={(otherId) => setView({ kind: 'merge', otherId })}
      onExported={(data) => setView({ kind: 'export', data })}
      onErased={(asked) => onErased(card.name, asked)}
      onTakenBack={onTakenBack}
    />
  );
}

type EverythingProps = {
  card: Card;
  isFormer: boolean;
  onCompare: (otherId: string) => void;
  onExported: (data: AccountExport) => void;
  onErased: (asked: PatientErasureAsked) => void;
  onTakenBack: () => void;
};

function Everything({ card, isFormer, onTakenBack, ...on }: EverythingProps) {
  const texts = useTexts(patientTexts);
  const language = useLanguage();
  const mayChange = useMay('change_patients');
  const maySeeContacts = useMay('see_contacts');
  const mayHandOut = useMay('export_data');
  const maySeeAudit = useMay('see_audit');
  const { heading, news, tell } = useNews();
  const { place, isEdited, open, close } = useEditedInPlace();
  const sayWord = ({ given, at }: Card['consents'][number]) =>
    given ? texts.given(formatInstant(language, at)) : texts.withdrawn(formatInstant(language, at));
  // What may be a mistake is met first; else it is seldom looked for.
  const twins = mayChange && <PatientTwins card={card} onCompare={on.onCompare} />;
  return (
    <article aria-labelledby="card" className="grid content-start gap-5">
      <div>
        <h2 ref={heading} id="card" tabIndex={-1} className="text-h3">
          {card.name}
        </h2>
        <p role="status" className="text-small font-semibold text-leaf-700 empty:sr-only">
          {news}
        </p>
        <p className="text-small text-ink-soft">
          {card.dateOfBirth && `${texts.born(formatDate(language, card.dateOfBirth))}. `}
          {texts.logged}
        </p>
        {maySeeAudit && (
          <Link to={consolePath(language, 'audit', { patient: card.id })} className="text-link text-small">
            {texts.record}
          </Link>
        )}
      </div>
      {isFormer && <Notice title={texts.former} />}
      <TakeBackErasure
        card={card}
        onTakenBack={() => {
          onTakenBack();
          tell(texts.data.takenBack);
        }}
      />
      {card.merge && (
        <TakeBackMerge
          patientId={card.id}
          merge={card.merge}
          onTakenBack={() => {
            onTakenBack();
            tell(texts.merge.undone);
          }}
        />
      )}
      <div ref={place} className="grid gap-5 empty:hidden">
        {isEdited && (
          <PatientEditor
            card={card}
            onCancel={close}
            onSaved={() => {
              close();
              tell(texts.saved);
            }}
          />
        )}
        {!isEdited && maySeeContacts && <PatientContact card={card} />}
        {!isEdited && mayChange && (
          <Button size="small" variant="secondary" className="justify-self-start" onClick={open}>
            {texts.edit}
          </Button>
        )}
      </div>
      <PatientIdentity card={card} mayChange={mayChange} />
      {card.twins.length > 0 && twins}
      <PatientNotes patientId={card.id} notes={card.notes} />
      {card.family.length > 0 && (
        <CardPart title={texts.family}>
          <ul className="grid gap-1 text-small">
            {card.family.map(({ id, name }) => (
              <li key={id}>
                <Link to={consolePath(language, 'patients', { id })} className="text-link">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </CardPart>
      )}
      <PatientVisits title={texts.coming} appointments={card.coming} />
      <PatientVisits title={texts.past} appointments={card.past} />
      {card.messages.length > 0 && (
        <CardPart title={texts.messages}>
          <ul className="grid gap-1 text-small">
            {card.messages.map(({ id, subject, state, createdAt }) => (
              <li key={id}>
                {`${formatInstant(language, createdAt)}: ${subject} (${texts.messageStates[state]})`}
              </li>
            ))}
          </ul>
        </CardPart>
      )}
      {card.consents.length > 0 && (
        <CardPart title={texts.consentsTitle}>
          <ul className="grid gap-1 text-small">
            {card.consents.map((consent) => (
              <li key={consent.kind}>{`${texts.consents[consent.kind]}: ${sayWord(consent)}`}</li>
            ))}
          </ul>
        </CardPart>
      )}
      {card.twins.length === 0 && twins}
      {mayHandOut && <PatientData card={card} onExported={on.onExported} onErased={on.onErased} />}
    </article>
  );
}
