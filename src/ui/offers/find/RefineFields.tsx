import { memo } from 'react';
import { type RefinementName, type Refinements, scoreBands } from '../../../domain/offers/list/Refinements';
import { euros, toEuros } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Grid, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { NumberField } from '../../shared/fields/NumberField';
import { TextField } from '../../shared/fields/TextField';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from './FindBar.module.css';

interface RefineFieldsProps {
  readonly refinements: Refinements;
  readonly onChange: (refinements: Refinements) => void;
}

type Flag = { [Key in RefinementName]: Refinements[Key] extends boolean ? Key : never }[RefinementName];

const marketFlags: readonly Flag[] = ['noBids', 'buyNow', 'lastDay'];
const ownFlags: readonly Flag[] = ['notSeen', 'notSeenBefore', 'changed', 'leading', 'outbid', 'toPickUp', 'ownTypes'];

/** What narrows the loaded offers of a list. */
export const RefineFields = memo(function RefineFields({ refinements, onChange }: RefineFieldsProps) {
  const { t } = useTexts(['offersFinding', 'offers']);
  const change = (part: Partial<Refinements>) => onChange({ ...refinements, ...part });
  const price = (key: 'priceFrom' | 'priceTo') => (
    <NumberField
      label={t(`offersFinding:fields.${key}`)}
      suffix="€"
      value={refinements[key] === null ? null : toEuros(refinements[key])}
      wholeOnly={t('offersFinding:wholeEuros')}
      onValue={value => change({ [key]: value === null ? null : euros(value) })}
    />
  );
  const flag = (key: Flag) => (
    <Choice
      key={key}
      text={t(`offersFinding:fields.${key}`)}
      isChosen={refinements[key]}
      onChange={isChosen => change({ [key]: isChosen })}
    />
  );
  return (
    <>
      <Grid gap={3} columns={2}>
        {price('priceFrom')}
        {price('priceTo')}
      </Grid>
      <TextField
        label={t('offersFinding:fields.words')}
        hint={t('offersFinding:wordsHint')}
        autoComplete="off"
        value={refinements.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <Grid as="fieldset" fill={170} columnGap={3}>
        <Legend>{t('offersFinding:fields.scores')}</Legend>
        {scoreBands.map(band => (
          <Choice
            key={band}
            text={t(`offers:scoreBand.${band}`)}
            isChosen={refinements.scores.includes(band)}
            onChange={isChosen =>
              change({
                scores: scoreBands.filter(other => (other === band ? isChosen : refinements.scores.includes(other))),
              })
            }
          />
        ))}
      </Grid>
      <Grid as="fieldset" fill={170} columnGap={3}>
        <Legend>{t('offersFinding:market')}</Legend>
        {marketFlags.map(flag)}
      </Grid>
      <Grid as="fieldset" fill={170} columnGap={3}>
        <Legend>{t('offersFinding:mine')}</Legend>
        {ownFlags.map(flag)}
      </Grid>
    </>
  );
});

function Legend({ children }: { readonly children: string }) {
  return (
    <Text as="legend" tone="primary" size="small" weight="medium">
      {children}
    </Text>
  );
}

interface ChoiceProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function Choice({ text, isChosen, onChange }: ChoiceProps) {
  return (
    <Row as="label" gap={2} minHeight="small" className={styles.choice}>
      <input
        type="checkbox"
        checked={isChosen}
        className={kitClass({ tick: true })}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{text}</span>
    </Row>
  );
}
