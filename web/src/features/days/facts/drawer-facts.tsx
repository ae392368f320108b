import { cashOfDeposits, cashOfReturns } from '@bhoj/domain/days/closing';
import type { Closing } from '@bhoj/domain/days/closing';
import { minus, ZERO } from '@bhoj/domain/money/money';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Fact } from './fact.tsx';

/** The drawer of a closed day, from the opening cash to the count. */
export function DrawerFacts({ closing }: { readonly closing: Closing }) {
  const words = useWords(dayPart);

  const { openingCashPaise, paidOutPaise, expectedCashPaise, expensesPaise, countedCashPaise, sales } =
    closing;
  const { moneyBackPaise = ZERO } = closing;
  const elsewhere = closing.sessions?.elsewherePaise ?? ZERO;
  const refunds = sales.refundsByMethod['cash'] ?? ZERO;
  const debits = sales.debits.byMethod['cash'] ?? ZERO;
  const returns = cashOfReturns(sales);
  const deposits = cashOfDeposits(sales);
  return (
    <>
      <Fact label={words.opening} amount={openingCashPaise} />
      <Fact label={words.cashBills} amount={sales.byMethod['cash'] ?? ZERO} />
      {debits !== 0 && <Fact label={words.cashDebits} amount={debits} />}
      {refunds !== 0 && <Fact label={words.cashRefunds} amount={minus(ZERO, refunds)} />}
      {returns !== 0 && <Fact label={words.cashReturns} amount={returns} />}
      {deposits !== 0 && <Fact label={words.cashDeposits} amount={deposits} />}
      {moneyBackPaise !== 0 && <Fact label={words.moneyBack} amount={moneyBackPaise} />}
      {expensesPaise !== 0 && <Fact label={words.drawerExpenses} amount={minus(ZERO, expensesPaise)} />}
      {paidOutPaise !== 0 && <Fact label={words.paidOut} amount={minus(ZERO, paidOutPaise)} />}
      {elsewhere !== 0 && <Fact label={words.elsewhere} amount={elsewhere} />}
      <Fact label={words.expected} amount={expectedCashPaise} isSum />
      <Fact label={words.counted} amount={countedCashPaise} />
    </>
  );
}
