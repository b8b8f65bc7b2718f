/** @jest-environment jsdom */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Language, languages } from '../../../../src/domain/shared/Language';
import type { LocalDate } from '../../../../src/domain/shared/LocalDate';
import { RasterMap } from '../../../../src/ui/maps/RasterMap';
import { PhotoViewer } from '../../../../src/ui/offers/page/gallery/PhotoViewer';
import { DateField } from '../../../../src/ui/selling/invoices/DateField';
import { SearchSelectField } from '../../../../src/ui/shared/fields/SearchSelectField';
import { renderView } from '../../support/renderView';

const ATTRIBUTES = ['title', 'alt', 'placeholder', 'aria-label', 'aria-roledescription', 'aria-valuetext'];

/** What a view of a library contains in words. The words of the app are given to it as numbers, or are hidden. */
function wordsOnPage(): ReadonlySet<string> {
  const texts = [...document.body.querySelectorAll(':not([hidden], .visually-hidden)')].flatMap(element => [
    ...[...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
    ...ATTRIBUTES.map(name => element.getAttribute(name) ?? ''),
  ]);
  return new Set(texts.flatMap(text => text.match(/\p{L}{2,}/gu) ?? []));
}

/** Abbreviated weekdays. */
const sameInEnglish: Readonly<Partial<Record<Language, readonly string[]>>> = { de: ['Mo', 'Fr', 'Sa'] };

const today = '2026-03-12' as LocalDate;

const views: Readonly<Record<string, ReactNode>> = {
  PhotoSwipe: (
    <PhotoViewer
      index={0}
      photos={[1, 2, 3].map(id => ({ id, address: `/${id}.jpg`, thumbnail: `/${id}.jpg`, size: null }))}
    />
  ),
  leaflet: (
    <RasterMap
      position={{ latitude: 52, longitude: 13, exact: true }}
      server={{ tileUrl: '/1.png', attribution: '1' }}
      label="1"
      isShown
      onAnswer={() => {}}
    />
  ),
  'the list of antd': (
    <SearchSelectField label="1" none="2" value="3" options={[{ value: '3', text: '4' }]} onChoose={() => {}} />
  ),
  'the calendar of antd': (
    <DateField
      label="1"
      value={today}
      today={today}
      years={{ first: 2020, last: 2030 }}
      error={null}
      onChange={() => {}}
    />
  ),
};

/** The words that are on the page while the view is open. */
async function wordsIn(language: Language, view: ReactNode): Promise<ReadonlySet<string>> {
  await renderView(view, undefined, language);
  const field = screen.queryByRole('combobox') ?? screen.queryByRole('textbox');
  if (field) await userEvent.click(field);
  return wordsOnPage();
}

/** The viewer closes with an animation, and no other one opens meanwhile. */
async function closed(): Promise<void> {
  cleanup();
  await waitFor(() => expect(document.querySelector('.pswp')).toBeNull(), { timeout: 3000 });
}

afterEach(closed);

describe.each(Object.entries(views))('%s', (_, view) => {
  it.each(languages.filter(language => language !== 'en'))('has no English word in %s', async language => {
    const english = await wordsIn('en', view);
    await closed();
    const words = await wordsIn(language, view);
    expect([...words].filter(word => english.has(word) && !sameInEnglish[language]?.includes(word))).toEqual([]);
    expect(words.size).toBeGreaterThan(0);
  });
});
