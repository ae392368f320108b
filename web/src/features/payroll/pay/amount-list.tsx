import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import styles from '../people/people.module.css';

export interface AmountLine {
  readonly label: string;
  readonly amountPaise: Paise;
  readonly note?: string;
  readonly isSum?: boolean;
}

/** Amounts with their names, one below the other. */
export function AmountList({ lines }: { readonly lines: readonly AmountLine[] }) {
  return (
    <dl className={styles['facts']}>
      {lines.map(({ label, amountPaise, note, isSum }, n) => (
        <div key={`${label} ${String(n)}`} className={isSum === true ? styles['from'] : undefined}>
          <dt>
            {label}
            {note !== undefined && <span className={styles['quiet']}>{note}</span>}
          </dt>
          <dd>{formatPlain(amountPaise)}</dd>
        </div>
      ))}
    </dl>
  );
}
