/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { kitCss } from '../../../.config/build/antdStyles';
import { Empty } from '../../../src/ui/kit/Empty';
import { Fact, Facts } from '../../../src/ui/kit/Facts';
import { kitClass } from '../../../src/ui/kit/kitElement';
import { Row, Stack } from '../../../src/ui/kit/Layout';
import { Text } from '../../../src/ui/kit/Text';

describe('a component of the kit', () => {
  it('is the element that `as` names, with its attributes', () => {
    render(
      <Stack as="section" aria-label="Prices" id="prices">
        <Text as="h2">Minimum bid</Text>
      </Stack>,
    );
    const section = screen.getByRole('region', { name: 'Prices' });
    expect(section.id).toBe('prices');
    expect(screen.getByRole('heading', { level: 2 }).parentElement).toBe(section);
  });

  it('has a class for each prop of its look, and the class of the view', () => {
    render(
      <Row gap={2} align="start" wrap tabular={false} className="view">
        text
      </Row>,
    );
    expect(screen.getByText('text').className).toBe('kit-row kit-gap-2 kit-align-start kit-wrap view');
  });

  it('has no class without a look', () => {
    render(<Text tone={undefined}>text</Text>);
    expect(screen.getByText('text').hasAttribute('class')).toBe(false);
  });

  it('passes no prop of its look on to its element', () => {
    render(
      <Text size="small" minHeight={0} fullRow>
        text
      </Text>,
    );
    expect(screen.getByText('text').getAttributeNames()).toEqual(['class']);
    for (const name of screen.getByText('text').classList) expect(kitCss()).toContain(`.${name}{`);
  });

  it('has other classes for a phone, which the style sheet has for narrow windows only', () => {
    render(
      <Row gap={4} phone={{ display: 'stack', gap: 1.5, gone: false }}>
        text
      </Row>,
    );
    expect(screen.getByText('text').className).toBe('kit-row kit-gap-4 kit-phone-stack kit-phone-gap-1.5');
    const [everywhere] = kitCss().split('@media ');
    const phone = kitCss().split('@media ').at(-1);
    expect(everywhere).not.toContain('kit-phone');
    expect(phone).toMatch(/^\(width < 700px\)/);
    for (const rule of ['.kit-phone-stack{display:grid}', '.kit-phone-gap-1\\.5{']) expect(phone).toContain(rule);
  });

  it('gives its classes to a component that takes a class', () => {
    expect(kitClass({ atEnd: true, gap: 2 })).toBe('kit-atEnd kit-gap-2');
  });
});

describe('facts', () => {
  it('are a list of names, each with its value', () => {
    render(
      <Facts>
        <Fact name="Minimum bid">12,500</Fact>
        <Fact name="Highest bid" above>
          12,000
        </Fact>
      </Facts>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Minimum bid', 'Highest bid']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12,500', '12,000']);
  });
});

describe('an empty list', () => {
  it('has a heading, what to do next and a way out', () => {
    render(
      <Empty title="No deals" hint="Bid first." role="status">
        <a href="#offers">To the offers</a>
      </Empty>,
    );
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('No dealsBid first.To the offers');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No deals');
  });
});
