import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import type { FigureAsked } from '../../../blocks/figures/figure-address.ts';
import styles from './day.module.css';

export interface FactProps {
  readonly label: string;
  readonly amount: Paise;
  /** The figure that opens its documents; missing without a link, as on paper. */
  readonly asked?: FigureAsked | undefined;
  /** True for the sum of the figures before it. */
  readonly isSum?: boolean;
}

/** A label and an amount, as a row of a list. */
export function Fact({ label, amount, asked, isSum = false }: FactProps) {
  const text = formatPlain(amount);
  return (
    <div className={isSum ? `${styles['strong']} ${styles['rule']}` : undefined}>
      <dt>{label}</dt>
      <dd>{asked === undefined ? text : <FigureLink {...{ asked, label, text }} />}</dd>
    </div>
  );
}
