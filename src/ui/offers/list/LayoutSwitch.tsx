import { Columns3, Columns4, Expand, Table2 } from 'lucide';
import { observer } from 'mobx-react-lite';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Appearance, type Columns } from '../../../application/settings/Appearance';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import common from '../../shared/common.module.css';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { useScreenActions } from '../../shared/page/useScreenActions';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyListTable } from '../lazyViews';
import styles from './LayoutSwitch.module.css';

/** How a list shows its offers: as few or many tiles in a row, or as a table. */
export const LayoutSwitch = observer(function LayoutSwitch({ tab }: { readonly tab: OfferTab }) {
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const appearance = useInjection(Appearance);
  const { columns } = appearance;
  const isWide = appearance.isWide(tab);
  const isTable = appearance.layoutOf(tab) === 'table';
  const handleTiles = (chosen: Columns) => {
    appearance.chooseColumns(chosen);
    appearance.chooseLayout(tab, 'tiles');
  };
  useScreenActions(() => {
    if (lists.visible !== tab || lists.openOffer !== null) return {};
    return isTable
      ? { tiles: () => appearance.chooseLayout(tab, 'tiles') }
      : { table: () => appearance.chooseLayout(tab, 'table') };
  });
  return (
    <>
      <IconButton
        name={t('toolbar.wide')}
        icon={<Icon of={Expand} size={18} />}
        aria-pressed={isWide}
        className={styles.wide}
        onClick={() => appearance.chooseWidth(tab, !isWide)}
      />
      <span role="group" aria-label={t('toolbar.layout')} className={`${common.segments} ${styles.group}`}>
        <span className={styles.columns}>
          <IconButton
            name={t('toolbar.fewerColumns')}
            icon={<Icon of={Columns3} size={18} />}
            aria-pressed={!isTable && columns === 'less'}
            onClick={() => handleTiles('less')}
          />
          <IconButton
            name={t('toolbar.moreColumns')}
            icon={<Icon of={Columns4} size={18} />}
            aria-pressed={!isTable && columns === 'more'}
            onClick={() => handleTiles('more')}
          />
        </span>
        <IconButton
          name={t('toolbar.table')}
          icon={<Icon of={Table2} size={18} />}
          aria-pressed={isTable}
          onPointerEnter={LazyListTable.preload}
          onFocus={LazyListTable.preload}
          onClick={() => appearance.chooseLayout(tab, isTable ? 'tiles' : 'table')}
        />
      </span>
    </>
  );
});
