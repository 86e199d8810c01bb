import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { controlClass, describedBy } from '../../shared/ui/FieldFrame.tsx';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import { isComposing } from '../../shared/ui/is-enter.ts';

export type ComboboxOption = { id: string; label: string; detail?: string | undefined };

type ComboboxProps = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  text: string;
  onText: (text: string) => void;
  options: readonly ComboboxOption[];
  /** The option that Enter takes without a choice by arrows; null if none is safe to take. */
  preselectedId: string | null;
  onPick: (id: string) => void;
  /** The options are those of an older text: Enter waits for the right ones. */
  isBehind?: boolean | undefined;
  /** How many there are, said when it changes. */
  status: string;
  error?: string | undefined;
  /** Why there are no options. */
  failure?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A field with a list of what fits (ARIA's combobox): the focus stays in the field, arrows go through the list. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, text, onText, options, preselectedId, onPick } = props;
  const { isBehind = false, status, error, failure, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isOpen, setIsOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const indexOf = (optionId: string | null) => options.findIndex((option) => option.id === optionId);
  // A choice by arrows lasts as long as its option is offered.
  const at = indexOf(chosenId) < 0 ? indexOf(preselectedId) : indexOf(chosenId);
  const isShown = isOpen && options.length > 0;

  const pick = (option: ComboboxOption | undefined) => {
    setIsWanted(false);
    if (!option) return;
    setIsOpen(false);
    setChosenId(null);
    onPick(option.id);
  };
  const pickPreselected = useEffectEvent(() => pick(options[indexOf(preselectedId)]));
  // Enter came before the answer.
  useEffect(() => {
    if (isWanted && !isBehind) pickPreselected();
  }, [isWanted, isBehind]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      const next = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
      if (isShown) setChosenId(options[next]?.id ?? null);
    } else if (event.key === 'Enter' && (isShown || (isBehind && text !== ''))) {
      // The options of an older text are not taken; without a choice nothing is sent, either.
      if (isBehind) setIsWanted(true);
      else pick(options[at]);
    } else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative grid gap-1">
      <label htmlFor={id} className="font-semibold text-leaf-900">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      <input
        ref={ref}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        value={text}
        onChange={(event) => {
          setIsOpen(true);
          setChosenId(null);
          setIsWanted(false);
          onText(event.target.value);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
        className={controlClass}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isShown} className="combobox-list">
        {isShown &&
          options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the field points at it by aria-activedescendant
            <div
              key={option.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
              className={classNames('combobox-option', index === at && 'is-active')}
            >
              <span className="font-semibold">{option.label}</span>
              {option.detail && (
                <span className={classNames('block', index !== at && 'text-ink-soft')}>{option.detail}</span>
              )}
            </div>
          ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-alarm-700">
          {error}
        </p>
      )}
      <p role="alert" className="text-small font-semibold text-alarm-700 empty:hidden">
        {failure}
      </p>
      {/* Where there is no list, the words stand in its place. */}
      <p role="status" className={isShown ? 'sr-only' : 'text-small text-ink-soft empty:hidden'}>
        {isOpen && text !== '' && status}
      </p>
    </div>
  );
}
