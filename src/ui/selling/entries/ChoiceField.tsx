import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ChoiceList } from '../../../application/selling/entries/ChoiceList';
import { visibleText } from '../../../domain/shared/visibleText';
import { SelectField } from '../../shared/fields/SelectField';
import { UnreadableRows } from '../../shared/lists/UnreadableRows';
import { SellingFailure } from '../SellingFailure';

interface ChoiceFieldProps {
  readonly label: string;
  /** 0 if nothing is chosen. */
  readonly chosen: number;
  readonly entries: {
    readonly choices: ChoiceList<{ readonly id: number; readonly name: string }>;
    readonly loadChoices: () => Promise<void>;
  };
  readonly error: string | null;
  readonly texts: { readonly none: string; readonly unknown: string; readonly failed: string };
  readonly onChoose: (id: number) => void;
}

/** A select for a short list from the server. */
export const ChoiceField = observer(function ChoiceField(props: ChoiceFieldProps) {
  const { label, chosen, entries, error, texts, onChoose } = props;
  const { choices, hasArrived, unreadable, status } = entries.choices;
  useEffect(() => void entries.loadChoices(), [entries]);
  // Keeps a value that the list does not contain, so that opening the dialog does not change it.
  const isUnknown = chosen !== 0 && !choices.some(({ id }) => id === chosen);
  return (
    <>
      <SelectField
        label={label}
        value={String(chosen)}
        required
        error={error}
        options={[
          { value: '0', text: texts.none },
          ...(isUnknown ? [{ value: String(chosen), text: hasArrived ? texts.unknown : '–' }] : []),
          ...choices.map(({ id, name }) => ({ value: String(id), text: visibleText(name) || texts.unknown })),
        ]}
        onChoose={id => onChoose(Number(id))}
      />
      <UnreadableRows count={unreadable} />
      {status.step === 'failed' && (
        <SellingFailure title={texts.failed} failure={status.failure} onTryAgain={() => void entries.loadChoices()} />
      )}
    </>
  );
});
