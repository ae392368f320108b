import type { ByTender } from '@bhoj/domain/cash/session.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { minus, ZERO } from '@bhoj/domain/money/money';
import { cashSessionsPart } from '../../../messages/owner/cash-sessions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../facts/day.module.css';
import { useTenderName } from './tender-name.ts';

/** Each difference once, in words, because colour alone is not accessible. */
export function DifferenceLines({ difference }: { readonly difference: ByTender }) {
  const words = useWords(cashSessionsPart);
  const nameOf = useTenderName();
  const all = Object.entries(difference);
  if (all.length === 0) return <p className={styles['agrees']}>{words.agrees}</p>;
  return (
    <>
      {all.map(([tender, amount]) => (
        <p key={tender} className={styles['missing']}>
          {nameOf(tender)}:{' '}
          {amount < 0 ? words.short(formatPlain(minus(ZERO, amount))) : words.over(formatPlain(amount))}
        </p>
      ))}
    </>
  );
}
