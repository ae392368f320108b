import { cashOfDeposits, cashOfReturns } from '@bhoj/domain/days/closing';
import type { DrawerMoves } from '@bhoj/domain/days/closing';
import { formatPlain } from '@bhoj/domain/money/format';
import { minus, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Words } from '../../../words/part.ts';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Fact } from './fact.tsx';
import styles from './day.module.css';

/** Returns a difference in words, because colour alone is not accessible. */
export function differenceWords(words: Words<'day'>, difference: Paise): string {
  if (difference === 0) return words.agrees;
  const amount = formatPlain(difference < 0 ? minus(ZERO, difference) : difference);
  return difference < 0 ? words.short(amount) : words.over(amount);
}

export interface DrawerBalanceProps {
  readonly day: DrawerMoves;
  /** Expenses paid from the drawer. */
  readonly expenses: Paise;
  /** Cash that vendors put into the drawer. */
  readonly moneyBack?: Paise;
  /** Null until the figures that it depends on are typed. */
  readonly expected: Paise | null;
  readonly difference: Paise | null;
}

/** The expected cash in the drawer, and the difference from the count. */
export function DrawerBalance({ day, expenses, moneyBack = ZERO, expected, difference }: DrawerBalanceProps) {
  const words = useWords(dayPart);

  const refunds = day.refundsByMethod['cash'] ?? ZERO;
  const debits = day.debits.byMethod['cash'] ?? ZERO;
  const returns = cashOfReturns(day);
  const deposits = cashOfDeposits(day);
  return (
    <div>
      <dl className={styles['facts']}>
        <Fact label={words.cashBills} amount={day.byMethod['cash'] ?? ZERO} />
        {debits !== 0 && <Fact label={words.cashDebits} amount={debits} />}
        {refunds !== 0 && <Fact label={words.cashRefunds} amount={minus(ZERO, refunds)} />}
        {returns !== 0 && <Fact label={words.cashReturns} amount={returns} />}
        {deposits !== 0 && <Fact label={words.cashDeposits} amount={deposits} />}
        {moneyBack !== 0 && <Fact label={words.moneyBack} amount={moneyBack} />}
        {expenses !== 0 && <Fact label={words.drawerExpenses} amount={minus(ZERO, expenses)} />}
        {expected !== null && <Fact label={words.expected} amount={expected} isSum />}
      </dl>
      <p
        role="status"
        className={styles[difference === 0 ? 'agrees' : 'missing']}
        style={{ margin: '8px 0 0' }}
      >
        {difference !== null && differenceWords(words, difference)}
      </p>
    </div>
  );
}
