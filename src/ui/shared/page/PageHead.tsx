import type { Ref } from 'react';
import { Box, Row } from '../../kit/Layout';
import { Text } from '../../kit/Text';
import type { Elements } from '../Elements';
import { noticePlace } from '../noticePlaces';
import { LiveText } from '../texts/LiveText';
import * as styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  /** The list that the page belongs to, in front of the title. */
  readonly crumb?: Elements;
  /** The title, if it can receive the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly canTakeFocus?: boolean;
  /**
   * How much the page lists, or what it is about. Its place is kept while it is null. A function if it may change many
   * times a second.
   */
  readonly lead?: string | null | (() => string);
  /** The buttons of the page say themselves what changes the lead. */
  readonly isLeadQuiet?: boolean;
  /** A notice covers the title alone. */
  readonly keepsLead?: boolean;
  /** What went wrong after a press of the page. It has a line of its own. */
  readonly notice?: Elements;
  /** The buttons of the page. */
  readonly children?: Elements;
}

/** The head of a page: the title, what belongs to it, and at the right the buttons. It stays in sight. */
export function PageHead({
  title,
  crumb,
  titleRef,
  canTakeFocus = titleRef !== undefined,
  lead,
  isLeadQuiet,
  keepsLead = false,
  notice,
  children,
}: PageHeadProps) {
  const place = { ref: noticePlace, 'data-notice-place': 'title' } as const;
  const heading = (
    <h1 ref={titleRef} tabIndex={canTakeFocus ? -1 : undefined} className={styles.title}>
      {title}
    </h1>
  );
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <div className={styles.about} {...(!keepsLead && place)}>
          {crumb && (
            <Text
              as="div"
              rigid
              tone="secondary"
              phone={{ size: 'small', lineHeight: 'caption' }}
              // A step back, on one line with the title.
              className={styles.crumb}
            >
              {crumb}
            </Text>
          )}
          {keepsLead ? (
            <div className={styles.covered} {...place}>
              {heading}
            </div>
          ) : (
            heading
          )}
          {typeof lead === 'function' && <LiveText className={styles.lead} aria-live="polite" text={lead} />}
          {typeof lead === 'string' || lead === null ? (
            <p className={styles.lead} aria-live={isLeadQuiet ? undefined : 'polite'}>
              {lead}
            </p>
          ) : null}
        </div>
        {children && (
          <Row gap={2} justify="end" wrap rigid maxWidth="all" atEnd className={styles.presses}>
            {children}
          </Row>
        )}
      </div>
      {notice && (
        <Box pageWidth paddingBottom={2} paddingInline="edge">
          {notice}
        </Box>
      )}
    </header>
  );
}
