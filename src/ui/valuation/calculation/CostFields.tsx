import { observer } from 'mobx-react-lite';
import { euros } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Grid } from '../../kit/Layout';
import { ValueField } from '../../shared/fields/ValueField';
import { useTexts } from '../../shared/texts/useTexts';
import { TaxFields } from '../TaxFields';
import * as styles from '../Valuation.module.css';
import { type CalculationFieldsProps, useCalculationFields } from './useCalculationFields';

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
