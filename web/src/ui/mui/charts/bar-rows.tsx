import type { CSSProperties, ReactNode } from 'react';
import styles from './bar-rows.module.css';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Where the bar begins and ends. */
  readonly from: number;
  readonly to: number;
  /** The part of the bar that stands out, from its beginning. */
  readonly part?: number | undefined;
  readonly tone: 'first' | 'second' | 'cost' | 'loss';
  /** The formatted amount, or a link with it. */
  readonly text: ReactNode;
}

export interface BarRowsProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
}

const share = (value: number): string => `${(100 * value).toFixed(2)}%`;

/** Amounts as bars below one another, on one axis. Name and amount are text, so that it needs no table beside it. */
export function BarRows({ label, rows }: BarRowsProps) {
  const least = Math.min(0, ...rows.map(({ from }) => from));
  const most = Math.max(...rows.map(({ to }) => to));
  const whole = most - least || 1;
  return (
    <div className={styles['frame']}>
      <ul className={styles['rows']} aria-label={label}>
        {rows.map(({ key, name, from, to, part, tone, text }) => (
          <li key={key}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['text']}>{text}</span>
            <span className={styles['track']} aria-hidden>
              <span
                className={styles['bar']}
                data-tone={tone}
                style={
                  {
                    left: share((from - least) / whole),
                    width: share((to - from) / whole),
                    '--part': part === undefined ? '0%' : share(to === from ? 0 : part / (to - from)),
                  } as CSSProperties
                }
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
