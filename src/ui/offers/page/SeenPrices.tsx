import { observer } from 'mobx-react-lite';
import { SeenStore } from '../../../application/offers/seen/SeenStore';
import type { HashId } from '../../../domain/offers/Offer';
import { Disclosure } from '../../shared/Disclosure';
import table from '../../shared/lists/NumberTable.module.css';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';

const prices = ['highestBid', 'buyNowPrice'] as const;

/** Highest bid and fixed price as this device saw them, the newest first. Empty until it has seen a change of one of them. */
export const SeenPrices = observer(function SeenPrices({ hashId }: { readonly hashId: HashId }) {
  const { t } = useTexts('offersDetails');
  const { money, moment, number } = useFormat();
  const seen = useInjection(SeenStore).seenOf(hashId);
  if (seen.length < 2 || !seen.some(look => prices.some(price => look[price] > 0))) return null;
  return (
    <Disclosure name={t('seen.title')} preference="seenPrices" role="region">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('seen.at')}</th>
            <th scope="col">{t('seen.highestBid')}</th>
            <th scope="col">{t('seen.buyNowPrice')}</th>
            <th scope="col">{t('seen.bids')}</th>
          </tr>
        </thead>
        <tbody>
          {[...seen].reverse().map(look => (
            <tr key={look.at}>
              <th scope="row">{moment(look.at)}</th>
              {prices.map(price => (
                <td key={price} translate="no">
                  {look[price] > 0 ? money(look[price]) : '–'}
                </td>
              ))}
              <td>{look.bidsCount === null ? '–' : number(look.bidsCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
});
