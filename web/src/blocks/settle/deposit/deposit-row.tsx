import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { formatPlain } from '@bhoj/domain/money/format';
import { depositsPart } from '../../../messages/shared/deposits/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { Notice } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';

export interface DepositRowProps {
  readonly orderId: string;
  readonly account: Account;
  readonly acts: Pick<SettleActs, 'applyDeposit' | 'releaseDeposit'>;
  readonly fold: Fold;
}

/** Returns the deposit of the order's party that no bill has taken off, and whether the bill has it as a part payment. */
function depositOf({ order, money }: Account) {
  const billed = money.settlements
    .filter(({ voidedAt }) => voidedAt === null)
    .flatMap(({ payments }) => payments)
    .some(({ method }) => method === 'deposit');
  const told = (order.booked ?? []).flatMap(({ deposit }) => deposit ?? []);
  const parts = new Map(money.payments.map(({ id, amountPaise }) => [id, amountPaise]));
  const onBill = told.find(({ id }) => parts.has(id));
  if (onBill !== undefined) return { id: onBill.id, amountPaise: parts.get(onBill.id), isOnBill: true };
  const [waiting] = told;
  return billed || waiting === undefined ? null : { ...waiting, isOnBill: false };
}

/** The deposit of a booked party: it is taken off the bill, or put back while the bill is open. */
export function DepositRow({ orderId, account, acts, fold }: DepositRowProps) {
  const words = useWords(depositsPart);
  const reasons = useWords(reasonsPart);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const [deposit, setDeposit] = useState<ReturnType<typeof depositOf>>(null);
  const now = depositOf(account);
  // The sheet keeps what it was opened with, while the live bill changes behind it.
  const shown = fold.isOpen ? (deposit ?? now) : now;
  if (shown === null) return null;
  const amount = formatPlain(shown.amountPaise ?? now?.amountPaise ?? account.order.subtotalPaise);
  const close = () => {
    clear();
    setDeposit(null);
    fold.onClose();
  };
  const go = async () => {
    const input = { orderId, depositId: shown.id };
    const done = await run<object>(() =>
      shown.isOnBill ? acts.releaseDeposit(input) : acts.applyDeposit(input),
    );
    if (done !== null) close();
  };
  const sentences: Readonly<Record<string, string>> = { ...reasons, ...words.refusals };
  return (
    <RareRow
      icon={CalendarCheck}
      name={words.row}
      value={shown.isOnBill ? amount : words.waits(amount)}
      fold={{
        ...fold,
        onOpen: () => {
          setDeposit(now);
          fold.onOpen();
        },
      }}
    >
      <RareSheet
        title={words.title}
        missing={null}
        pending={pending}
        failure={null}
        go={shown.isOnBill ? words.putBack : words.takeOff}
        cancel={words.cancel}
        onGo={() => void go()}
        onClose={close}
      >
        <p>{shown.isOnBill ? words.onBill(amount) : words.text(amount)}</p>
        {failure !== null && <Notice tone="error">{sentences[failure.reason]}</Notice>}
      </RareSheet>
    </RareRow>
  );
}
