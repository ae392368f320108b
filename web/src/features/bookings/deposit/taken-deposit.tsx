import Button from '@mui/material/Button';
import { useState } from 'react';
import { deposits } from '@bhoj/domain/deposits/deposit.collection';
import type { Deposit, Refund } from '@bhoj/domain/deposits/deposit.schema';
import { leftOfDeposit, mayKeep } from '@bhoj/domain/deposits/deposit';
import type { CalledOff } from '@bhoj/domain/deposits/deposit';
import { refundDeposit } from '@bhoj/domain/deposits/deposits.contract';
import { formatPlain } from '@bhoj/domain/money/format';
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
import { BackDialog, KeepDialog } from './deposit-dialogs.tsx';
import { VoucherSheet } from './voucher-sheet.tsx';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';
import styles from '../bookings.module.css';

interface About {
  readonly depositId: string;
  /** How the booking ended; null while it is not known. */
  readonly calledOff: CalledOff | null;
  /** Epoch ms, by the server's clock. */
  readonly now: number;
}

/** The act that a dialog was opened for. */
interface Opened {
  readonly act: 'back' | 'keep';
  readonly left: string;
  readonly isKept: boolean;
  readonly isUnmarked: boolean;
}

/** The vouchers of a deposit, and the acts on its rest or on its kept part. */
export function DepositActs({ deposit, depositId, calledOff, now }: About & { readonly deposit: Deposit }) {
  const words = useWords(bookingsPart).deposit;
  const voucherWords = useWords(depositVoucherPart);
  const [paper, setPaper] = useDevicePaper(80);
  // A dialog does what it was opened for, while the live deposit changes behind it.
  const [open, setOpen] = useState<Opened | null>(null);
  const may = useMay();
  const mayTry = useMayTry();
  const isOnline = useOnline();
  const { amountPaise, kept, receipt, refunds, state } = deposit;
  const leftPaise = leftOfDeposit(deposit).amountPaise;
  const print = (refund: Refund | null) =>
    printSheet(paper, <VoucherSheet {...{ deposit, refund, paper }} words={voucherWords} />);
  const isKeepable =
    state === 'held' &&
    may('bookings') &&
    may('settle') &&
    calledOff !== null &&
    mayKeep(deposit, calledOff, now);
  const close = () => setOpen(null);
  const left = formatPlain(kept?.amountPaise ?? leftPaise);
  const isUnmarked = calledOff?.isUnmarked === true;
  const show = (act: Opened['act']) => setOpen({ act, left, isKept: kept !== null, isUnmarked });
  return (
    <>
      {leftPaise > 0 && leftPaise !== amountPaise && <p className={styles['quiet']}>{words.left(left)}</p>}
      <div className={styles['chips']}>
        <Button size="small" variant="outlined" onClick={() => print(null)}>
          <WholeNumbers>{words.printReceipt(receipt.number)}</WholeNumbers>
        </Button>
        {refunds.map((refund) => (
          <Button key={refund.number} size="small" variant="outlined" onClick={() => print(refund)}>
            <WholeNumbers>{words.printRefund(refund.number)}</WholeNumbers>
          </Button>
        ))}
        <PaperChoice paper={paper} onChoose={setPaper} />
        {(leftPaise > 0 || kept !== null) && mayTry(refundDeposit) && (
          <Button size="small" variant="outlined" disabled={!isOnline} onClick={() => show('back')}>
            {kept === null ? words.giveBack : words.giveKeptBack}
          </Button>
        )}
        {isKeepable && (
          <Button size="small" variant="outlined" disabled={!isOnline} onClick={() => show('keep')}>
            {words.keep}
          </Button>
        )}
      </div>
      {open?.act === 'back' && <BackDialog {...{ depositId, ...open }} onClose={close} />}
      {open?.act === 'keep' && <KeepDialog {...{ depositId, ...open }} onClose={close} />}
    </>
  );
}

/** A deposit that was taken for a booking, as it is now. */
export function TakenDeposit({ depositId, ...about }: About) {
  const words = useWords(bookingsPart).deposit;
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(deposits, { restaurantId, depositId });
  if (live.state === 'failed') return <Notice tone="error">{words.failed}</Notice>;
  return live.state === 'ready' ? <DepositActs deposit={live.value} {...{ depositId, ...about }} /> : null;
}
