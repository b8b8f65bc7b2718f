import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SessionStore } from '../../../../application/session/SessionStore';
import { clientName } from '../../../../domain/selling/clients/Client';
import { Grid } from '../../../kit/Layout';
import { Text } from '../../../kit/Text';
import { useTexts } from '../../../shared/texts/useTexts';
import { useInjection } from '../../../shared/useInjection';
import { SellingFailure } from '../../SellingFailure';
import type { InvoiceFieldsProps } from './InvoiceHeadFields';

/** The seller and the client. */
export const InvoiceParties = observer(function InvoiceParties({ state }: InvoiceFieldsProps) {
  const { t } = useTexts(['sellingInvoices', 'clients']);
  const { dealer } = useInjection(SessionStore);
  const { client, recipient } = state;
  const { isMissing, status } = recipient;
  return (
    <>
      <Grid columns={2} gap={4} columnGap={6} paddingBlock={5}>
        <Party
          heading={t('sellingInvoices:invoice.from')}
          name={dealer?.companyName ?? ''}
          lines={dealer ? [dealer.street, `${dealer.zipCode} ${dealer.place}`, dealer.ftin] : []}
        />
        <Party
          heading={t('sellingInvoices:invoice.client')}
          name={
            client ? clientName(client) : isMissing ? <span role="alert">{t('clients:details.missing')}</span> : '–'
          }
          lines={
            client
              ? [
                  `${client.street} ${client.houseNumber}`,
                  `${client.zipCode} ${client.place}`,
                  client.vatNumber || client.taxNumber,
                ]
              : []
          }
        />
      </Grid>
      {!client && status.step === 'failed' && !isMissing && (
        <SellingFailure
          title={t('clients:details.failed')}
          failure={status.failure}
          onTryAgain={() => void recipient.refresh()}
        />
      )}
    </>
  );
});

interface PartyProps {
  readonly heading: string;
  readonly name: ReactNode;
  readonly lines: readonly string[];
}

function Party({ heading, name, lines }: PartyProps) {
  return (
    <Text as="section" tone="secondary" breakWords aria-label={heading}>
      <Text as="p" marginBottom={1} tone="tertiary" size="small">
        {heading}
      </Text>
      <Text as="p" tone="primary" size="large" weight="strong">
        {name}
      </Text>
      {lines
        .filter(line => line.trim() !== '')
        .map(line => (
          <p key={line}>{line}</p>
        ))}
    </Text>
  );
}
