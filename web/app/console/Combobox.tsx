import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { controlClass, describedBy } from '../ui/FieldFrame.tsx';
import { hasModifier } from '../ui/has-modifier.ts';
import { isComposing } from '../ui/is-enter.ts';

export type ComboboxOption = { id: string; label: string; detail?: string | undefined };

type ComboboxProps = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  text: string;
  onText: (text: string) => void;
  /** What fits the text; the first one is taken by Enter. */
  options: readonly ComboboxOption[];
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
  const { label, hint, text, onText, options, onPick, isBehind = false, status, error, failure, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isWanted, setIsWanted] = useState(false);
  const at = Math.min(active, options.length - 1);
  const isShown = isOpen && options.length > 0;

  const pick = (option: ComboboxOption | undefined) => {
    setIsWanted(false);
    if (!option) return;
    setIsOpen(false);
    setActive(0);
    onPick(option.id);
  };
  const pickFirst = useEffectEvent(() => pick(options[0]));
  // Enter came before the answer.
  useEffect(() => {
    if (isWanted && !isBehind) pickFirst();
  }, [isWanted, isBehind]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      if (isShown) setActive((at + step + options.length) % options.length);
    } else if (event.key === 'Enter' && (isOpen || isBehind) && text !== '') {
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
        aria-activedescendant={isShown ? `${id}-${at}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        value={text}
        onChange={(event) => {
          setIsOpen(true);
          setActive(0);
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
              {option.detail && <span className="block text-ink-soft">{option.detail}</span>}
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
