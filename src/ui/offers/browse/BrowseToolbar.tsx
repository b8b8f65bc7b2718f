import { EyeOff, Heart, RefreshCw, SlidersHorizontal, Zap } from 'lucide';
import { observer } from 'mobx-react-lite';
import { HiddenOffers } from '../../../application/offers/hidden/HiddenOffers';
import { LoadOffers } from '../../../application/offers/list/LoadOffers';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import { OwnLikes } from '../../../application/offers/OwnLikes';
import { Appearance } from '../../../application/settings/Appearance';
import { FirstScreen } from '../../../application/start/FirstScreen';
import { activeFilterCount, type BrowseFilters, chooseVehicleType } from '../../../domain/offers/list/BrowseFilters';
import { fromFirstPage, isAsListed, type Paging } from '../../../domain/offers/list/BrowseQuestion';
import { activeRefinements } from '../../../domain/offers/list/Refinements';
import { vehicleTypes } from '../../../domain/offers/vehicle/VehicleType';
import { toolbarBadge } from '../../../domain/shared/CountBadge';
import { Badge } from '../../shared/Badge';
import { Button } from '../../shared/Button';
import { IconButton } from '../../shared/IconButton';
import { Icon } from '../../shared/icons/Icon';
import { moveByArrow, showWhole } from '../../shared/input/moveByArrow';
import { useKeys } from '../../shared/input/useKeys';
import { useListCount } from '../../shared/lists/useListCount';
import { useNavigation } from '../../shared/navigation';
import { noticePlace } from '../../shared/noticePlaces';
import { useScreenActions } from '../../shared/page/useScreenActions';
import { paths } from '../../shared/paths';
import { Segment, Segments } from '../../shared/Segments';
import { LiveText } from '../../shared/texts/LiveText';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { LazyFindBar, LazyNewOffersPill, LazyReturnedPill, LazySortField, preloadFilters } from '../lazyViews';
import { LayoutSwitch, ViewChoice } from '../list/LayoutSwitch';
import { OffersNotUpdated } from '../list/ListEnd';
import * as styles from './BrowseToolbar.module.css';
import { useAskBrowse } from './useAskBrowse';

interface BrowseToolbarProps {
  readonly list: OfferList;
  readonly isListening: boolean;
  readonly onFilter: () => void;
}

export const BrowseToolbar = observer(function BrowseToolbar({ list, isListening, onFilter }: BrowseToolbarProps) {
  const { t } = useTexts('offers');
  const listCount = useListCount();
  const ask = useAskBrowse();
  const lists = useInjection(OfferLists);
  const loadOffers = useInjection(LoadOffers);
  const appearance = useInjection(Appearance);
  const hiddenOffers = useInjection(HiddenOffers);
  const { isDone: isFirstScreenDone } = useInjection(FirstScreen);

  const { question } = list;
  const { filters, buyNowOnly, paging, refinements, searchId } = question;
  // The drawer has both.
  const filterCount = activeFilterCount(filters) + activeRefinements(refinements).length;
  const hiddenCount = hiddenOffers.countIn(list);
  const isRefreshing = list.status.step === 'loading' && list.status.what === 'first';

  const handleRefresh = () => {
    if (question.page > 1) ask({ ...question, page: 1 });
    else void loadOffers.refresh('browse');
  };

  const handleIntent = () => preloadFilters(filters.vehicleType);
  const handleFilters = (chosen: BrowseFilters) => ask(fromFirstPage(question, { filters: chosen }));
  const handleBuyNowOnly = () => ask(fromFirstPage(question, { buyNowOnly: !buyNowOnly }));

  // The paging mode is a stored preference, so a change replaces the history entry.
  const handlePaging = (chosen: Paging) => {
    appearance.choosePaging(chosen, paging);
    ask({ ...question, page: 1, paging: chosen }, { replace: true });
  };

  const counted = () => (list.lastFetchedAt === null ? '' : listCount(list, t('count', { count: list.count })));

  useKeys({
    search: event => {
      if (!isListening) return false;
      event.preventDefault();
      return onFilter();
    },
  });

  useScreenActions(() =>
    isListening && lists.openOffer === null
      ? { filters: onFilter, refresh: handleRefresh, buyNowOnly: handleBuyNowOnly }
      : {},
  );

  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('toolbar.label')}
      // The Tab key reaches each control too, as in every other bar of the app.
      onKeyDown={event => moveByArrow(event, 'button:enabled')}
    >
      <div className={styles.types}>
        {vehicleTypes.map(type => (
          <button
            key={type}
            type="button"
            className={styles.type}
            aria-pressed={filters.vehicleType === type}
            onClick={() => ask(fromFirstPage(question, { filters: chooseVehicleType(filters, type) }))}
          >
            {t(`types.${type}`)}
          </button>
        ))}
      </div>
      <Button
        className={styles.filter}
        aria-description={filterCount > 0 ? t('toolbar.filtersActive', { count: filterCount }) : undefined}
        onPointerEnter={handleIntent}
        onFocus={handleIntent}
        onClick={onFilter}
      >
        <Icon of={SlidersHorizontal} size={18} /> <span>{t('toolbar.filters')}</span>{' '}
        {filterCount > 0 && <Badge>{filterCount}</Badge>}
      </Button>
      <div className={styles.line}>
        <div className={styles.count}>
          {isFirstScreenDone && (
            <>
              <LazyNewOffersPill list={list} onFirstPage={() => ask({ ...question, page: 1 })} />
              <LazyReturnedPill list={list} />
            </>
          )}
          <OffersNotUpdated list={list} />
          {/* The page has no title in sight. */}
          <div ref={isListening ? noticePlace : undefined} data-notice-place="title" className={styles.counted}>
            <LiveText role="status" text={counted} />
            {hiddenCount > 0 && <p>{t('hidden.count', { count: hiddenCount })}</p>}
          </div>
        </div>
        <div className={styles.strip} onFocus={showWhole}>
          <div className={styles.sort}>{isFirstScreenDone && <LazySortField list={list} />}</div>
          <div className={styles.tools}>
            <span className={styles.choose}>
              <IconButton
                name={t('toolbar.buyNowOnly')}
                icon={<Icon of={Zap} size={16} />}
                word={t('toolbar.buyNowShort')}
                aria-pressed={buyNowOnly}
                onClick={handleBuyNowOnly}
              />
              <LikedButton />
              {hiddenCount > 0 && (
                <IconButton
                  name={t('hidden.show', { count: hiddenCount })}
                  icon={<Icon of={EyeOff} size={18} />}
                  aria-pressed={hiddenOffers.isShowing}
                  onClick={() => hiddenOffers.toggle()}
                />
              )}
            </span>
            <LayoutSwitch tab="browse">
              <ViewChoice text={t('view.paging')} isPlain>
                <Segments label={t('pages.label')}>
                  <Segment
                    name={t('toolbar.infinite')}
                    word={t('view.infinite')}
                    isPressed={paging === 'infinite'}
                    onClick={() => handlePaging('infinite')}
                  />
                  <Segment
                    name={t('toolbar.pages')}
                    word={t('view.pages')}
                    isPressed={paging === 'paginated'}
                    onClick={() => handlePaging('paginated')}
                  />
                </Segments>
              </ViewChoice>
            </LayoutSwitch>
            <IconButton
              name={t('toolbar.refresh')}
              icon={<Icon of={RefreshCw} size={18} className={isRefreshing ? styles.turning : undefined} />}
              aria-busy={isRefreshing}
              onClick={handleRefresh}
            />
          </div>
        </div>
      </div>
      <div
        className={styles.state}
        data-chips={filterCount > 0}
        data-caption={!isAsListed(question)}
        data-search={searchId !== ''}
      >
        {isFirstScreenDone && <LazyFindBar list={list} onFilters={handleFilters} onSaveAsNew={onFilter} />}
      </div>
    </div>
  );
});

const LikedButton = observer(function LikedButton() {
  const { t } = useTexts('offers');
  const likes = useInjection(OwnLikes);
  const { navigate } = useNavigation();
  const counted = likes.count === null ? undefined : t('count', { count: likes.count });
  return (
    <IconButton
      name={t('toolbar.liked')}
      tooltip={counted && `${t('toolbar.liked')}: ${counted}`}
      icon={<Icon of={Heart} size={18} />}
      word={t('toolbar.liked')}
      className={styles.liked}
      badge={toolbarBadge(likes.count ?? 0)}
      aria-description={counted}
      onClick={() => void navigate(paths.liked)}
    />
  );
});
