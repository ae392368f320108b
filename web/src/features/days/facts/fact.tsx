import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import styles from './day.module.css';

export interface FactProps {
  readonly label: string;
  readonly amount: Paise;
  /** What the figures before it come to. */
  readonly isSum?: boolean;
}

/** A word and an amount, within a list of them. */
export function Fact({ label, amount, isSum = false }: FactProps) {
  return (
    <div className={isSum ? `${styles['strong']} ${styles['rule']}` : undefined}>
      <dt>{label}</dt>
      <dd>{formatPlain(amount)}</dd>
    </div>
  );
}
