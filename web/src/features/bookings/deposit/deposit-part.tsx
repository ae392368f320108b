import Button from '@mui/material/Button';
import { useState } from 'react';
import { depositAskedOf } from '@bhoj/domain/deposits/deposit';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { useMay } from '../../../firebase/rights.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Evening, Row } from '../state/bookings-model.ts';
import { TakeDialog } from './deposit-dialogs.tsx';
import { TakenDeposit } from './taken-deposit.tsx';
import styles from '../bookings.module.css';

export interface DepositPartProps {
  readonly row: Row;
  readonly evening: Evening;
}

/** The deposit of a booking: taken, printed, given back or kept (P-DEPOSIT-1 to P-DEPOSIT-3). */
export function DepositPart({ row, evening }: DepositPartProps) {
  const words = useWords(bookingsPart).deposit;
  const may = useMay();
  const isOnline = useOnline();
  const [isTaking, setTaking] = useState(false);
  const { placing, who } = row;
  const told = who?.deposit;
  const calledOff = {
    state: placing.state,
    at: placing.at,
    cancelledAt: who?.guest?.cancelledAt ?? null,
    was: placing.was,
  };
  const askedPaise = paise(depositAskedOf(evening.known.rules.deposit, placing.size));
  const mayTake =
    may('bookings') &&
    may('settle') &&
    who !== null &&
    isExpected(placing) &&
    told?.state !== 'held' &&
    told?.state !== 'applied';
  if (told === undefined && !mayTake) return null;
  return (
    <section aria-label={words.title} className={styles['part']}>
      {told !== undefined && (
        <>
          <p className={styles['facts']}>
            {words.line(formatPlain(told.amountPaise), words.states[told.state])}
          </p>
          <TakenDeposit depositId={told.id} calledOff={calledOff} now={evening.known.now} />
        </>
      )}
      {mayTake && (
        <>
          {askedPaise > 0 && told === undefined && (
            <p className={styles['quiet']}>{words.asked(formatPlain(askedPaise))}</p>
          )}
          <Button size="small" variant="outlined" disabled={!isOnline} onClick={() => setTaking(true)}>
            {words.take}
          </Button>
        </>
      )}
      {isTaking && <TakeDialog bookingId={row.id} askedPaise={askedPaise} onClose={() => setTaking(false)} />}
    </section>
  );
}
