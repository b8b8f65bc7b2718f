import { observer } from 'mobx-react-lite';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { Appearance, type Columns } from '../../../application/settings/Appearance';
import type { OfferTab } from '../../../domain/offers/list/OfferTab';
import { DropDown } from '../../shared/DropDown';
import type { Elements } from '../../shared/Elements';
import { useScreenActions } from '../../shared/page/useScreenActions';
import { Segment, Segments } from '../../shared/Segments';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyOfferTable } from '../lazyViews';
import * as styles from './LayoutSwitch.module.css';

interface LayoutSwitchProps {
  readonly tab: OfferTab;
  /** Further choices of the menu. */
  readonly children?: Elements;
}

/** How a list shows its offers: as tiles or as a table, and in a menu how many tiles are in a row. */
export const LayoutSwitch = observer(function LayoutSwitch({ tab, children }: LayoutSwitchProps) {
  const { t } = useTexts('offers');
  const lists = useInjection(OfferLists);
  const appearance = useInjection(Appearance);
  const { columns } = appearance;
  const isWide = appearance.isWide(tab);
  const isTable = appearance.layoutOf(tab) === 'table';
  const handleColumns = (chosen: Columns) => {
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
      <Segments label={t('toolbar.layout')}>
        <Segment name={t('toolbar.tiles')} isPressed={!isTable} onClick={() => appearance.chooseLayout(tab, 'tiles')} />
        <Segment
          name={t('toolbar.table')}
          isPressed={isTable}
          onPointerEnter={LazyOfferTable.preload}
          onFocus={LazyOfferTable.preload}
          onClick={() => appearance.chooseLayout(tab, isTable ? 'tiles' : 'table')}
        />
      </Segments>
      <span className={styles.view} data-only-columns={!children}>
        <ViewMenu>
          {children}
          <ViewChoice text={t('view.columns')} className={styles.columns}>
            <Segments label={t('view.columns')}>
              <Segment
                name={t('toolbar.fewerColumns')}
                word={t('view.fewer')}
                isPressed={!isTable && columns === 'less'}
                onClick={() => handleColumns('less')}
              />
              <Segment
                name={t('toolbar.moreColumns')}
                word={t('view.more')}
                isPressed={!isTable && columns === 'more'}
                onClick={() => handleColumns('more')}
              />
            </Segments>
          </ViewChoice>
          <ViewChoice text={t('view.width')} isPlain className={styles.wide}>
            <Segments>
              <Segment
                name={t('toolbar.wide')}
                word={t('view.whole')}
                isPressed={isWide}
                onClick={() => appearance.chooseWidth(tab, !isWide)}
              />
            </Segments>
          </ViewChoice>
        </ViewMenu>
      </span>
    </>
  );
});

/** How a list is shown, below a button of its toolbar. In a wide window, it is in the toolbar itself. */
export function ViewMenu({ children }: { readonly children: Elements }) {
  const { t } = useTexts('offers');
  return (
    <DropDown word={t('view.title')} className={styles.menu}>
      {children}
    </DropDown>
  );
}

interface ViewChoiceProps {
  /** In words beside it, which are not a part of its accessible name. */
  readonly text: string;
  /** The buttons say it too, so that the toolbar of a wide window does without. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
  readonly children: Elements;
}

/** A line of the menu. */
export function ViewChoice({ text, isPlain, className, children }: ViewChoiceProps) {
  return (
    <div className={[styles.choice, className].filter(Boolean).join(' ')} data-plain={isPlain}>
      <span aria-hidden className={styles.text}>
        {text}
      </span>
      {children}
    </div>
  );
}
