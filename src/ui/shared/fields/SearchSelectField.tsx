import { Select } from 'antd';
import { Check, X } from 'lucide';
import { type ComponentProps, createContext, type KeyboardEvent, use, useRef, useState } from 'react';
import { containsWords } from '../../../domain/shared/TextSearch';
import { Stack } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { AntdProvider } from '../antd/AntdProvider';
import { Icon } from '../icons/Icon';
import { keyOfEvent } from '../input/keyOfEvent';
import { useTexts } from '../texts/useTexts';
import { Field } from './Field';
import * as styles from './SearchSelectField.module.css';

export interface SearchSelectFieldProps {
  readonly label: string;
  /** An empty string if nothing is chosen. */
  readonly value: string;
  /** Shown if nothing is chosen. */
  readonly none: string;
  /** The texts are names, which the translation of a browser leaves as they are. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
  readonly hint?: string | null;
  readonly error?: string | null;
}

/**
 * A list that is searched by typing, for many options. A short list is a `SelectField`. While the list is closed, the choice is
 * the value of the input, as in a native field. While it is open, a screen reader says what is typed and the active option.
 */
export function SearchSelectField({ label, value, none, options, onChoose, hint, error }: SearchSelectFieldProps) {
  const { t } = useTexts('sharedFields');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const chosen = options.find(option => option.value === value);

  const handleKey = (event: KeyboardEvent) => {
    const pressed = keyOfEvent(event);
    // antd would take the marked option at the end of a composition.
    if (pressed === null) event.stopPropagation();
    if (!isOpen) return;
    // antd would take the marked option and keep the focus.
    if (pressed === 'Tab') {
      event.stopPropagation();
      setOpen(false);
    }
    // Otherwise the dialog around the field would close too.
    if (pressed === 'Escape') event.preventDefault();
  };
  // antd scrolls an area around the list.
  const handleActive = () => {
    const option = place.current?.querySelector('.ant-select-item-option-active:not(:hover)');
    const list = option?.parentElement;
    if (!option || !list) return;
    const { top, bottom } = option.getBoundingClientRect();
    const shown = list.getBoundingClientRect();
    list.scrollTop += Math.min(top - shown.top, 0) + Math.max(bottom - shown.bottom, 0);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...attributes }) => (
        <Stack minWidth={0} ref={place} translate="no" onKeyDownCapture={handleKey}>
          <ChosenContext value={chosen?.text ?? none}>
            <AntdProvider>
              <Select
                {...attributes}
                id={id}
                className={styles.select ?? ''}
                classNames={{ popup: { root: styles.popup ?? '' } }}
                components={ownInput}
                showSearch={{ filterOption: (query, option) => containsWords(option?.text ?? '', query) }}
                // Otherwise a screen reader would find three options only.
                virtual={false}
                listHeight={0}
                onActive={handleActive}
                fieldNames={{ label: 'text' }}
                options={[...options]}
                value={value || null}
                open={isOpen}
                onOpenChange={setOpen}
                onChange={choice => onChoose(choice ?? '')}
                placeholder={
                  <Text tone="primary" translate="yes">
                    {none}
                  </Text>
                }
                allowClear={{
                  clearIcon: <Icon of={X} size={14} />,
                  label: t('clear', { field: chosen ? `${label}, ${chosen.text}` : label }),
                }}
                suffixIcon={<span className={styles.chevron} />}
                menuItemSelectedIcon={<Icon of={Check} size={16} />}
                notFoundContent={<NothingFits id={id} />}
                status={error ? 'error' : ''}
                // Keeps the list inside the dialog or the landmark of the field.
                getPopupContainer={(field: HTMLElement) => field.parentElement ?? document.body}
              />
            </AntdProvider>
          </ChosenContext>
        </Stack>
      )}
    </Field>
  );
}

/** What is chosen, or the text that says that nothing is. */
const ChosenContext = createContext('');

/**
 * antd's input contains only what is typed, so a screen reader would call a field empty in which something is chosen. antd draws
 * the choice itself. What is typed into the closed field takes the place of the choice.
 */
function ChosenInput({ value, onKeyDown, ...rest }: ComponentProps<'input'>) {
  const chosen = use(ChosenContext);
  const isClosed = rest['aria-expanded'] === false && value === '';
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isClosed) event.currentTarget.select();
    onKeyDown?.(event);
  };
  return (
    <input {...rest} value={isClosed ? chosen : value} data-chosen={isClosed || undefined} onKeyDown={handleKeyDown} />
  );
}

/** The same object, because antd would mount another input for another one. */
const ownInput = { input: ChosenInput };

/** With this id, it is what antd's input calls its active option, so a screen reader announces it. */
function NothingFits({ id }: { readonly id: string }) {
  const { t } = useTexts('sharedFields');
  return (
    <div id={`${id}_list_-1`} role="option" aria-selected={false} aria-disabled translate="yes">
      {t('nothingFits')}
    </div>
  );
}
