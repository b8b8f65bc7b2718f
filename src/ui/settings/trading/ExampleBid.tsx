import { euros } from '../../../domain/shared/Money';
import { calculation, type CalculationDefaults } from '../../../domain/valuation/Calculation';
import { isBreakEven, maximumBid } from '../../../domain/valuation/MaximumBid';
import { Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';

/** A part that breaks would read as two. */
const withoutBreaks = (text: string) => text.replaceAll(' ', '\u00a0');

/** A vehicle like many others. */
const example = { salePrice: euros(10_000), distance: { km: 200, source: 'typed' }, score: 80 } as const;

/** What the dealer may bid for an example with these assumptions, as the calculation of an offer would say it. */
export function ExampleBid({ defaults }: { readonly defaults: CalculationDefaults }) {
  const { t } = useTexts('valuation');
  const { money, decimal } = useFormat();
  const inputs = { ...defaults, ...example };
  const maximum = maximumBid(inputs);
  const earnsNothing = isBreakEven(inputs);
  const { lines, profit } = calculation(inputs, maximum ?? euros(0));
  const parts = lines
    .filter(({ key, amount }) => amount !== 0 && key !== 'salePrice' && key !== 'bid' && key !== 'bidNet')
    .map(({ key, amount }) =>
      withoutBreaks(`${t(`lines.${key}`, { rate: decimal(inputs.vatRate) })}: ${money(amount)}`),
    );
  const earned = profit > 0 ? [withoutBreaks(`${t('profit')}: ${money(profit)}`)] : [];
  return (
    <Row wrap gap={2} columnGap={5} justify="between" paddingBlock={3} paddingInline={4} frame="quiet">
      <Text as="div" basis={260}>
        <p>
          {t('defaults.example', {
            salePrice: money(example.salePrice),
            km: example.distance.km,
            score: example.score,
          })}
        </p>
        {/* Nothing moves while the parts of the example appear. */}
        <SmallText minHeight="twoLines">
          {maximum === null ? t('noMaximum') : [...parts, ...earned].join('\u00a0· ') || t('breakEvenFrom')}
        </SmallText>
      </Text>
      <Stack as="p" justifyItems="end" rigid atEnd tabular>
        <span>{t(earnsNothing ? 'breakEvenBid' : 'marks.maximum')}</span>
        <Text as="output" size="title" weight="strong" aria-label={t(earnsNothing ? 'breakEvenBid' : 'maximumBid')}>
          {maximum === null ? '–' : money(maximum)}
        </Text>
      </Stack>
    </Row>
  );
}
