import type { ReactNode } from 'react';

interface FactLinesProps {
  /** A line without a value is left out, because an unknown value has no line. */
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

export function FactLines({ lines, className }: FactLinesProps) {
  return (
    <dl className={className}>
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
