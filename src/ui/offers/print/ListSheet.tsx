import { observer } from 'mobx-react-lite';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { PrintSheet } from '../../shared/print/PrintSheet';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { OfferRows } from './OfferRows';

/** All loaded rows of the list on screen, in its order, with the columns of its table. */
export const ListSheet = observer(function ListSheet({ tab }: { readonly tab: OfferTab }) {
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  return (
    <PrintSheet
      isWide
      title={t(`lists.${tab}`)}
      rows={{ held: lists.idsOnScreen.length, total: lists.of(tab).totalCount }}
    >
      <OfferRows tab={tab} ids={lists.idsOnScreen} />
    </PrintSheet>
  );
});
