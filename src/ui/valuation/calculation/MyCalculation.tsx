import i18next from 'i18next';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { Trans } from 'react-i18next';
import { Calculations } from '../../../application/valuation/Calculations';
import type { HashId } from '../../../domain/offers/Offer';
import { kitClass } from '../../kit/kitElement';
import { Stack } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import { Disclosure } from '../../shared/Disclosure';
import { Link } from '../../shared/navigation';
import { useBook } from '../../shared/page/useBook';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import * as styles from '../Valuation.module.css';
import { CalculationAnswer } from './CalculationAnswer';
import { CalculationFields, CostFields } from './CalculationFields';
import { CalculationTables } from './CalculationTables';
import type { CalculationFieldsProps } from './useCalculationFields';

/** What an offer is worth to the dealer: the answer first, then what changes it most. */
export const MyCalculation = observer(function MyCalculation({ hashId }: { readonly hashId: HashId }) {
  const { t, language } = useTexts('valuation');
  const { areDefaultsSet } = useInjection(Calculations);
  const [wrongFields, setWrongFields] = useState(0);
  const handleWrong = useCallback(() => {
    setWrongFields(count => count + 1);
    return () => setWrongFields(count => count - 1);
  }, []);
  useBook();
  return (
    <Stack gap={3} minWidth={0} className={styles.calculation}>
      <CalculationAnswer hashId={hashId} isWrong={wrongFields > 0} />
      <CalculationFields hashId={hashId} onWrong={handleWrong} />
      {!areDefaultsSet && (
        // A new element for each language: there are texts beside the link, and a browser may have translated them.
        <SmallText weight="regular" key={language}>
          <Trans
            i18n={i18next}
            t={t}
            ns="valuation"
            i18nKey="noDefaults"
            components={{ set: <Link to={paths.trading} /> }}
          />
        </SmallText>
      )}
      <CalculationParts hashId={hashId} onWrong={handleWrong} isWrong={wrongFields > 0} />
    </Stack>
  );
});

interface CalculationPartsProps extends CalculationFieldsProps {
  /** A field cannot be read, so nothing is calculated. */
  readonly isWrong: boolean;
}

/** What the maximum is made of, folded until the dealer asks for it. */
function CalculationParts({ hashId, onWrong, isWrong }: CalculationPartsProps) {
  const { t } = useTexts('valuation');
  return (
    <Disclosure
      name={t('parts')}
      preference="calculationParts"
      staysRendered
      className={kitClass({ display: 'stack', gap: 3, minWidth: 0 })}
    >
      <CostFields hashId={hashId} onWrong={onWrong} />
      {!isWrong && <CalculationTables hashId={hashId} />}
    </Disclosure>
  );
}
