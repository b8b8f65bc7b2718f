import { CircleCheck, CircleDashed, Info, TriangleAlert } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CheckInvoice } from '../../../application/selling/checks/CheckInvoice';
import type { EditedInvoice } from '../../../application/selling/invoices/EditedInvoice';
import { Acquisitions } from '../../../application/selling/margin/Acquisitions';
import { acquisitionTaxes, soldAcquisition } from '../../../domain/selling/margin/Acquisition';
import { kitClass } from '../../kit/kitElement';
import { Card, Row, Stack } from '../../kit/Layout';
import { SmallText, Text } from '../../kit/Text';
import { SelectField } from '../../shared/fields/SelectField';
import { Icon } from '../../shared/icons/Icon';
import { Link } from '../../shared/navigation';
import { NewTabLink } from '../../shared/NewTabLink';
import { paths } from '../../shared/paths';
import { LiveText } from '../../shared/texts/LiveText';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { useMarginTexts } from '../margin/useMarginTexts';
import * as styles from '../SellingPage.module.css';
import { SellerCountryField } from './SellerCountryField';
import { useFactText, useFindingText } from './useFindingText';

/** A link to a field. */
const toField = kitClass({ inSentence: true, tone: 'inherit' });

/** The facts that have a part of the form. */
const typedFacts: ReadonlySet<string> = new Set(['invoiceNumber', 'invoiceDate', 'deliveryDate', 'price', 'vehicle']);

/** What is found by the dates alone. */
const findingsOfDates: ReadonlySet<string> = new Set(['futureDate', 'deliveryAfterDate', 'twoMonths']);

const goToField = (fact: string) =>
  document.querySelector<HTMLElement>(`[data-field='${fact}'] :is(input, select, button)`)?.focus();

/** The page where the EU tells whether a VAT id was issued. The app cannot ask it, because it answers no other site. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/';

/** What is probably wrong with the invoice, and what is due. Nothing here prevents the invoice. */
export const InvoiceCheck = observer(function InvoiceCheck({ state }: { readonly state: EditedInvoice }) {
  const { t } = useTexts('sellingCheck');
  const { calendarDate } = useFormat();
  const factText = useFactText(state);
  const findingText = useFindingText(state);
  const { findings, missing } = useInjection(CheckInvoice).check(state);
  const unchecked = missing.map(fact => ({ fact, text: factText(fact) }));
  const named = unchecked.filter(({ text }, index) => unchecked.findIndex(other => other.text === text) === index);
  const saidOf = (areOfDates: boolean) =>
    findings
      .filter(({ id }) => findingsOfDates.has(id) === areOfDates)
      .map(findingText)
      .join(' ');
  const said = () => (findings.length === 0 && missing.length === 0 ? t('nothing') : saidOf(false));
  return (
    <Card as="section" gap={2} paddingBlock={4} paddingInline={5} aria-label={t('title')}>
      <Text as="h2" size="large">
        {t('title')}
      </Text>
      {/* A date is taken as a whole, and each letter of a price may change what is found. */}
      <LiveText className="visually-hidden" role="status" text={() => saidOf(true)} />
      <LiveText className="visually-hidden" role="status" afterPause text={said} />
      <div>
        {findings.length === 0 && missing.length === 0 && (
          <Row as="p" gap={2} firstLine tone="secondary">
            <Icon of={CircleCheck} size={16} /> <span>{t('nothing')}</span>
          </Row>
        )}
        <Stack as="ul" gap={2.5}>
          {findings.map(finding => (
            <Row
              as="li"
              gap={2}
              firstLine
              breakWords
              key={finding.id}
              className={styles.finding}
              data-severity={finding.severity}
            >
              <Icon
                of={finding.severity === 'warning' ? TriangleAlert : Info}
                size={16}
                className={kitClass({ tone: finding.severity === 'warning' ? 'warning' : 'secondary' })}
              />
              <div>
                <p>
                  <span className="visually-hidden">{t(`severity.${finding.severity}`)}</span>{' '}
                  <span>{findingText(finding)}</span>
                </p>
                {finding.source && (
                  <SmallText>
                    <NewTabLink href={finding.source.address} translate="no">
                      {finding.source.text}
                    </NewTabLink>{' '}
                    <span>{t('asOf', { date: calendarDate(finding.source.asOf) })}</span>
                  </SmallText>
                )}
              </div>
            </Row>
          ))}
        </Stack>
        {missing.length > 0 && (
          <Stack gap={1}>
            <p>{t('unchecked')}</p>
            <ul>
              {named.map(({ text, fact }) => (
                <Row as="li" gap={2} paddingBlock={1} key={text}>
                  <Icon of={CircleDashed} size={14} className={kitClass({ tone: 'tertiary' })} />{' '}
                  {typedFacts.has(fact) ? (
                    <button type="button" className={toField} onClick={() => goToField(fact)}>
                      {text}
                    </button>
                  ) : (
                    <span>{text}</span>
                  )}
                </Row>
              ))}
            </ul>
          </Stack>
        )}
      </div>
      <SellerCountryField />
      <AcquisitionTaxField state={state} />
      {state.client?.vatNumber && (
        <SmallText>
          <NewTabLink href={VIES}>{t('vies')}</NewTabLink>
        </SmallText>
      )}
      {missing.includes('sellerNumber') && (
        <SmallText>
          <Link to={paths.trading}>{t('setNumberKind')}</Link>
        </SmallText>
      )}
      <SmallText>{t('noAdvice')}</SmallText>
    </Card>
  );
});

/** Asks how the sold vehicle was taxed when it was bought. The margin scheme is proposed only if it is known to apply. */
const AcquisitionTaxField = observer(function AcquisitionTaxField({ state }: { readonly state: EditedInvoice }) {
  const { t } = useTexts('sellingMargin');
  const { acquisitionTax } = useMarginTexts();
  const acquisitions = useInjection(Acquisitions);
  const { form } = state;
  /** Whether this field has chosen the VAT option, not the dealer. */
  const [isProposed, setProposed] = useState(false);
  const sold = soldAcquisition(acquisitions.unsold, form);
  if (!sold) return null;
  const handleChoose = (value: string) => {
    const tax = acquisitionTaxes.find(known => known === value) ?? 'unknown';
    void acquisitions.taxed(sold.key, tax);
    const proposes = tax === 'margin' && form.vatOption === 'unselected';
    const takesBack = tax !== 'margin' && isProposed && form.vatOption === 'marginalTaxation';
    if (proposes) state.edited({ vatOption: 'marginalTaxation' });
    if (takesBack) state.edited({ vatOption: 'unselected' });
    if (proposes || takesBack) setProposed(proposes);
  };
  return (
    <SelectField
      label={t('fields.tax')}
      value={sold.tax}
      options={acquisitionTaxes.map(value => ({ value, text: acquisitionTax(value) }))}
      onChoose={handleChoose}
    />
  );
});
