import { MapPin } from 'lucide';
import { observer } from 'mobx-react-lite';
import {
  type FormEvent,
  Fragment,
  memo,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CountedRows } from '../../../application/offers/list/CountedRows';
import { type OfferList, OfferLists } from '../../../application/offers/list/OfferLists';
import { ArrangementStore } from '../../../application/search/ArrangementStore';
import { SessionStore } from '../../../application/session/SessionStore';
import { TRADING_SETTINGS } from '../../../domain/book/BookRecord';
import { type BrowseFilters, noFilters } from '../../../domain/offers/list/BrowseFilters';
import { type BrowseQuestion, fromFirstPage } from '../../../domain/offers/list/BrowseQuestion';
import { filterAdvice } from '../../../domain/offers/list/filterAdvice';
import { filterFields, type FilterName, filterNames, filtersAbout } from '../../../domain/offers/list/FilterFields';
import { activeRefinements, noRefinements, type Refinements } from '../../../domain/offers/list/Refinements';
import { filtersAround, ownArea, ownCountry } from '../../../domain/search/OwnArea';
import { kitClass } from '../../kit/kitElement';
import { Column, Grid, Row, Stack } from '../../kit/Layout';
import { PanelHead } from '../../kit/PanelHead';
import { Text } from '../../kit/Text';
import { SavedSearches } from '../../search/SavedSearches';
import { Button } from '../../shared/Button';
import { ModalDialog } from '../../shared/dialogs/ModalDialog';
import { Icon } from '../../shared/icons/Icon';
import { useKeys } from '../../shared/input/useKeys';
import { useBook } from '../../shared/page/useBook';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { RefineFields } from '../find/RefineFields';
import { useAskArrangement } from '../find/useAskArrangement';
import * as styles from './FilterDrawer.module.css';
import { FilterField, type FilterFieldProps } from './FilterField';
import { useAskBrowse } from './useAskBrowse';
import { useKeptTypedFilters, useTypedFilters } from './useTypedFilters';

interface FilterDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The filters, which the server answers, and below them what narrows the loaded offers. Both apply at once. */
export const FilterDrawer = observer(function FilterDrawer({ open, onClose }: FilterDrawerProps) {
  const { t } = useTexts(['offers', 'offersFilters', 'offersFinding']);
  const lists = useInjection(OfferLists);
  const list = lists.of('browse');
  const askBrowse = useAskBrowse();
  const ask = useCallback(
    (changes: Partial<BrowseQuestion>) => askBrowse(fromFirstPage(list.question, changes)),
    [askBrowse, list],
  );
  const onAsk = (changed: BrowseFilters) => ask({ filters: changed });
  const { typed, filters, type, apply, take } = useTypedFilters(list.question, onAsk, open);
  useKeptTypedFilters(list.question, open ? typed : null);
  const askArrangement = useAskArrangement(list);
  const { refinements } = list.question;
  const { dealer } = useInjection(SessionStore);
  const setCountry = useBook().get('settings', TRADING_SETTINGS)?.sellerCountry;
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  // `showModal()` makes the rest of the page inert, which is slow. The deferred value lets the drawer appear first.
  const isReady = useDeferredValue(open, false);
  const isModal = open && isReady;
  const [isSeen, setSeen] = useState(false);
  if (isModal && !isSeen) setSeen(true);

  // By default `showModal()` focuses the first control, which is the close button.
  useLayoutEffect(() => {
    if (isModal) form.current?.querySelector('select')?.focus();
  }, [isModal]);

  // Before `showModal()`, the dialog does not hear Escape.
  useKeys(open && !isModal ? { escape: onClose } : {}, 'dialog');

  const handleRefinements = useCallback(
    (refinements: Refinements) => {
      // Another question would drop what is typed.
      const waiting = take();
      if (waiting === null) askArrangement({ refinements });
      else ask({ filters: waiting, refinements });
    },
    [take, askArrangement, ask],
  );

  const handleClear = () => {
    take();
    ask({ filters: noFilters, refinements: noRefinements });
  };

  const handleClose = () => {
    if (typed !== null) apply(() => typed);
    onClose();
  };

  const handleSaved = (searchId: string) => {
    take();
    ask({ filters, searchId });
    onClose();
  };

  // The link opens another question, so what was typed for this one does not apply.
  const handleOpen = () => {
    take();
    onClose();
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleClose();
  };

  return (
    <ModalDialog
      open={isModal}
      labelledBy={titleId}
      onCancel={handleClose}
      onClickOutside={handleClose}
      className={`${styles.drawer} ${open ? styles.shown : ''}`}
    >
      <PanelHead title={t('offersFilters:title')} titleId={titleId} paddingLeft={6} onClose={handleClose} />
      <Column
        as="form"
        ref={form}
        minHeight={0}
        paddingTop={6}
        paddingInline={6}
        className={styles.form}
        onSubmit={handleSubmit}
      >
        <FilterFields
          isSeen={isSeen}
          filters={filters}
          countries={lists.countriesOf('browse')}
          ownCountry={dealer && ownCountry(dealer, setCountry)}
          onType={type}
          onChoose={apply}
        />
        <Stack as="section" gap={3} paddingTop={4} paddingBottom={6} lineAbove aria-labelledby={`${titleId}-loaded`}>
          <Text as="h3" size="body" id={`${titleId}-loaded`}>
            {t('offersFinding:inLoaded')}
          </Text>
          {isSeen && <RefineFields refinements={refinements} onChange={handleRefinements} />}
        </Stack>
        <SavedSearches question={fromFirstPage(list.question, { filters })} onSaved={handleSaved} onOpen={handleOpen} />
        <Row gap={2} justify="between" paddingBlock={3} paddingInline={6} lineAbove className={styles.foot}>
          <Button onClick={handleClear}>{t('offers:filters.clear')}</Button>
          <Button type="submit" kind="primary">
            {isModal && typed === null ? <ShowText list={list} /> : <span>{t('offersFilters:show')}</span>}
          </Button>
        </Row>
      </Column>
    </ModalDialog>
  );
});

/** How many offers the list shows. Without a number until they are counted. */
const ShowText = observer(function ShowText({ list }: { readonly list: OfferList }) {
  const { t } = useTexts(['offersFilters', 'offersFinding']);
  if (list.isUnanswered || list.lastFetchedAt === null) return <span>{t('offersFilters:show')}</span>;
  if (activeRefinements(list.question.refinements).length > 0) return <ShowFittingText list={list} />;
  return <span>{t('offersFinding:show', { count: list.count })}</span>;
});

/** The list on the page counts them: to count here would take a long task with thousands of loaded offers. */
const ShowFittingText = observer(function ShowFittingText({ list }: { readonly list: OfferList }) {
  const { t } = useTexts(['offersFilters', 'offersFinding']);
  const arrangements = useInjection(ArrangementStore);
  const count = arrangements.isCurrent(list) ? arrangements.of(list.tab)!.ids.length : null;
  const rows = useInjection(CountedRows);
  if (count === null) return <span>{t('offersFilters:show')}</span>;
  return <span>{t(rows.mayLackFitting(list) ? 'offersFinding:showAtLeast' : 'offersFinding:show', { count })}</span>;
});

/** Used if the server does not list the countries that have offers. */
const usualCountries = ['DE', 'PL', 'AT', 'IT', 'NL'];

/** Of the filters of motorbikes, the brand is also there before a type is chosen. */
function fieldNames(type: BrowseFilters['vehicleType']): readonly FilterName[] {
  const isShown = (name: FilterName) =>
    filterFields[name].about === 'vehicle' || type === 'Motorbike' || (type === null && name === 'brandId');
  const place = filtersAbout('place');
  return [...place, ...filterNames.filter(name => !place.includes(name) && isShown(name))];
}

/** Proposes the surroundings of the dealer's address. Empty if it is not known. */
const AroundDealer = observer(function AroundDealer({ onChoose }: Pick<FilterFieldProps, 'onChoose'>) {
  const { t } = useTexts('offersFilters');
  const { dealer } = useInjection(SessionStore);
  const country = useBook().get('settings', TRADING_SETTINGS)?.sellerCountry;
  const area = dealer && ownArea(dealer, country);
  if (!area) return null;
  return (
    <Button
      className={`${kitClass({ fullRow: true, justifySelf: 'start' })} ${styles.around}`}
      onClick={() => onChoose(filters => filtersAround(filters, area))}
    >
      <Icon of={MapPin} size={16} />
      <span>{t('around', { place: `${area.zipCode} ${dealer.place}`.trim() })}</span>
    </Button>
  );
});

interface FilterFieldsProps extends Pick<FilterFieldProps, 'countries' | 'ownCountry' | 'onType' | 'onChoose'> {
  readonly filters: BrowseFilters;
  readonly isSeen: boolean;
}

const FilterFields = memo(function FilterFields({ filters, isSeen, countries, ...rest }: FilterFieldsProps) {
  const { t } = useTexts('offersFilters');
  const names = fieldNames(filters.vehicleType);
  const advice = filterAdvice(filters);
  return (
    <Grid gap={3} columns={2} paddingBottom={6} className={styles.fields}>
      {names.map(name => (
        <Fragment key={name}>
          <FilterField
            name={name}
            value={filters[name]}
            advice={advice[name]}
            // The others do not render again when the drawer opens.
            isSeen={isSeen || name !== 'brandId'}
            countries={countries.length > 0 ? countries : usualCountries}
            {...rest}
          />
          {name === 'countryCode' && <AroundDealer onChoose={rest.onChoose} />}
        </Fragment>
      ))}
      <p className="visually-hidden" role="status">
        {names
          .flatMap(name => advice[name] ?? [])
          .map(each => t(`hints.${each}`))
          .join(' ')}
      </p>
    </Grid>
  );
});
