import { describe, expect, it } from 'vitest';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, ASHA, RAVI } from '@bhoj/domain/fixtures/orders';
import { aSettlement } from '@bhoj/domain/fixtures/billing';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import type { LineCombo } from '@bhoj/domain/orders/shape/line-combo.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { paidParts, rowsOfShare, sharesOf } from './bill-model.ts';

const combo = (part: number): LineCombo => ({
  ref: 1,
  itemId: 'veg-thali',
  name: 'Veg thali',
  otherNames: { hi: 'वेज थाली' },
  slotId: `s${part}`,
  part,
  of: 2,
  portions: 1,
});

const chai = lineOf('Chai', 40);
const dal = { ...lineOf('Dal', 160), combo: combo(0), quantity: 2 };
const paneer = { ...lineOf('Paneer', 90), combo: combo(1), quantity: 2 };
const rows = (lines: readonly PricedLine[], language: 'en' | 'hi' = 'en') =>
  sharesOf({ order: anOrder({ rounds: [{ by: RAVI, lines }] }), money: NO_MONEY }, language).flatMap(
    (share) =>
      rowsOfShare(share.lines, language).map(({ line, isPart }) => [
        nameIn(language, line),
        line.quantity,
        line.unitPaise,
        line.amountPaise,
        line.detail,
        isPart ?? false,
      ]),
  );

it('shows a whole combo once with its amounts, and its dishes below', () => {
  expect(rows([dal, paneer, chai])).toEqual([
    ['Veg thali', 2, 250_00, 500_00, '', false],
    ['Dal', 2, 160_00, 320_00, '', true],
    ['Paneer', 2, 90_00, 180_00, '', true],
    ['Chai', 1, 40_00, 40_00, '', false],
  ]);
  expect(rows([dal, paneer], 'hi')[0]?.[0]).toBe('वेज थाली');
});

it('names the combo beside a dish of one that is not whole, in the reader’s language', () => {
  expect(rows([dal, chai], 'hi').map(([, , , , detail, isPart]) => [detail, isPart])).toEqual([
    ['वेज थाली', false],
    ['', false],
  ]);
});

it('keeps a combo apart that a document paid', () => {
  const order = anOrder({ rounds: [{ by: RAVI, lines: [dal, paneer] }] });
  const [first = '', second = ''] = Object.keys(order.lines);
  const paid = aSettlement(order, { portions: { [first]: 1, [second]: 1 } });
  const account = {
    order: { ...order, billing: { ...order.billing, billed: { [first]: 1, [second]: 1 } } },
    money: { ...NO_MONEY, settlements: [paid] },
  };
  const all = sharesOf(account, 'en').flatMap((share) => rowsOfShare(share.lines, 'en'));
  expect(
    all.map(({ line, isPart }) => [line.name, line.quantity, line.paidOn !== null, isPart ?? false]),
  ).toEqual([
    ['Veg thali', 1, false, false],
    ['Dal', 1, false, true],
    ['Paneer', 1, false, true],
    ['Veg thali', 1, true, false],
    ['Dal', 1, true, true],
    ['Paneer', 1, true, true],
  ]);
});

describe('who pays what', () => {
  const GUEST = { kind: 'guest', label: 'Ravi', id: null } as const;
  const order = anOrder({
    rounds: [
      { by: RAVI, lines: [chai, { ...lineOf('Idli', 60), quantity: 3 }] },
      { by: GUEST, lines: [lineOf('Vada', 50)] },
      { by: RAVI, lines: [lineOf('Poha', 80)] },
      { by: ASHA, lines: [lineOf('Lassi', 70)] },
    ],
  });

  it('is by person, in the order of their first dishes; a guest with a captain’s name is another', () => {
    const shares = sharesOf({ order, money: NO_MONEY }, 'en');
    expect(
      shares.map(({ by, lines, subtotalPaise }) => [by.kind, lines.map(({ name }) => name), subtotalPaise]),
    ).toEqual([
      ['captain', ['Chai', 'Idli', 'Poha'], 300_00],
      ['guest', ['Vada'], 50_00],
      ['owner', ['Lassi'], 70_00],
    ]);
  });

  it('leaves to pay what no document paid; a void document paid nothing', () => {
    const idli = '1-2';
    const paid = aSettlement(order, { invoiceId: 'INV1', portions: { [idli]: 2 } });
    const voided = aSettlement(order, { invoiceId: 'INV2', portions: { [idli]: 1 }, voidedAt: 1 });
    const account = {
      order: { ...order, billing: { ...order.billing, billed: { [idli]: 2 } } },
      money: { ...NO_MONEY, settlements: [paid, voided] },
    };
    expect(paidParts(account)).toEqual([paid]);
    const [ravi] = sharesOf(account, 'en');
    expect(
      ravi?.lines.map(({ id, name, quantity, paidOn }) => [id, name, quantity, paidOn?.invoiceId]),
    ).toEqual([
      ['1-1 ', 'Chai', 1, undefined],
      ['1-2 ', 'Idli', 1, undefined],
      ['1-2 INV1', 'Idli', 2, 'INV1'],
      ['3-1 ', 'Poha', 1, undefined],
    ]);
    expect(ravi?.subtotalPaise).toBe(40_00 + 60_00 + 80_00);
    expect(ravi?.lines.map(({ roundId }) => roundId.split(' ')[1])).toEqual(['', '', 'INV1', '']);
  });

  it('joins the combo’s name to a dish’s own detail', () => {
    const spiced = { ...dal, note: '', variant: { id: 'half', name: 'Half', otherNames: {} } };
    expect(rows([spiced, chai])[0]?.[4]).toBe('Half · Veg thali');
  });
});
