import { memo } from 'react';
import type { HashId } from '../../../domain/offers/Offer';
import { Disclosure } from '../../shared/Disclosure';
import { lazyView } from '../../shared/loading/lazyView';
import { useTexts } from '../../shared/texts/useTexts';
import * as styles from '../Valuation.module.css';

/** The button that opens the dealer's calculation of an offer. */
export const CalculationDisclosure = memo(function CalculationDisclosure({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offersDetails');
  return (
    <Disclosure
      name={t('calculation')}
      preference="calculation"
      role="region"
      className={styles.panel}
      onIntent={LazyMyCalculation.preload}
    >
      <LazyMyCalculation hashId={hashId} />
    </Disclosure>
  );
});

/** Loaded when the pointer or the focus reaches its button, or when the dealer left it open. */
const LazyMyCalculation = lazyView(
  () => import(/* webpackChunkName: "valuation" */ './MyCalculation'),
  'MyCalculation',
);
