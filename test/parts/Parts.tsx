import { Bell, Trash2 } from 'lucide';
import { observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Appearance } from '../../src/application/settings/Appearance';
import type { Failure } from '../../src/domain/shared/Failure';
import { Empty } from '../../src/ui/kit/Empty';
import { Fact, Facts } from '../../src/ui/kit/Facts';
import { Box, Card, Grid, Row, Stack, Toolbar } from '../../src/ui/kit/Layout';
import { SmallText, Text } from '../../src/ui/kit/Text';
import { ConfirmedWriteDialog } from '../../src/ui/selling/entries/ConfirmedWriteDialog';
import { LanguageSwitch, ThemeSwitch } from '../../src/ui/shared/appearance/AppearanceSwitches';
import { Badge } from '../../src/ui/shared/Badge';
import { Button } from '../../src/ui/shared/Button';
import { CloseButton } from '../../src/ui/shared/CloseButton';
import { DeleteDialog, Dialog, DialogButtons, LeaveDialog } from '../../src/ui/shared/dialogs/Dialog';
import { Disclosure } from '../../src/ui/shared/Disclosure';
import { FailureNotice } from '../../src/ui/shared/FailureNotice';
import { ConfirmToggle } from '../../src/ui/shared/fields/ConfirmToggle';
import { FieldGroup } from '../../src/ui/shared/fields/FieldGroup';
import * as groups from '../../src/ui/shared/fields/FieldGroup.module.css';
import { SearchSelectWaiting } from '../../src/ui/shared/fields/lazyViews';
import { MoneyButton } from '../../src/ui/shared/fields/MoneyButton';
import { NumberField } from '../../src/ui/shared/fields/NumberField';
import { SearchSelectField } from '../../src/ui/shared/fields/SearchSelectField';
import { SelectField } from '../../src/ui/shared/fields/SelectField';
import { SwitchField } from '../../src/ui/shared/fields/SwitchField';
import { TextField } from '../../src/ui/shared/fields/TextField';
import { FileLink } from '../../src/ui/shared/files/FileLink';
import { IconButton } from '../../src/ui/shared/IconButton';
import { Icon } from '../../src/ui/shared/icons/Icon';
import { type TableColumn, DataTable } from '../../src/ui/shared/lists/DataTable';
import { EndOfList, UnreadableRows } from '../../src/ui/shared/lists/EndOfList';
import { Lines } from '../../src/ui/shared/lists/Lines';
import { PageBar } from '../../src/ui/shared/lists/PageBar';
import {
  ConversationSkeletons,
  RowSkeletons,
  SettingsSkeleton,
  TileSkeletons,
} from '../../src/ui/shared/lists/Skeletons';
import { UpdateFailed } from '../../src/ui/shared/lists/UpdateFailed';
import { MissingNotice, NewVersion } from '../../src/ui/shared/loading/lazyView';
import { FactLines } from '../../src/ui/shared/offer/FactLines';
import { VehiclePhoto } from '../../src/ui/shared/offer/VehiclePhoto';
import { PageHead } from '../../src/ui/shared/page/PageHead';
import { DoneText } from '../../src/ui/shared/page/SettingsPage';
import { RelativeTime } from '../../src/ui/shared/texts/RelativeTime';
import { changeTextLanguage } from '../../src/ui/shared/texts/texts';
import { useTexts } from '../../src/ui/shared/texts/useTexts';
import { useInjection } from '../../src/ui/shared/useInjection';

const nothing = () => undefined;

/** All parts that screens share, in each of their states. */
export const Parts = observer(function Parts() {
  const appearance = useInjection(Appearance);
  const { theme, language } = appearance;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
    void changeTextLanguage(language);
  }, [theme, language]);
  return (
    <Stack as="main" gap={2}>
      <PageHead title="Shared parts">
        <ThemeSwitch />
        <LanguageSwitch onChoose={each => void appearance.chooseLanguage(each)} />
      </PageHead>
      <LayoutAndText />
      <Buttons />
      <Fields />
      <Dialogs />
      <Tables />
      <Lists />
      <Notices />
      <Further />
    </Stack>
  );
});

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={name} className={groups.group}>
      <Box as="h2" fullRow id={name}>
        {name}
      </Box>
      {children}
    </section>
  );
}

const sizes = ['caption', 'small', 'body', 'large', 'title', 'headline', 'figure'] as const;
const tones = ['primary', 'secondary', 'tertiary', 'error', 'success', 'warning'] as const;

const frames = ['warning', 'error', 'success', 'info', 'quiet'] as const;

function LayoutAndText() {
  return (
    <Part name="Layout and text">
      <Row gap={2} columnGap={4} align="baseline" wrap>
        {sizes.map(size => (
          <Text key={size} size={size}>
            {size}
          </Text>
        ))}
      </Row>
      <Row gap={2} justify="between" wrap>
        {tones.map(tone => (
          <Text key={tone} tone={tone} weight="medium">
            {tone}
          </Text>
        ))}
      </Row>
      <SmallText>SmallText</SmallText>
      {frames.map(frame => (
        <Row key={frame} gap={2} padding={2} frame={frame}>
          {frame}
        </Row>
      ))}
      <Grid gap={2} fit={200}>
        {['one', 'two', 'three'].map(name => (
          <Stack key={name} gap={1} padding={2}>
            <span>{name}</span>
            <Text tabular>1,234</Text>
          </Stack>
        ))}
      </Grid>
      <Row gap={4} phone={{ display: 'stack', gap: 1, align: 'start' }}>
        <span>a row</span> <Text phone={{ tone: 'secondary' }}>and lines on a phone</Text>
      </Row>
      <Toolbar fullRow>
        <Button>Toolbar</Button> <Text atEnd>12</Text>
      </Toolbar>
      <Toolbar fullRow foot>
        <Button>Toolbar below a list</Button>
      </Toolbar>
      <Card padding={4} gap={2}>
        <Text as="h3">Card</Text>
        <Facts gap={1}>
          <Fact name="Minimum bid" justify="between" weight="medium">
            12,500
          </Fact>
          <Fact name="Highest bid" above>
            12,000
          </Fact>
        </Facts>
      </Card>
      <FieldGroup title="FieldGroup" isSection>
        <TextField label="TextField" defaultValue="BMW" />
        <NumberField label="NumberField" value={12_500} onValue={nothing} wholeOnly="" suffix="€" />
        <SwitchField label="SwitchField" isOn onChange={nothing} />
      </FieldGroup>
      <Empty fullRow title="Empty" hint="What to do next.">
        <a href="#Tables">The way out</a>
      </Empty>
    </Part>
  );
}

const kinds = ['plain', 'primary', 'quiet', 'danger'] as const;

function Buttons() {
  const { t } = useTexts('shared');
  const [isOpen, setOpen] = useState(false);
  return (
    <Part name="Buttons">
      {kinds.map(kind => (
        <Row key={kind} gap={2} wrap>
          <Button kind={kind}>{t('tryAgain')}</Button>
          <Button kind={kind} busy>
            {t('tryAgain')}
          </Button>
          <Button kind={kind} aria-disabled>
            {t('tryAgain')}
          </Button>
        </Row>
      ))}
      <Row gap={2} wrap>
        <MoneyButton kind="primary">{t('tryAgain')}</MoneyButton>
        <ConfirmToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          {t('loadMore')}
        </ConfirmToggle>
      </Row>
      <Row gap={2} wrap>
        <IconButton name={t('tryAgain')} icon={<Icon of={Trash2} size={18} />} />
        <IconButton name={t('loading')} icon={<Icon of={Bell} size={18} />} badge="12" />
        <IconButton name={t('cancel')} icon={<Icon of={Trash2} size={18} />} disabled />
        <CloseButton />
        <Badge>7</Badge>
      </Row>
    </Part>
  );
}

const brands = ['BMW', 'Ducati', 'Honda'].map(text => ({ value: text, text }));

function Fields() {
  const { t } = useTexts(['shared', 'sharedFields']);
  const [value, setValue] = useState<number | null>(12_500);
  const [brand, setBrand] = useState('BMW');
  const [isOn, setOn] = useState(true);
  const choice = { value: brand, options: brands, onChoose: setBrand };
  return (
    <Part name="Fields">
      <TextField label="TextField" defaultValue="BMW R 1250 GS" />
      <TextField label="TextField, hint" hint={t('sharedFields:oneNumber')} suffix="km" placeholder="0" />
      <TextField label="TextField, error" error={t('sharedFields:oneNumber')} defaultValue="1 2" />
      <TextField label="TextField, off" disabled defaultValue="BMW" />
      <TextField label="TextField, read-only" readOnly defaultValue="BMW" />
      <NumberField
        label="NumberField"
        value={value}
        onValue={setValue}
        wholeOnly={t('sharedFields:oneNumber')}
        suffix="€"
      />
      <SelectField label="SelectField" {...choice} />
      <SelectField label="SelectField, error" {...choice} error={t('sharedFields:oneNumber')} />
      <SelectField label="SelectField, off" {...choice} disabled />
      <SearchSelectField label="SearchSelectField" none="–" {...choice} />
      <SearchSelectField
        label="SearchSelectField, error"
        none="–"
        {...choice}
        value=""
        error={t('sharedFields:oneNumber')}
      />
      <SearchSelectWaiting label="SearchSelectField, loading" none="–" {...choice} />
      <SwitchField label="SwitchField" isOn={isOn} onChange={setOn} />
    </Part>
  );
}

function Dialogs() {
  const { t } = useTexts('shared');
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <Part name="Dialogs">
      {['Dialog', 'DeleteDialog', 'ConfirmedWriteDialog', 'LeaveDialog'].map(name => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open === 'Dialog' && (
        <Dialog title={t('demoElsewhere.title')} onCancel={close}>
          <p>{t('demoElsewhere.lead')}</p>
          <DialogButtons>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button kind="primary">{t('demoElsewhere.continue')}</Button>
          </DialogButtons>
        </Dialog>
      )}
      {open === 'DeleteDialog' && (
        <DeleteDialog
          title={t('demoElsewhere.title')}
          action={t('demoElsewhere.continue')}
          onCancel={close}
          onDelete={close}
        >
          <p>{t('demoElsewhere.lead')}</p>
        </DeleteDialog>
      )}
      {open === 'ConfirmedWriteDialog' && (
        <ConfirmedWriteDialog
          write={{
            writing: { step: 'sending', isAnswerLost: true },
            isSending: true,
            cancel: close,
            confirm: () => Promise.resolve(),
          }}
          title={t('demoElsewhere.title')}
          question={t('demoElsewhere.lead')}
          action={t('demoElsewhere.continue')}
          kind="danger"
          outcomes={{ checking: t('loading'), unknown: '', failed: '' }}
        >
          <p>{t('demoElsewhere.title')}</p>
        </ConfirmedWriteDialog>
      )}
      {open === 'LeaveDialog' && <LeaveDialog texts="settings" onStay={close} onLeave={close} />}
    </Part>
  );
}

interface Row {
  readonly id: string;
  readonly brand: string;
  readonly price: number;
}

const rows: readonly Row[] = Array.from({ length: 7 }, (_, index) => ({
  id: `2026/${index + 1}`,
  brand: brands[index % 3]!.text,
  price: 9_900 + 250 * index,
}));

const columns: readonly TableColumn<Row>[] = [
  { name: 'No.', cell: ({ id }) => id, sortedBy: ({ id }) => id, kind: 'id', total: 'Sum' },
  { name: 'Brand', cell: ({ brand }) => <Lines of={[brand, 'R 1250 GS']} />, sortedBy: ({ brand }) => brand },
  { name: '€', cell: ({ price }) => price, sortedBy: ({ price }) => price, kind: 'number', total: 74_550 },
  { name: '', cell: () => <Button kind="quiet">…</Button>, kind: 'buttons' },
];

function Tables() {
  const table = { rows, keyOf: ({ id }: Row) => id, columns };
  return (
    <Part name="Tables">
      <Stack fullRow>
        <DataTable {...table} label="DataTable" isLabelShown perPage={4} rangeText={range => `${range.total}`} />
        <DataTable {...table} label="DataTable, busy" isLabelShown isBusy atMost={2} />
        <DataTable {...table} label="DataTable, wide" isLabelShown variant="wide" atMost={2} />
        <DataTable {...table} label="DataTable, plain" isLabelShown variant="plain" atMost={2} />
        <PageBar label="PageBar" page={6} totalPages={20} onPage={nothing} />
      </Stack>
    </Part>
  );
}

const offline: Failure = { reason: 'offline' };
const list = {
  hasMore: false,
  mayContinue: true,
  ids: observable.array([1]),
  count: 1,
  unreadable: 0,
  lastFetchedAt: 0,
};
const idle = { step: 'idle' } as const;

/** The end of a list in each of its states, and what is shown instead of its rows. */
const ends = {
  whole: { ...list, status: idle },
  'fewer rows than counted': { ...list, count: 9, status: idle },
  'more on a press': { ...list, hasMore: true, mayContinue: false, status: idle },
  'more is loading': { ...list, hasMore: true, status: { step: 'loading', what: 'more' } },
  failed: { ...list, ids: observable.array<number>(), status: { step: 'failed', what: 'first', failure: offline } },
  'more failed': { ...list, status: { step: 'failed', what: 'more', failure: offline } },
  'without rows': { ...list, ids: observable.array<number>(), status: idle },
  loading: { ...list, ids: observable.array<number>(), status: { step: 'loading', what: 'first' } },
} as const;

function Lists() {
  const { t } = useTexts('shared');
  const texts = { failed: t('partMissing'), failedMore: t('partMissing'), loading: t('loading'), end: t('toOffers') };
  return (
    <Part name="Lists">
      {Object.entries(ends).map(([state, each]) => (
        <Stack key={state} fullRow>
          <h3>EndOfList, {state}</h3>
          <EndOfList
            list={each}
            texts={texts}
            onRefresh={nothing}
            onMore={nothing}
            skeletons={<RowSkeletons />}
            empty={<p>{t('notFound')}</p>}
            className=""
          />
        </Stack>
      ))}
      <UpdateFailed failure={offline} onTryAgain={() => Promise.resolve()} />
      <UnreadableRows count={2} />
      {[ConversationSkeletons, SettingsSkeleton, TileSkeletons].map((Skeletons, index) => (
        <Stack key={index} fullRow>
          <Skeletons />
        </Stack>
      ))}
    </Part>
  );
}

const failures: readonly Failure[] = [
  offline,
  { reason: 'timedOut' },
  { reason: 'outdated' },
  { reason: 'unauthorized' },
  { reason: 'sessionNotRenewed' },
  { reason: 'changedSince' },
  { reason: 'sentElsewhere' },
  { reason: 'perhapsSentElsewhere' },
  { reason: 'refused', status: 422, message: null },
  { reason: 'refused', status: 422, message: 'Sold.' },
  { reason: 'notFound' },
  { reason: 'tooManyRequests', retryAfter: 20 },
  { reason: 'serverFailed', status: 503 },
  { reason: 'brokenContract', endpoint: 'GET /api/v2/offers', key: 'id' },
];

function Notices() {
  const { t } = useTexts('shared');
  return (
    <Part name="Notices">
      {failures.map((failure, index) => (
        <FailureNotice
          key={index}
          title={t('partMissing')}
          failure={failure}
          {...(index % 2 === 0 && { onTryAgain: nothing })}
        />
      ))}
      <MissingNotice isRemoved={false} isPlaced isTrying={false} onTryAgain={nothing} />
      <MissingNotice isRemoved={false} isPlaced isTrying onTryAgain={nothing} />
      <NewVersion isPlaced />
    </Part>
  );
}

function Further() {
  const { t } = useTexts('shared');
  return (
    <Part name="Further parts">
      <Disclosure name="Disclosure" preference="parts.disclosure" summary={<Badge>2</Badge>}>
        <p>{t('toOffers')}</p>
      </Disclosure>
      <FileLink address="https://files.example/1.pdf">FileLink</FileLink>
      <FileLink address="javascript:void 0" subject="FileLink">
        FileLink
      </FileLink>
      <p>
        <DoneText>DoneText</DoneText>
      </p>
      <p>
        RelativeTime <RelativeTime instant={0} />
      </p>
      <FactLines
        lines={[
          ['FactLines', 'R 1250 GS'],
          ['€', '9 900'],
        ]}
      />
      {(['Motorbike', 'Camper', 'AgriculturalMachine'] as const).map(type => (
        <VehiclePhoto key={type} address={null} type={type} />
      ))}
    </Part>
  );
}
