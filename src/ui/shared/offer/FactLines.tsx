import type { ReactNode } from 'react';

interface FactLinesProps {
  /** A line without a value is left out, because an unknown value has no line. */
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
}

export function FactLines({ lines }: FactLinesProps) {
  return (
    <dl>
      {lines.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
