import { askedSinceVisit, usualGap } from '@bhoj/domain/customers/habit';
import { numbersOf } from '@bhoj/domain/customers/search';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { dateName } from '../../../ui/dates/formats.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { averageOf, numberName } from '../state/customers-model.ts';
import styles from '../customers.module.css';

export interface CustomerFactsProps {
  readonly customer: Customer;
  /** Epoch ms. */
  readonly now: number;
}

/** The figures of one customer. */
export function CustomerFacts({ customer, now }: CustomerFactsProps) {
  const words = useWords(customersPart);
  const { visits, spentPaise, dueAt } = customer;
  const average = averageOf(customer);
  const gap = usualGap(customer);
  const asked = askedSinceVisit(customer);
  const facts: (readonly [label: string, text: string | null])[] = [
    [words.mobile, numbersOf(customer).map(numberName).join(', ')],
    [words.visits, visits.toLocaleString('en-IN')],
    [words.spent, formatMoney(spentPaise)],
    [words.average, average === null ? null : formatMoney(average)],
    [words.firstSeen, dateName(customer.firstSeenAt)],
    [words.lastSeen, visits === 0 ? null : dateName(customer.lastSeenAt)],
    [words.usualGap, gap === null ? null : words.days(gap)],
    [words.dueBack, dueAt === null || dueAt > now ? null : dateName(dueAt)],
    [words.asked, asked === null ? null : dateName(asked)],
  ];
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, text]) => text !== null)
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
