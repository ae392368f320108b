import { issueCreditNote } from '../billing/corrections/issue-credit-note.ts';
import { returnPayment } from '../billing/settle/return-payment.ts';
import { setComplimentary } from '../billing/settle/set-complimentary.ts';
import { setDiscount } from '../billing/settle/set-discount.ts';
import { voidBill } from '../billing/corrections/void-bill.ts';
import { saveMoneyEntry } from '../books/save-money-entry.ts';
import { moveCash } from '../cash/move-cash.ts';
import { refundDeposit } from '../deposits/refund-deposit.ts';
import { reopenDay } from '../days/reopen-day.ts';
import { cancelOrder } from '../orders/acts/cancel-order.ts';
import type { ApprovableCall } from '../shared/define-approvable.ts';

const CALLS: readonly ApprovableCall[] = [
  cancelOrder,
  issueCreditNote,
  moveCash,
  refundDeposit,
  reopenDay,
  returnPayment,
  saveMoneyEntry,
  setComplimentary,
  setDiscount,
  voidBill,
];

/** Returns the act of this name that somebody may ask for; undefined for any other. */
export const approvableCall = (name: string): ApprovableCall | undefined =>
  CALLS.find(({ contract }) => contract.name === name);
