import { Printer } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import { Shortlist } from '../../../application/board/Shortlist';
import { OfferLists } from '../../../application/offers/list/OfferLists';
import { WholeLists } from '../../../application/offers/list/WholeLists';
import { BrowserWindow } from '../../../application/ports/BrowserWindow';
import { AskButton } from '../../conversations/ask/AskButton';
import { ListEnd } from '../../offers/list/ListEnd';
import { Button } from '../../shared/Button';
import { Icon } from '../../shared/icons/Icon';
import { RowSkeletons } from '../../shared/lists/Skeletons';
import { useMainName } from '../../shared/loading/useMainName';
import { Link } from '../../shared/navigation';
import { PageHead } from '../../shared/page/PageHead';
import { useTitle } from '../../shared/page/useTitle';
import { paths } from '../../shared/paths';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import page from '../BoardPage.module.css';
import { noteLines } from './noteLines';
import styles from './ShortlistPage.module.css';
import { ShortlistRow } from './ShortlistRow';

/** The liked offers as a sheet for the boss or the partner, ten on a page. The dealer can leave out some of them. */
export const ShortlistPage = observer(function ShortlistPage() {
  const { t } = useTexts(['boardShortlist', 'offers']);
  const list = useInjection(OfferLists).of('liked');
  const wholeLists = useInjection(WholeLists);
  const browserWindow = useInjection(BrowserWindow);
  const shortlist = useInjection(Shortlist);
  /** The boss may see the dealer's limits and notes, and a seller must not. */
  const [hasOwn, setOwn] = useState(false);
  useTitle(t('boardShortlist:title'));
  useMainName(t('boardShortlist:title'));
  useLayoutEffect(() => wholeLists.show('liked'), [wholeLists]);

  const ticked = list.ids.filter(hashId => shortlist.includes(hashId));
  const isKnown = list.lastFetchedAt !== null || list.ids.length > 0;
  const isAwaited = !isKnown && list.status.step === 'loading';
  return (
    <div className={`${page.page} ${styles.sheet}`} data-paper>
      <PageHead
        title={t('boardShortlist:title')}
        lead={isKnown ? t('boardShortlist:ticked', { count: ticked.length }) : null}
      >
        <Link to={paths.liked}>{t('offers:lists.liked')}</Link>
        <Button kind="primary" aria-disabled={ticked.length === 0} onClick={() => browserWindow.print()}>
          <Icon of={Printer} size={16} /> <span>{t('boardShortlist:print')}</span>
        </Button>
      </PageHead>
      <div className={styles.tools}>
        <label className={styles.own}>
          <input type="checkbox" checked={hasOwn} onChange={({ target }) => setOwn(target.checked)} />
          <span>{t('boardShortlist:own')}</span>
        </label>
        <AskButton hashIds={ticked} />
      </div>
      <ul className={styles.rows} aria-label={t('boardShortlist:title')}>
        {list.ids.map(hashId => (
          <ShortlistRow
            key={hashId}
            hashId={hashId}
            hasOwn={hasOwn}
            isTicked={shortlist.includes(hashId)}
            noteLines={noteLines(ticked.indexOf(hashId), ticked.length)}
            onTick={(ticked, isTicked) => shortlist.tick(ticked, isTicked)}
          />
        ))}
      </ul>
      {/* Two elements: a single one would be seen to move when the rows arrive above it. */}
      <div key={isAwaited ? 'awaited' : 'end'} className={styles.end}>
        {isAwaited ? <RowSkeletons /> : <ListEnd list={list} isDrawn />}
      </div>
    </div>
  );
});
