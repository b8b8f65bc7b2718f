import { Select } from 'antd';
import { Check, X } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { containsWords } from '../../../domain/shared/TextSearch';
import { Stack } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { AntdProvider } from '../antd/AntdProvider';
import { Icon } from '../icons/Icon';
import { pressedKey } from '../input/pressedKey';
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
 * A list that is searched by typing, for many options. A short list is a `SelectField`. antd's input contains what is
 * typed and not what is chosen, so a description tells the choice to a screen reader. While the list is open, the active
 * option does.
 */
export function SearchSelectField({ label, value, none, options, onChoose, hint, error }: SearchSelectFieldProps) {
  const { t } = useTexts('sharedFields');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const chosen = options.find(option => option.value === value);

  const handleKey = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
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
      {({ id, 'aria-describedby': described, ...attributes }) => (
        <Stack minWidth={0} ref={place} translate="no" onKeyDownCapture={handleKey}>
          <AntdProvider>
            <Select
              {...attributes}
              id={id}
              className={styles.select ?? ''}
              classNames={{ popup: { root: styles.popup ?? '' } }}
              aria-describedby={[!isOpen && `${id}-chosen`, described].filter(Boolean).join(' ') || undefined}
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
          <span id={`${id}-chosen`} hidden>
            {chosen?.text ?? none}
          </span>
        </Stack>
      )}
    </Field>
  );
}

/** With this id, it is what antd's input calls its active option, so a screen reader announces it. */
function NothingFits({ id }: { readonly id: string }) {
  const { t } = useTexts('sharedFields');
  return (
    <div id={`${id}_list_-1`} role="option" aria-selected={false} aria-disabled translate="yes">
      {t('nothingFits')}
    </div>
  );
}
