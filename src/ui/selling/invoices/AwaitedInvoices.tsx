import { observer } from 'mobx-react-lite';
import { IssuedInvoices } from '../../../application/selling/invoices/IssuedInvoices';
import { Button } from '../../shared/Button';
import * as common from '../../shared/common.module.css';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

/** Shown in place of the issued invoices until they are read, or if this device could not read them. */
export const AwaitedInvoices = observer(function AwaitedInvoices() {
  const { t } = useTexts(['selling', 'shared']);
  const issued = useInjection(IssuedInvoices);
  if (issued.status !== 'unreadable') return <RowSkeletons />;
  return (
    <div role="alert" className={common.empty}>
      <p>{t('selling:issued.unreadable')}</p>
      <Button onClick={() => void issued.read()}>{t('shared:tryAgain')}</Button>
    </div>
  );
});
