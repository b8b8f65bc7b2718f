import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { Raises } from '../../../application/bidding/raise/Raises';
import { OfferRegistry } from '../../../application/offers/OfferRegistry';
import { SessionStore } from '../../../application/session/SessionStore';
import { isFinished, type RaiseList, raisesToSend, raiseTotal } from '../../../domain/bidding/RaiseList';
import { offerName } from '../../../domain/offers/Offer';
import type { Money } from '../../../domain/shared/Money';
import { kitClass } from '../../kit/kitElement';
import { Box, Row, Stack } from '../../kit/Layout';
import { PanelHead } from '../../kit/PanelHead';
import { SmallText } from '../../kit/Text';
import { MoneyButton, MoneyForm } from '../../shared/fields/MoneyButton';
import { onEscape } from '../../shared/input/useKeys';
import { useFormat } from '../../shared/texts/useFormat';
import { useTexts } from '../../shared/texts/useTexts';
import { useInjection } from '../../shared/useInjection';
import { ExposureAfterBid } from '../limits/ExposureMeter';
import { RaiseItem } from './RaiseItem';
import * as styles from './RaisePanel.module.css';

/**
 * Reviews several bids and places them by one press. It is beside the list, which stays usable. No further bid is
 * sent after the dealer leaves it.
 */
export const RaisePanel = observer(function RaisePanel({ onClosed }: { readonly onClosed: () => void }) {
  const { list } = useInjection(Raises);
  return list && <OpenPanel list={list} onClosed={onClosed} />;
});

interface OpenPanelProps {
  readonly list: RaiseList;
  readonly onClosed: () => void;
}

const OpenPanel = observer(function OpenPanel({ list, onClosed }: OpenPanelProps) {
  const { t } = useTexts(['biddingBets', 'bidding']);
  const { money } = useFormat();
  const raises = useInjection(Raises);
  const { testAccess } = useInjection(SessionStore);
  const panel = useRef<HTMLElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const panelId = useId();
  const saidId = useId();
  const registry = useInjection(OfferRegistry);
  const toSend = raisesToSend(list);
  const count = toSend.length;
  const bids = toSend.flatMap(({ hashId, amount }) => {
    const offer = registry.get(hashId);
    return offer ? [{ offer, amount }] : [];
  });
  const isReview = list.phase === 'review';
  const totalIds = `${saidId}-total ${saidId}-exposure`;
  const isChecking = toSend.some(({ hashId }) => registry.isPriceOld(hashId));

  const saidOf = () => {
    if (!isFinished(list)) return '';
    const others = list.raises.filter(({ state }) => state.kind !== 'placed');
    const names = others.map(({ hashId }) => {
      const offer = registry.get(hashId);
      return offer ? offerName(offer) : hashId;
    });
    const total = list.raises.reduce((sum, { amount }) => sum + amount, 0) as Money;
    const counted = { count: list.raises.length, placed: list.raises.length - others.length };
    return others.length === 0
      ? t('biddingBets:raises.allPlaced', { ...counted, total: money(total) })
      : t('biddingBets:raises.somePlaced', { ...counted, names: names.join(', ') });
  };

  /** What names the results is read when the focus comes to them. As a region, it would be read twice. */
  const said = saidOf();
  const [shown, setShown] = useState({ said, isName: said !== '' });
  if (shown.said !== said) {
    const area = document.getElementById(panelId);
    setShown({ said, isName: said !== '' && area?.contains(document.activeElement) === true });
  }

  // Also when the next list takes the place of a finished one.
  useEffect(() => panel.current?.focus(), [isReview]);
  useEffect(() => {
    if (shown.isName && panel.current?.contains(document.activeElement)) results.current?.focus();
  }, [shown]);

  const handleClose = () => {
    raises.close();
    onClosed();
  };
  const handlePlace = () => {
    raises.place();
    // The button is replaced by the results.
    panel.current?.focus();
  };

  return (
    <section
      ref={panel}
      id={panelId}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={isReview ? totalIds : undefined}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={onEscape(handleClose)}
    >
      <PanelHead title={t('biddingBets:raises.title')} titleId={titleId} onClose={handleClose} />
      <p id={saidId} className="visually-hidden" role={shown.isName ? undefined : 'status'}>
        {said}
      </p>
      <MoneyForm className={kitClass({ display: 'column', minHeight: 0, scrolls: true })}>
        <div
          ref={results}
          tabIndex={-1}
          className={styles.list}
          {...(shown.isName && {
            role: 'group',
            'aria-labelledby': saidId,
            // The focus is here, and a screen reader reads no list in it.
            'aria-describedby': list.raises.map(({ hashId }) => `${saidId}-${hashId}`).join(' '),
          })}
        >
          <Box as="ul" divided>
            {list.raises.map(raise => (
              <RaiseItem key={raise.hashId} raise={raise} isReview={isReview} saidId={`${saidId}-${raise.hashId}`} />
            ))}
          </Box>
        </div>
        <Stack as="footer" gap={2} rigid goneEmpty paddingBlock={3} paddingInline={4} lineAbove ground="elevated">
          {isReview && (
            <>
              <Row as="p" align="stretch" justify="between" tabular>
                <span>{t('biddingBets:raises.total')}</span> <strong>{money(raiseTotal(list))}</strong>
              </Row>
              <p id={`${saidId}-total`} hidden>
                {`${t('biddingBets:raises.total')}: ${money(raiseTotal(list))}.`}
              </p>
              <div id={`${saidId}-exposure`}>
                <ExposureAfterBid bids={bids} />
              </div>
              <SmallText id={`${saidId}-binding`}>
                {t(testAccess ? 'bidding:testAccess' : 'biddingBets:raises.binding')}
              </SmallText>
              <MoneyButton
                kind="primary"
                disabled={testAccess}
                aria-disabled={count === 0 || isChecking}
                aria-describedby={`${totalIds} ${saidId}-binding`}
                className={kitClass({ justifySelf: 'end' })}
                onClick={handlePlace}
              >
                {isChecking ? t('bidding:checkingPrice') : t('biddingBets:raises.place', { count })}
              </MoneyButton>
            </>
          )}
          {!isReview && count > 0 && <SmallText>{t('biddingBets:raises.closeStops')}</SmallText>}
        </Stack>
      </MoneyForm>
    </section>
  );
});
