import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { edited, type EditHistory, newHistory, redone, undone } from '../../../domain/shared/EditHistory';
import {
  editedNumber,
  emptyAtZero,
  type NumberInput,
  numberText,
  settledNumber,
  untouchedNumber,
} from '../../../domain/shared/NumberInput';
import { keyOfEvent } from '../input/keyOfEvent';
import { useTexts } from '../texts/useTexts';
import { TextField } from './TextField';

interface NumberFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'label' | 'hint' | 'error' | 'refusedBy' | 'suffix' | 'className' | 'readOnly'
> {
  /** Null shows an empty field. */
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  /** What to say when decimals are typed or pasted, which the field does not take. */
  readonly wholeOnly: string;
  readonly isEmptyAtZero?: boolean;
  readonly field?: RefObject<HTMLInputElement | null>;
}

/**
 * Takes a whole number of 0 or more, and groups its thousands as the dealer types. While an input method composes, the text stays
 * as it is: the method would insert it once more. Undo and redo are our own, because the browser forgets its steps when a text
 * is grouped.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onValue, wholeOnly, isEmptyAtZero = false, field: given, error, ...rest } = props;
  const { t } = useTexts('sharedFields');
  const own = useRef<HTMLInputElement>(null);
  const field = given ?? own;
  const [typed, setTyped] = useState(() => newHistory(untouchedNumber(value)));
  const [composed, setComposed] = useState<string | null>(null);
  const history = typed.current.value === value ? typed : newHistory(untouchedNumber(value));
  const input = history.current;

  // React moves the caret to the end when it sets a text other than the typed one.
  useLayoutEffect(() => {
    const { caret } = typed.current;
    if (document.activeElement === field.current) field.current?.setSelectionRange(caret, caret);
  }, [field, typed]);

  const enter = (next: EditHistory<NumberInput>) => {
    setTyped(next);
    if (next.current.value !== value) onValue(next.current.value);
  };
  const edit = ({ value: text, selectionStart }: HTMLInputElement, deletesForward = false) => {
    const next = editedNumber(input, { text, caret: selectionStart ?? text.length, deletesForward });
    enter(edited(history, isEmptyAtZero ? emptyAtZero(next) : next));
  };
  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType = '', isComposing = false } = nativeEvent instanceof InputEvent ? nativeEvent : {};
    if (isComposing) setComposed(target.value);
    else if (inputType === 'historyUndo') enter(undone(history));
    else if (inputType === 'historyRedo') enter(redone(history));
    else edit(target, inputType === 'deleteContentForward');
  };
  const handleCompositionEnd = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    setComposed(null);
    if (composed !== null) edit(currentTarget);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey } = event;
    const key = keyOfEvent(event);
    if (altKey || ctrlKey === metaKey || rest.readOnly) return;
    if (key === 'z') enter(undone(history));
    else if (key === 'Z' || key === 'y') enter(redone(history));
    else return;
    event.preventDefault();
  };

  const refused = { decimals: wholeOnly, severalNumbers: t('oneNumber') };
  return (
    <TextField
      {...rest}
      ref={field}
      inputMode="numeric"
      autoComplete="off"
      value={composed ?? numberText({ value })}
      onChange={handleChange}
      onCompositionEnd={handleCompositionEnd}
      onKeyDown={handleKeyDown}
      onBlur={() => setTyped({ ...history, current: settledNumber(input) })}
      error={[input.ignored && refused[input.ignored], error].filter(Boolean).join(' ') || null}
    />
  );
}
