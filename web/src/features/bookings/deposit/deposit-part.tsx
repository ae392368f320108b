import Button from '@mui/material/Button';
import { useState } from 'react';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import type { Deposit, Refund } from '@bhoj/domain/deposits/deposit.schema';
import { askedOf, mayKeep } from '@bhoj/domain/deposits/deposit';
import { refundDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { isExpected } from '@bhoj/domain/bookings/shape/states';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { PaperChoice } from '../../../blocks/bill/paper-choice.tsx';
import { useDevicePaper } from '../../../blocks/bill/device-paper.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMay, useMayTry } from '../../../firebase/rights.ts';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { depositVoucherPart } from '../../../messages/owner/deposit-voucher/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Evening, Row } from '../state/bookings-model.ts';
import { BackDialog, KeepDialog, TakeDialog } from './deposit-dialogs.tsx';
import { VoucherSheet } from './voucher-sheet.tsx';
import styles from '../bookings.module.css';

interface OneProps {
  readonly row: Row;
  readonly depositId: string;
  /** Epoch ms, by the server's clock. */
  readonly now: number;
}

/** A deposit that was taken: its vouchers, and what may be done with what is left. */
function TakenDeposit({ row, depositId, now }: OneProps) {
  const words = useWords(bookingsPart).deposit;
  const voucherWords = useWords(depositVoucherPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(deposits, { restaurantId, depositId });
  const [paper, setPaper] = useDevicePaper(80);
  const [open, setOpen] = useState<'back' | 'keep' | null>(null);
  const may = useMay();
  const mayTry = useMayTry();
  const isOnline = useOnline();
  const told = row.who?.deposit;
  if (live.state === 'failed') return <Notice tone="error">{words.failed}</Notice>;
  if (live.state !== 'ready' || told === undefined) return null;
  const deposit: Deposit = live.value;
  const left = formatPlain(told.leftPaise);
  const print = (refund: Refund | null) =>
    printSheet(paper, <VoucherSheet {...{ deposit, refund, paper }} words={voucherWords} />);
  const isLeft = told.leftPaise > 0;
  const booking = {
    state: row.placing.state,
    at: row.placing.at,
    cancelledAt: row.who?.guest?.cancelledAt ?? null,
    was: row.placing.was,
  };
  const isKeepable =
    told.state === 'held' && may('bookings') && may('settle') && mayKeep(deposit, booking, now);
  return (
    <>
      {isLeft && told.leftPaise !== told.amountPaise && <p className={styles['quiet']}>{words.left(left)}</p>}
      <div className={styles['chips']}>
        <Button size="small" variant="outlined" onClick={() => print(null)}>
          {words.printReceipt(deposit.receipt.number)}
        </Button>
        {deposit.refunds.map((refund) => (
          <Button key={refund.number} size="small" variant="outlined" onClick={() => print(refund)}>
            {words.printRefund(refund.number)}
          </Button>
        ))}
        <PaperChoice paper={paper} onChoose={setPaper} />
        {isLeft && mayTry(refundDeposit) && (
          <Button size="small" variant="outlined" disabled={!isOnline} onClick={() => setOpen('back')}>
            {words.giveBack}
          </Button>
        )}
        {isKeepable && (
          <Button size="small" variant="outlined" disabled={!isOnline} onClick={() => setOpen('keep')}>
            {words.keep}
          </Button>
        )}
      </div>
      {open === 'back' && <BackDialog {...{ depositId, left }} onClose={() => setOpen(null)} />}
      {open === 'keep' && <KeepDialog {...{ depositId, left }} onClose={() => setOpen(null)} />}
    </>
  );
}

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
  const askedPaise = paise(askedOf(evening.known.rules.deposit, placing.size));
  const mayTake =
    may('bookings') &&
    may('settle') &&
    who !== null &&
    isExpected(placing) &&
    told?.state !== 'held' &&
    told?.state !== 'applied';
  if (told === undefined && !mayTake) return null;
  return (
    <section aria-label={words.title}>
      {told !== undefined && (
        <>
          <p className={styles['facts']}>
            {words.line(formatPlain(told.amountPaise), words.states[told.state])}
          </p>
          <TakenDeposit row={row} depositId={told.id} now={evening.known.now} />
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
