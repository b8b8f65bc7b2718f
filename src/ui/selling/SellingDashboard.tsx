import {
  ArrowRight,
  Bike,
  CircleCheck,
  FilePen,
  FilePlus,
  FileText,
  LayoutTemplate,
  TriangleAlert,
  UserPlus,
  Users,
} from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, useEffect, useState } from 'react';
import { Clock } from '../../application/ports/Clock';
import { IssuedInvoices } from '../../application/selling/invoices/IssuedInvoices';
import { Acquisitions } from '../../application/selling/margin/Acquisitions';
import { type SellingDraft, SellingOverview } from '../../application/selling/SellingOverview';
import { deviceToday } from '../../application/shared/deviceToday';
import {
  countOpenFindings,
  openFindings,
  registerRows,
  type RegisterSum,
  registerSums,
  registerTotal,
  wholeRegister,
} from '../../domain/selling/register/InvoiceRegister';
import { sellingStep } from '../../domain/selling/sellingStep';
import { monthOf } from '../../domain/shared/LocalDate';
import { kitClass } from '../kit/kitElement';
import { Card, Content, Grid, Page, Row, Stack } from '../kit/Layout';
import { Text } from '../kit/Text';
import { Icon } from '../shared/icons/Icon';
import { Link } from '../shared/navigation';
import { PageHead } from '../shared/page/PageHead';
import { useTitle } from '../shared/page/useTitle';
import { paths } from '../shared/paths';
import { useFormat } from '../shared/texts/useFormat';
import { useTexts } from '../shared/texts/useTexts';
import { useInjection } from '../shared/useInjection';
import { useRun } from '../shared/useRun';
import { AwaitedInvoices } from './invoices/AwaitedInvoices';
import { useAmount } from './invoices/form/useAmount';
import { LatestInvoices } from './invoices/LatestInvoices';
import { LazyWriteInvoice } from './invoices/lazyViews';
import { useTaxKindText } from './register/useRegisterWords';
import { SellingFailure } from './SellingFailure';
import * as page from './SellingPage.module.css';

const CREATE_CLIENT = paths.createClient;

const MOST_DRAFTS = 3;

const pathOf = (draft: SellingDraft): string =>
  draft.what === 'client' ? CREATE_CLIENT : paths.createInvoice(draft.client);

const tile = kitClass({ display: 'card', gap: 1, paddingBlock: 4, paddingInline: 5 });

const shortcuts = [
  { what: 'clients', to: paths.clients, icon: Users },
  { what: 'motorbikes', to: paths.vehicles, icon: Bike },
  { what: 'invoices', to: paths.issuedInvoices, icon: FileText },
  { what: 'templates', to: paths.invoiceTemplates, icon: LayoutTemplate },
] as const;

const steps = {
  addClient: { to: CREATE_CLIENT, icon: UserPlus },
  addMotorbike: { to: paths.vehicles, icon: Bike },
  invoice: { to: null, icon: FilePlus },
} as const;

/** The start page of the selling module: this month's invoices, drafts, and the next step. */
export const SellingDashboard = observer(function SellingDashboard() {
  const { t } = useTexts('selling');
  const { number } = useFormat();
  const amount = useAmount();
  const { named: invoices, taxMonth, monthBasis } = useInjection(IssuedInvoices);
  const clock = useInjection(Clock);
  const overview = useInjection(SellingOverview);
  const { counts, drafts, failure } = overview;
  const [isWriting, setWriting] = useState(false);
  useTitle(t('dashboard.title'));
  useEffect(() => {
    void overview.count();
    void overview.readDrafts();
  }, [overview]);
  useRun(IssuedInvoices);

  const known = { ...counts, invoices: invoices?.length };
  const textOf = (count: number | undefined) => (count === undefined ? '–' : number(count));
  const inMonth =
    invoices && registerRows(invoices, { ...wholeRegister, month: monthOf(deviceToday(clock)) }, taxMonth);
  const month = inMonth && registerTotal(inMonth);
  const monthTitle = t(`dashboard.month.${monthBasis}`);
  const step = sellingStep(counts);
  return (
    <Page>
      <PageHead title={t('dashboard.title')} lead={t('dashboard.welcome')} />
      <Content>
        {failure && (
          <SellingFailure title={t('dashboard.failed')} failure={failure} onTryAgain={() => void overview.count()} />
        )}
        <Grid gap={4} fit={320}>
          <Card as="section" gap={1.5} top padding={5} aria-label={monthTitle}>
            <Text as="h2" tone="secondary" size="body">
              {monthTitle}
            </Text>
            <Text as="p" size="figure" tabular breakWords>
              {month === null ? '–' : amount(month.gross)}
            </Text>
            <Text as="p" tone="secondary" goneEmpty>
              {month !== null && t('dashboard.monthCount', { count: month.count })}
            </Text>
            <MonthByTax sums={registerSums(inMonth ?? [], taxMonth)} />
          </Card>
          <Card as="section" gap={1.5} top padding={5} aria-label={t('dashboard.next')}>
            <Text as="h2" tone="secondary" size="body">
              {t('dashboard.next')}
            </Text>
            {drafts.slice(0, MOST_DRAFTS).map((draft, index) => (
              <Step
                key={pathOf(draft)}
                to={pathOf(draft)}
                icon={draft.what === 'client' ? UserPlus : FilePen}
                text={t(`dashboard.finish.${draft.what}`, { name: draft.name || '–' })}
                isFirst={index === 0}
              />
            ))}
            {step && (
              <Step
                {...steps[step]}
                text={t(`dashboard.steps.${step}`)}
                isFirst={drafts.length === 0}
                onPress={() => setWriting(true)}
              />
            )}
            {step !== 'addClient' && !drafts.some(({ what }) => what === 'client') && (
              <Step to={CREATE_CLIENT} icon={UserPlus} text={t('dashboard.newClient')} />
            )}
          </Card>
        </Grid>
        <Grid as="ul" gap={4} fit={200}>
          {shortcuts.map(({ what, to, icon }) => (
            <li key={what}>
              <Link to={to} className={`${tile} ${page.tile}`}>
                <Icon of={icon} size={20} className={page.icon} />
                <Text size="figure">{textOf(known[what])}</Text>
                <span>{t(`dashboard.${what}`)}</span>
              </Link>
            </li>
          ))}
        </Grid>
        <OpenFindings />
        {invoices ? <LatestInvoices invoices={invoices} /> : <AwaitedInvoices />}
      </Content>
      {isWriting && <LazyWriteInvoice onClose={() => setWriting(false)} />}
    </Page>
  );
});

interface StepProps {
  /** Null if the step opens no page. */
  readonly to: string | null;
  readonly icon: ComponentProps<typeof Icon>['of'];
  readonly text: string;
  readonly isFirst?: boolean;
  /** Does what a step without a page is for. */
  readonly onPress?: () => void;
}

function Step({ to, icon, text, isFirst = false, onPress }: StepProps) {
  const className = `${kitClass({ gap: 3 })} ${page.step} ${isFirst ? page.first : ''}`;
  const parts = (
    <>
      <Icon of={icon} size={20} />
      <Text grow minWidth={0}>
        {text}
      </Text>
      <Icon of={ArrowRight} size={18} />
    </>
  );
  return to === null ? (
    <button type="button" className={className} onClick={onPress}>
      {parts}
    </button>
  ) : (
    <Link to={to} className={className}>
      {parts}
    </Link>
  );
}

/** The gross sum of each kind of tax. */
function MonthByTax({ sums }: { readonly sums: readonly RegisterSum[] }) {
  const amount = useAmount();
  const taxKindText = useTaxKindText();
  if (sums.length === 0) return null;
  return (
    <Stack as="dl" gap={1}>
      {sums.map(({ taxKind, gross }) => (
        <Row key={taxKind} gap={4} align="baseline" justify="between">
          <Text as="dt" tone="secondary">
            {taxKindText(taxKind)}
          </Text>
          <Text as="dd" tabular translate="no">
            {amount(gross)}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

const placeOf = {
  unconfirmed: paths.issuedInvoices,
  doubleNumbers: paths.issuedInvoices,
  marginWarnings: paths.marginBook,
} as const;

/** What the dealer should look at among the issued invoices, each with its place. */
const OpenFindings = observer(function OpenFindings() {
  const { t } = useTexts('selling');
  const { named: invoices } = useInjection(IssuedInvoices);
  const { sales } = useInjection(Acquisitions);
  if (!invoices) return null;
  const counts = countOpenFindings(invoices, sales);
  const open = openFindings.filter(finding => counts[finding] > 0);
  return (
    <Card as="section" gap={1.5} top padding={5} aria-label={t('dashboard.open.title')}>
      <Text as="h2" tone="secondary" size="body">
        {t('dashboard.open.title')}
      </Text>
      {open.length === 0 && (
        <Row as="p" gap={2}>
          <Icon of={CircleCheck} size={16} /> <span>{t('dashboard.open.none')}</span>
        </Row>
      )}
      {open.map(finding => (
        <Row as="p" gap={2} key={finding}>
          <Icon of={TriangleAlert} size={16} />{' '}
          <Link to={placeOf[finding]}>{t(`dashboard.open.${finding}`, { count: counts[finding] })}</Link>
        </Row>
      ))}
    </Card>
  );
});
