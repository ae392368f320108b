import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '@bhoj/domain/billing/shape/account';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { depositsPart } from '../../../messages/shared/deposits/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { Notice } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';

/** A deposit as its order tells it. */
export interface Told {
  readonly id: string;
  /** The amount on the bill, or the amount that the party had paid when it was seated. */
  readonly amountPaise: Paise;
  readonly isOnBill: boolean;
}

export interface DepositRowProps {
  readonly orderId: string;
  readonly deposit: Told;
  /** True while the bill is split by dish, which a part payment would end. */
  readonly isByDish: boolean;
  readonly acts: Pick<SettleActs, 'applyDeposit' | 'releaseDeposit'>;
  readonly fold: Fold;
}

/**
 * Returns the deposits of the order's parties, and whether each is on this bill. It leaves out deposits that an issued
 * bill has taken off. When an old bill names no deposit and the order has several, it leaves out none.
 */
export function depositsOf({ order, money }: Account): Told[] {
  const told = (order.booked ?? []).flatMap(({ deposit }) => deposit ?? []);
  const billed = money.settlements
    .filter(({ voidedAt }) => voidedAt === null)
    .flatMap(({ payments }) => payments)
    .filter(({ method }) => method === 'deposit');
  const isBilled = (number: string | undefined) =>
    number === undefined
      ? told.length === 1 && billed.length > 0
      : billed.some(({ name }) => name === number);
  const parts = new Map(money.payments.map(({ id, amountPaise }) => [id, amountPaise]));
  return told
    .filter(({ id, number, amountPaise }) => parts.has(id) || (amountPaise > 0 && !isBilled(number)))
    .map(({ id, amountPaise }) => ({
      id,
      amountPaise: parts.get(id) ?? amountPaise,
      isOnBill: parts.has(id),
    }));
}

/** The deposit of a booked party: it is taken off the bill, or put back while the bill is open. */
export function DepositRow({ orderId, deposit: now, isByDish, acts, fold }: DepositRowProps) {
  const words = useWords(depositsPart);
  const reasons = useWords(reasonsPart);
  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const [opened, setOpened] = useState<Told | null>(null);
  // The sheet keeps what it was opened with, while the live bill changes behind it.
  const shown = fold.isOpen ? (opened ?? now) : now;
  const amount = formatPlain(shown.amountPaise);
  const close = () => {
    clear();
    setOpened(null);
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
          setOpened(now);
          fold.onOpen();
        },
      }}
    >
      <RareSheet
        title={words.title}
        missing={isByDish && !shown.isOnBill ? words.byDish : null}
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
