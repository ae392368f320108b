import Box from '@mui/material/Box';
import type { Day } from '@bhoj/domain/days/day.schema';
import { tenderOf } from '@bhoj/domain/billing/shape/invoice.schema';
import { minus, ZERO } from '@bhoj/domain/money/money';
import { dayPart } from '../../../messages/owner/day/en.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Fact } from './fact.tsx';
import styles from './day.module.css';

/** Deposits for bookings, beside the sales: the money taken and given back, and the amounts that bills of the day took off. */
export function DepositFacts({ deposits }: Pick<Day, 'deposits'>) {
  const words = useWords(dayPart).deposits;
  const billWords = useWords(billPart);
  if (deposits === undefined) return null;
  const named = (key: string): string => billWords.methods[tenderOf(key).method];
  const { takenByMethod, givenByMethod, applied, kept } = deposits;
  return (
    <Box component="section" aria-label={words.title}>
      <h3>{words.title}</h3>
      <dl className={styles['facts']}>
        {Object.entries(takenByMethod).map(([key, amount]) => (
          <Fact key={`taken ${key}`} label={words.taken(named(key))} amount={amount} />
        ))}
        {Object.entries(givenByMethod).map(([key, amount]) => (
          <Fact key={`given ${key}`} label={words.givenBack(named(key))} amount={minus(ZERO, amount)} />
        ))}
        {applied.totalPaise !== 0 && <Fact label={words.applied} amount={applied.totalPaise} />}
        {kept.totalPaise !== 0 && <Fact label={words.kept} amount={kept.totalPaise} />}
      </dl>
    </Box>
  );
}
