import type { ReactNode } from 'react';
import type { KitProps } from './kitElement';
import { Row, Stack } from './Layout';
import { Text } from './Text';

/** Facts, each with its name. Below each other, or in rows that wrap. */
export function Facts({ display: shown, ...props }: KitProps<'dl'> & { readonly display?: 'row' | undefined }) {
  return shown === 'row' ? <Row {...props} as="dl" /> : <Stack {...props} as="dl" />;
}

interface FactProps extends Omit<KitProps<'div'>, 'as'> {
  readonly name: ReactNode;
  /** The name is above the value, and not before it. */
  readonly above?: boolean;
}

/** A name in small letters, with its value. */
export function Fact({ name, above = false, tabular, children, ...props }: FactProps) {
  const content = (
    <>
      <Text as="dt" size="small" weight="regular" tone="secondary" lineHeight={above ? undefined : 'caption'}>
        {name}
      </Text>
      <Text as="dd" tabular={tabular}>
        {children}
      </Text>
    </>
  );
  if (above) return <Stack {...props}>{content}</Stack>;
  return (
    <Row columnGap={1} align="baseline" wrap {...props}>
      {content}
    </Row>
  );
}
