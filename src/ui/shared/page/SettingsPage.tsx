import { CircleCheck } from 'lucide';
import { Deployment } from '../../../application/ports/Deployment';
import type { Instant } from '../../../domain/shared/Instant';
import { kitClass } from '../../kit/kitElement';
import { Grid, Page } from '../../kit/Layout';
import { SmallText } from '../../kit/Text';
import type { Elements } from '../Elements';
import { Icon } from '../icons/Icon';
import { useMainName } from '../loading/useMainName';
import { localeOf, useFormat } from '../texts/useFormat';
import { useTexts } from '../texts/useTexts';
import { useInjection } from '../useInjection';
import { PageHead } from './PageHead';
import * as styles from './SettingsPage.module.css';
import { useTitle } from './useTitle';

/** The short name of the time zone at a moment, such as 'CET'. */
const zoneAt = (moment: Instant, language: string): string | undefined =>
  new Intl.DateTimeFormat(localeOf(language), { timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;

interface SettingsPageProps {
  readonly title: string;
  /** Stands at the right of the title. */
  readonly state?: Elements;
  readonly children: Elements;
}

export function SettingsPage({ title, state, children }: SettingsPageProps) {
  const { t, language } = useTexts('settings');
  const { moment } = useFormat();
  const { version, builtAt } = useInjection(Deployment).current;
  useTitle(title);
  useMainName(title);
  return (
    <Page>
      <PageHead title={title}>{state}</PageHead>
      <Grid gap={5} pageWidth paddingTop={6} paddingInline="edge" className={styles.content}>
        {children}
      </Grid>
      {/* For the support. The time is that of the source text. */}
      <SmallText pageWidth paddingBlock={4} paddingInline="edge">
        {t('version', { version, moment: moment(builtAt), zone: zoneAt(builtAt, language) })}
      </SmallText>
    </Page>
  );
}

/** Says that something is done. */
export const DoneText = ({ children }: { readonly children: string }) => (
  <>
    <Icon of={CircleCheck} size={18} className={kitClass({ tone: 'success' })} /> <span>{children}</span>
  </>
);
