import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Trans } from 'react-i18next';
import { Link } from 'react-router';
import { CalculateOffer } from '../../application/valuation/CalculateOffer';
import { ComparableStore } from '../../application/valuation/ComparableStore';
import { type CalculationChange, EditCalculation } from '../../application/valuation/EditCalculation';
import type { HashId } from '../../domain/offers/Offer';
import { euros } from '../../domain/shared/Money';
import { taxations, usualVatRates } from '../../domain/valuation/Taxation';
import { typedPercent, typedTarget } from '../../domain/valuation/TypedRate';
import { SelectField } from '../shared/fields/SelectField';
import { ValueField } from '../shared/fields/ValueField';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useNow } from '../shared/texts/useNow';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import styles from './MyCalculation.module.css';
import { costIn, kilometresIn, useValueTexts } from './useValueTexts';

const furtherCosts = ['commissionFloor', 'transportPerKm', 'transportFloor', 'reconditioningPerPoint'] as const;

interface CalculationFieldsProps {
  readonly hashId: HashId;
  /** Called while a field cannot be read. It returns what to call afterwards. */
  readonly onWrong: () => () => void;
}

/** What the dealer assumes for this offer. An empty field follows the defaults, which its placeholder shows. */
export const CalculationFields = observer(function CalculationFields({ hashId, onWrong }: CalculationFieldsProps) {
  const { t } = useTexts('valuation');
  const { number } = useFormat();
  const texts = useValueTexts();
  const calculate = useInjection(CalculateOffer);
  const edit = useInjection(EditCalculation);
  const comparables = useInjection(ComparableStore);
  const now = useNow();
  const rates = useId();
  const own = calculate.own(hashId);
  const { defaults } = calculate;
  const straightLine = calculate.straightLine(hashId);
  const change = (changed: CalculationChange) => void edit.execute(hashId, changed);
  const amountField = {
    suffix: '€',
    inputMode: 'decimal',
    text: texts.amount,
    read: costIn,
    problem: t('notAnAmount'),
    onWrong,
  } as const;
  // Says why the trade prices that were found propose no sale price.
  const isMarkupMissing = calculate.markup === null && comparables.get(hashId, now)?.summary.kind === 'known';
  const taxation = own.taxation ?? defaults.taxation;

  const transportHint = () => {
    if (own.km !== undefined) return t('kmTyped');
    if (!calculate.isTransportKnown(hashId)) return t('placeUnknown');
    return straightLine ? t('straightLine') : t('noDistance');
  };

  return (
    <div className={styles.fields}>
      <ValueField
        {...amountField}
        label={t('salePrice')}
        hint={
          isMarkupMissing && (
            <Trans t={t} ns="valuation" i18nKey="noMarkup" components={{ set: <Link to={paths.trading} /> }} />
          )
        }
        value={own.salePrice ?? null}
        onValue={salePrice => change({ salePrice: salePrice ?? undefined })}
        className={styles.wide}
      />
      <SelectField
        label={t('taxation')}
        value={taxation}
        options={taxations.map(value => ({ value, text: t(`taxations.${value}`) }))}
        onChoose={value => change({ taxation: taxations.find(known => known === value) })}
        className={styles.wide}
      />
      <ValueField
        label={t('vatRate')}
        suffix="%"
        list={rates}
        value={own.vatRate ?? defaults.vatRate}
        text={texts.percent}
        read={typedPercent}
        problem={t('notAPercentage')}
        onWrong={onWrong}
        onValue={vatRate => change({ vatRate: vatRate ?? undefined })}
      />
      <datalist id={rates}>
        {Object.values(usualVatRates)
          .flat()
          .map(rate => (
            <option key={rate} value={rate} />
          ))}
      </datalist>
      <ValueField
        label={t('transportKm')}
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
        label={t('target')}
        hint={t('targetHint')}
        value={own.target ?? null}
        placeholder={texts.target(defaults.target)}
        text={texts.target}
        read={typedTarget}
        problem={t('notATarget')}
        onWrong={onWrong}
        onValue={target => change({ target: target ?? undefined })}
      />
      <details className={styles.further}>
        <summary>{t('furtherCosts')}</summary>
        <div className={styles.fields}>
          <ValueField
            label={t('defaults.commissionRate')}
            suffix="%"
            value={own.commissionRate ?? null}
            placeholder={texts.percent(defaults.commissionRate)}
            text={texts.percent}
            read={typedPercent}
            problem={t('notAPercentage')}
            onWrong={onWrong}
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
        </div>
      </details>
    </div>
  );
});
