import { CircleCheck } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { IssueInvoice } from '../../../application/selling/invoices/IssueInvoice';
import type { ClientId } from '../../../domain/selling/clients/Client';
import { fileAddress } from '../../../domain/shared/WebAddress';
import { kitClass } from '../../kit/kitElement';
import { Stack } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import { CloseButton } from '../../shared/CloseButton';
import { FileLink } from '../../shared/files/FileLink';
import { Icon } from '../../shared/icons/Icon';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { Notice } from '../Notice';

/** The invoice that was just issued. The PDF has a link, because the browser may have blocked the new tab. */
export const IssuedNotice = observer(function IssuedNotice({ client }: { readonly client: ClientId }) {
  const { t } = useTexts('sellingInvoices');
  const issueInvoice = useInjection(IssueInvoice);
  const justIssued = issueInvoice.justIssuedTo(client);
  const isShownHere = justIssued !== null;
  const notice = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    // A screen reader may not read a region that comes with its text. The dealer may have gone on meanwhile.
    if (isShownHere && document.activeElement?.matches('body, h1')) notice.current?.focus();
  }, [isShownHere]);
  useEffect(() => {
    if (!isShownHere) return;
    return () => issueInvoice.noticed();
  }, [issueInvoice, isShownHere]);
  if (justIssued === null) return null;
  const { invoice, isShown } = justIssued;
  const isBlocked = !isShown && fileAddress(invoice.address) !== null;
  return (
    <Stack rigid pageWidth paddingInline="edge" paddingTop={4}>
      <Notice tone="success" ref={notice} role="group" aria-labelledby={id} tabIndex={-1}>
        <Icon of={CircleCheck} size={20} className={kitClass({ tone: 'success' })} />
        <Text as="p" basis={200} id={id}>
          <span>{t('issued.done', { number: invoice.number })}</span> {isBlocked && <span>{t('issued.blocked')}</span>}
        </Text>
        <FileLink address={invoice.address}>{t('issued.open')}</FileLink>
        <CloseButton onClick={() => issueInvoice.noticed()} />
      </Notice>
    </Stack>
  );
});
