import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { paise } from '@bhoj/domain/money/money';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { withBilling } from '@bhoj/domain/fixtures/orders';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { captain } from '../../../messages/captain/captain/en.ts';
import { printWords } from '../../../messages/shared/bill/en.ts';
import { common } from '../../../messages/shared/common/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { settling } from '../../../messages/shared/settling/en.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { anOrder, aTable, settled } from '../state/captain-page.fixtures.ts';
import {
  backend,
  eachCaptain,
  id,
  open,
  press,
  settle,
  shows,
  readShown,
} from '../captain-page.fixtures.tsx';

readShown();
eachCaptain();

/** The server's answer when a document was issued and nothing is left to pay. */
const SETTLED = { invoice: settled(anOrder()).money.settlements[0] ?? null, duePaise: paise(0) };

describe('the bill', () => {
  const seat = (order: Order = anOrder(), money: OrderMoney = NO_MONEY) => {
    shows([aTable('F1-T01', { open: 'o1' })], { o1: order });
    backend.put(orderMoney, { orderId: id('o1') }, money);
    return order;
  };

  it('is an estimate until it is settled in cash, with change, and then shows its number', async () => {
    const order = seat();
    backend.answer(settleBill, () => SETTLED);
    open('?table=F1-T01');
    press(/bill/i);
    // 536.00 + 2 × 13.40 = 562.80, rounded to 563.
    press(settling.moreWays);
    fireEvent.change(screen.getByLabelText(settling.received), { target: { value: '600' } });
    expect(screen.getByText('₹37')).toBeTruthy();
    press(/settle/i);
    press(/settl/i);
    await settle();
    expect(backend.sent(settleBill)).toMatchObject([
      {
        orderId: id('o1'),
        seenRounds: 1,
        payments: [{ ...exactly('cash', paise(563_00)), receivedPaise: paise(600_00) }],
      },
    ]);
    const [sent] = backend.sent(settleBill);
    const paid = settled(order, (sent as { requestId: string }).requestId);
    seat(paid.order, paid.money);
    expect(screen.getByRole('region', { name: 'Tax invoice INV/26-27/000001' })).toBeTruthy();
    expect(screen.getByRole('button', { name: printWords.print })).toBeTruthy();
  });

  it('of room service may be charged to the room, named by its number; no other bill may', async () => {
    seat();
    const { unmount } = open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    expect(screen.queryByRole('button', { name: 'Room' })).toBeNull();
    unmount();
    const order: Order = { ...anOrder(), type: 'room-service', tableId: 'F2-R201' };
    const room: Table = { ...aTable('F2-T01', { open: 'o1' }), id: 'F2-R201', kind: 'room', number: '201' };
    shows([room], { o1: order });
    backend.answer(settleBill, () => SETTLED);
    open();
    press(/^Room 201/);
    press(/bill/i);
    expect(screen.getByRole('heading', { name: 'Bill · Room 201' })).toBeTruthy();
    press('Room');
    expect(screen.getByText(settling.confirmRoom)).toBeTruthy();
    press(/settl/i);
    await settle();
    const payments = [exactly('room', paise(563_00))];
    expect(backend.sent(settleBill)).toMatchObject([{ payments }]);
  });

  it('asks again when the table has ordered more in between', async () => {
    seat();
    backend.refuse(settleBill, 'order-changed');
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    press(/upi/i);
    press(/settle/i);
    await settle();
    expect(screen.getByText(reasonSentences['order-changed'])).toBeTruthy();
    seat(anOrder(2));
    expect(screen.getByText(settling.changed)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /settle/i }).disabled).toBe(true);
    press(settling.useNewBill);
    press(/settle/i);
    await settle();
    expect(backend.sent(settleBill).at(-1)).toMatchObject({ seenRounds: 2 });
  });

  it('waits for the order’s money, and says when that cannot be read', () => {
    seat(withBilling(anOrder(), { hasMoney: true }));
    backend.fails('slow', orderMoney);
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    expect(screen.getByRole('status', { name: common.loading })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /cash/i })).toBeNull();
    backend.fails('unavailable', orderMoney);
    expect(screen.getByText(captain.billFailed)).toBeTruthy();
    press(common.tryAgain);
    expect(screen.queryByRole('button', { name: /cash/i })).toBeNull();
  });

  it('cannot be settled while rounds are not accepted', () => {
    seat(holdRound(anOrder(), id('p1')));
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    expect(screen.getByText(captain.roundsWaitHint)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^cash/i }).disabled).toBe(true);
  });

  it('refuses too little cash', () => {
    seat();
    open(`?table=F1-T01&order=${id('o1')}&view=bill`);
    press(settling.moreWays);
    fireEvent.change(screen.getByLabelText(settling.received), { target: { value: '100' } });
    expect(screen.getAllByText(settling.receivedFault)).not.toHaveLength(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /settle/i }).disabled).toBe(true);
  });
});
