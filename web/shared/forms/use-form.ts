import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AnyErrorCode } from '../api/errors.ts';
import { dropDraft, type FormValues } from './drafts.ts';
import { type FoundProblem, findRefusedFields, type Problem } from './form-problems.ts';
import { noteTyped } from './typed-forms.ts';
import { type FieldOf, readTyped, useDraftedValues } from './use-drafted-values.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

type FieldsOfKind<Values, Kind> = {
  [Field in FieldOf<Values>]: Values[Field] extends Kind ? Field : never;
}[FieldOf<Values>];

type FormOptions<Values extends FormValues> = {
  /** Under this name what is typed survives a reload, the way back and a session that ended. */
  draft: string;
  /** The fields in the order of the form, untouched. */
  initial: Values;
  /** Fields that no draft may hold. */
  secrets?: readonly FieldOf<Values>[] | undefined;
  /** Everything that is wrong, in the order in which it is to be said. */
  findProblems: (values: Values) => FoundProblem<FieldOf<Values>>[];
  /**
   * Sends the values; what it throws is sorted to the fields, or shown as the failure of the whole form. If it resolves to
   * false, somebody was asked and thought better of it: the draft stays.
   */
  send: (values: Values) => Promise<unknown>;
  /** The fields that refusals of the server are about. */
  fieldOfCode?: Partial<Record<AnyErrorCode, FieldOf<Values>>> | undefined;
  onRefused?: ((error: unknown) => void) | undefined;
};

/** The props of a field of text. */
export type TypedField = {
  id: string;
  name: string;
  value: string;
  /** What is wrong with it, as a sentence. */
  error: string | undefined;
  onChange: (text: string) => void;
};

/** What the parts of a form need of it, whatever its fields are. */
export type FormState = {
  formRef: RefObject<HTMLFormElement | null>;
  /** Takes the focus after a failed attempt, unless a single field does. */
  troubleRef: RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  isSending: boolean;
  /** What the last attempt found wrong, as sentences, each with the id of its control. */
  problems: readonly { controlId: string; sentence: string }[];
  /** The error of an attempt that failed as a whole; undefined if none did. */
  submitError: unknown;
  /** Whether a field differs from the untouched form. */
  isTyped: boolean;
  /** Forgets what was typed, for whoever leaves without sending it. */
  discard: () => void;
};

/** Values, problems, drafts and sending of a form; `Form` shows them. */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  const { draft, fieldOfCode = {} } = options;
  const sayProblem = useProblemSentence();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const troubleRef = useRef<HTMLDivElement>(null);
  const [{ start, secrets }] = useState({ start: options.initial, secrets: options.secrets ?? [] });
  const [values, setValues] = useDraftedValues({ draft, start, secrets, formRef });
  const [problems, setProblems] = useState<Problem<FieldOf<Values>>[]>([]);
  const [changed, setChanged] = useState<readonly FieldOf<Values>[]>([]);
  const [submitError, setSubmitError] = useState<unknown>();
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const controlId = (field: string) => `${id}-${field}`;

  const isTyped = fieldsOf(start).some((field) => values[field] !== start[field]);
  useEffect(() => {
    noteTyped(id, isTyped);
    return () => noteTyped(id, false);
  }, [id, isTyped]);

  const focusTrouble = useEffectEvent(() => {
    const [first, ...others] = problems;
    const isSingle = first !== undefined && others.length === 0;
    const field = isSingle ? document.getElementById(controlId(first.field)) : null;
    const trouble = field ?? troubleRef.current;
    trouble?.focus();
    // A browser may put the middle of a long summary in sight; it is read from its beginning.
    if (trouble && trouble.getBoundingClientRect().top < 0) trouble.scrollIntoView({ block: 'start' });
  });
  // After the rendering that shows what is wrong.
  useEffect(() => {
    if (failedAttempts > 0) focusTrouble();
  }, [failedAttempts]);

  const put = (field: FieldOf<Values>, value: string | boolean) =>
    setValues((now) => ({ ...now, [field]: value }));
  // The field's own sentence goes; the summary stays as it is, so that nothing moves while somebody types.
  const type = (field: FieldOf<Values>, value: string | boolean) => {
    put(field, value);
    setChanged((now) => (now.includes(field) ? now : [...now, field]));
  };
  const attempt = async (form: HTMLFormElement) => {
    // What a password manager filled in without an event counts, too.
    const current = { ...values, ...readTyped(form, start) };
    setValues(current);
    const found = options.findProblems(current);
    setProblems(found);
    setChanged([]);
    setSubmitError(undefined);
    if (found.length > 0) return setFailedAttempts((count) => count + 1);
    setIsSending(true);
    isBusy.current = true;
    try {
      if ((await options.send(current)) !== false) dropDraft(draft);
    } catch (error) {
      const refused = findRefusedFields(error, fieldsOf(start), fieldOfCode);
      setProblems(refused);
      setChanged([]);
      if (refused.length === 0) setSubmitError(error);
      options.onRefused?.(error);
      setFailedAttempts((count) => count + 1);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  const errorOf = (field: FieldOf<Values>): string | undefined => {
    const problem = changed.includes(field) ? undefined : problems.find((each) => each.field === field);
    return problem && sayProblem(problem);
  };

  const state: FormState = {
    formRef,
    troubleRef,
    submit: (event) => {
      event.preventDefault();
      if (!isBusy.current) void attempt(event.currentTarget);
    },
    isSending,
    problems: problems.map((problem) => ({
      controlId: controlId(problem.field),
      sentence: sayProblem(problem),
    })),
    submitError,
    isTyped,
    discard: () => dropDraft(draft),
  };

  return {
    ...state,
    values,
    /** Fills in fields by something else than typing into them. */
    fill: (parts: Partial<Values>) => {
      setValues((now) => ({ ...now, ...parts }));
      setChanged((now) => [...now, ...fieldsOf(parts).filter((field) => !now.includes(field))]);
    },
    /** Empties a field and leaves in sight what was wrong with it. */
    clear: (field: FieldsOfKind<Values, string>) => put(field, ''),
    reset: () => {
      setValues(start);
      setProblems([]);
      setSubmitError(undefined);
    },
    field: (field: FieldsOfKind<Values, string>): TypedField => ({
      id: controlId(field),
      name: field,
      value: String(values[field]),
      error: errorOf(field),
      onChange: (text: string) => type(field, text),
    }),
    /** The props of a checkbox. */
    box: (field: FieldsOfKind<Values, boolean>) => ({
      id: controlId(field),
      name: field,
      checked: values[field] === true,
      error: errorOf(field),
      onChange: (isChecked: boolean) => type(field, isChecked),
    }),
  };
}

function fieldsOf<Values extends object>(values: Values): FieldOf<Values>[] {
  return Object.keys(values).filter((name): name is FieldOf<Values> => name in values);
}
