import i18next from 'i18next';
import { observer } from 'mobx-react-lite';
import { Trans } from 'react-i18next';
import { Calculations } from '../../../application/valuation/Calculations';
import { ComparableSales } from '../../../application/valuation/ComparableSales';
import { euros } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Grid } from '../../kit/Layout';
import { ValueField } from '../../shared/fields/ValueField';
import { Link } from '../../shared/navigation';
import { paths } from '../../shared/paths';
import { useFormat } from '../../shared/texts/useFormat';
import { useNow } from '../../shared/texts/useNow';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Comparables } from '../Comparables';
import { TaxFields } from '../TaxFields';
import { kilometresIn } from '../useValueTexts';
import * as styles from '../Valuation.module.css';
import { YardHint } from '../YardHint';
import { type CalculationFieldsProps, useCalculationFields } from './useCalculationFields';

/** What a dealer changes for every offer. The trade prices are below the sale price that they support. */
export const CalculationFields = observer(function CalculationFields(props: CalculationFieldsProps) {
  const { hashId, onWrong } = props;
  const { t } = useTexts('valuation');
  const { number } = useFormat();
  const calculations = useInjection(Calculations);
  const comparables = useInjection(ComparableSales);
  const now = useNow();
  const { own, defaults, texts, change, amountField, targetField } = useCalculationFields(props);
  const straightLine = calculations.straightLine(hashId);
  // Says why the trade prices that were found propose no sale price.
  const isMarkupMissing = calculations.markup === null && comparables.get(hashId, now)?.summary.kind === 'known';

  const transportHint = () => {
    if (own.km !== undefined) return t('kmTyped');
    if (!calculations.isTransportKnown(hashId)) return t('placeUnknown');
    return straightLine ? t('straightLine') : t('noDistance');
  };

  return (
    <Grid gap={3} fill={136} align="start" className={styles.fields}>
      <ValueField
        {...amountField}
        label={t('salePrice')}
        hint={
          isMarkupMissing && (
            <Trans
              i18n={i18next}
              t={t}
              ns="valuation"
              i18nKey="noMarkup"
              components={{ set: <Link to={paths.trading} /> }}
            />
          )
        }
        value={own.salePrice ?? null}
        onValue={salePrice => change({ salePrice: salePrice ?? undefined })}
        className={kitClass({ fullRow: true })}
      />
      <Comparables hashId={hashId} />
      <ValueField
        {...targetField}
        label={t('target')}
        hint={t('targetHint')}
        className={kitClass({ fullRow: true })}
        value={own.target ?? null}
        placeholder={texts.target(defaults.target)}
        onValue={target => change({ target: target ?? undefined })}
      />
      <ValueField
        label={t('transportKm')}
        className={kitClass({ fullRow: true })}
        suffix="km"
        inputMode="numeric"
        hint={transportHint()}
        placeholder={straightLine ? number(straightLine.km) : undefined}
        value={own.km ?? null}
        text={number}
        read={kilometresIn}
        problem={t('notADistance')}
        onWrong={onWrong}
        onValue={km => change({ km: km ?? undefined })}
      />
      <YardHint isNeeded={own.km === undefined && !straightLine} className={kitClass({ fullRow: true })} />
    </Grid>
  );
});

const furtherCosts = ['commissionFloor', 'transportPerKm', 'transportFloor', 'reconditioningPerPoint'] as const;

/** The tax and the costs of this offer. Most dealers set them once, and the placeholders show what they set. */
export const CostFields = observer(function CostFields(props: CalculationFieldsProps) {
  const { t } = useTexts('valuation');
  const { own, defaults, texts, change, amountField, percentField } = useCalculationFields(props);
  return (
    <Grid gap={3} fill={136} align="start" className={styles.fields}>
      <TaxFields
        taxes={{ taxation: own.taxation ?? defaults.taxation, vatRate: own.vatRate ?? defaults.vatRate }}
        onTaxation={taxation => change({ taxation })}
        onVatRate={vatRate => change({ vatRate: vatRate ?? undefined })}
        onWrong={props.onWrong}
        className={kitClass({ fullRow: true })}
      />
      <ValueField
        {...amountField}
        label={t('reconditioning')}
        value={own.reconditioningBase ?? null}
        placeholder={texts.amount(defaults.reconditioningBase)}
        hint={own.reconditioningBase === undefined && defaults.reconditioningPerPoint > 0 ? t('plusPerPoint') : null}
        onValue={typed =>
          change({
            reconditioningBase: typed ?? undefined,
            reconditioningPerPoint: typed === null ? undefined : euros(0),
          })
        }
      />
      <ValueField
        {...amountField}
        label={t('fixedCosts')}
        value={own.fixedCosts ?? null}
        placeholder={texts.amount(defaults.fixedCosts)}
        onValue={fixedCosts => change({ fixedCosts: fixedCosts ?? undefined })}
      />
      <ValueField
        {...percentField}
        label={t('defaults.commissionRate')}
        value={own.commissionRate ?? null}
        placeholder={texts.percent(defaults.commissionRate)}
        onValue={commissionRate => change({ commissionRate: commissionRate ?? undefined })}
      />
      {furtherCosts.map(key => (
        <ValueField
          {...amountField}
          key={key}
          label={t(`defaults.${key}`)}
          value={own[key] ?? null}
          placeholder={texts.amount(defaults[key])}
          onValue={amount => change({ [key]: amount ?? undefined })}
        />
      ))}
    </Grid>
  );
});
