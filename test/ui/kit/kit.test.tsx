/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { kitCss } from '../../../.config/build/antdStyles';
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
});
