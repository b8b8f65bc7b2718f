import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Resource } from '../../../application/shared/Resource';
import type { WholeList } from '../../../domain/shared/Page';
import { visibleText } from '../../../domain/shared/visibleText';
import { SelectField } from '../../shared/fields/SelectField';
import { UnreadableRows } from '../../shared/lists/EndOfList';
import { SellingFailure } from '../SellingFailure';

interface ChoiceFieldProps {
  readonly label: string;
  /** 0 if nothing is chosen. */
  readonly chosen: number;
  readonly choices: Pick<
    Resource<WholeList<{ readonly id: number; readonly name: string }>>,
    'value' | 'status' | 'ensure'
  >;
  readonly error: string | null;
  readonly texts: { readonly none: string; readonly unknown: string; readonly failed: string };
  readonly onChoose: (id: number) => void;
}

/** A select for a short list from the server. */
export const ChoiceField = observer(function ChoiceField(props: ChoiceFieldProps) {
  const { label, chosen, choices, error, texts, onChoose } = props;
  const { value, status } = choices;
  const rows = value?.rows ?? [];
  useEffect(() => void choices.ensure(), [choices]);
  // Keeps a value that the list does not contain, so that opening the dialog does not change it.
  const isUnknown = chosen !== 0 && !rows.some(({ id }) => id === chosen);
  return (
    <>
      <SelectField
        label={label}
        value={String(chosen)}
        required
        error={error}
        options={[
          { value: '0', text: texts.none },
          ...(isUnknown ? [{ value: String(chosen), text: value ? texts.unknown : '–' }] : []),
          ...rows.map(({ id, name }) => ({ value: String(id), text: visibleText(name) || texts.unknown })),
        ]}
        onChoose={id => onChoose(Number(id))}
      />
      <UnreadableRows count={value ? value.received - rows.length : 0} />
      {status.step === 'failed' && (
        <SellingFailure title={texts.failed} failure={status.failure} onTryAgain={() => void choices.ensure()} />
      )}
    </>
  );
});
