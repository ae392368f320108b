import { formatPlain } from '@bhoj/domain/money/format';
import { guestDepositPart } from '../../messages/booker/deposit/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { Own } from './booking-model.ts';
import styles from './booking.module.css';

/** The deposit of a booking: how it ended, and the terms of its receipt voucher for a party that does not come. */
export function OwnDeposit({ deposit }: { readonly deposit: NonNullable<Own['deposit']> }) {
  const words = useWords(guestDepositPart);
  const { amountPaise, state, rule, number } = deposit;
  return (
    <section className={styles['card']}>
      <p>{words.states[state](formatPlain(amountPaise))}</p>
      <p className={styles['quiet']}>{words.voucher(number)}</p>
      {state === 'held' && rule !== null && (
        <p className={styles['quiet']}>
          {rule.noShow === 'kept' ? words.rules.kept(rule.hours) : words.rules.returned}
        </p>
      )}
    </section>
  );
}
