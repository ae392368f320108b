import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { favouritesOf } from '@bhoj/domain/customers/habit';
import type { Customer } from '@bhoj/domain/customers/customer.schema';
import { rupees, toRupees } from '@bhoj/domain/money/money';
import { formatMoney } from '@bhoj/domain/money/format';
import { dateName, monthName } from '../../../ui/dates/formats.ts';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';
import styles from '../customers.module.css';

const shown = (amount: number): string => formatMoney(rupees(amount));

/** Returns the address of an order with one of its documents open. */
const billAt = (orderId: string, invoiceId: string): string =>
  `${href('orders')}?${new URLSearchParams({ view: 'past', order: orderId, document: invoiceId }).toString()}`;

/** A customer's favourite dishes, spending, and last bills. */
export function HabitsPart({ customer }: { readonly customer: Customer }) {
  const words = useWords(customersPart);
  const favourites = favouritesOf(customer);
  const months = Object.entries(customer.months).toSorted(([a], [b]) => a.localeCompare(b));
  const visits = customer.lately.toReversed();
  return (
    <>
      <SectionCard title={words.favourites}>
        {favourites.length === 0 && <p className={styles['quiet']}>{words.noFavourites}</p>}
        <ol className={styles['list']}>
          {favourites.map(({ id, name, count }) => (
            <li key={id}>
              <span className={styles['name']}>{name}</span>
              <span>{words.portions(count)}</span>
            </li>
          ))}
        </ol>
      </SectionCard>
      {months.length > 0 && (
        <Figure
          title={words.byMonth}
          bars={months.map(([month, amount]) => ({ name: monthName(month), amount: toRupees(amount) }))}
          format={shown}
          words={words.figure}
        />
      )}
      <SectionCard title={words.bills}>
        {visits.length === 0 && <p className={styles['quiet']}>{words.noBills}</p>}
        <ul className={styles['list']}>
          {visits.map(({ orderId, at, amountPaise, bills }) => (
            <li key={orderId}>
              <span className={styles['name']}>
                {dateName(at)}
                {bills.map(({ id, number }) => (
                  <span key={id}>
                    {' · '}
                    <MuiLink component={Link} to={billAt(orderId, id)} aria-label={words.openBill(number)}>
                      <WholeNumbers>{number}</WholeNumbers>
                    </MuiLink>
                  </span>
                ))}
              </span>
              <span>{formatMoney(amountPaise)}</span>
            </li>
          ))}
        </ul>
      </SectionCard>
    </>
  );
}
