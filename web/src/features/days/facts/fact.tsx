import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import styles from './day.module.css';

export interface FactProps {
  readonly label: string;
  readonly amount: Paise;
  /** True for the sum of the figures before it. */
  readonly isSum?: boolean;
}

/** A label and an amount, as a row of a list. */
export function Fact({ label, amount, isSum = false }: FactProps) {
  return (
    <div className={isSum ? `${styles['strong']} ${styles['rule']}` : undefined}>
      <dt>{label}</dt>
      <dd>{formatPlain(amount)}</dd>
    </div>
  );
}
