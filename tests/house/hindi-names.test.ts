import { creditNotes, invoices, orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { earlierMoneyOf } from '@bhoj/domain/billing/documents/order-money';
import { aCharge, aCreditNote, anInvoice, anOrderMoney, aSettlement } from '@bhoj/domain/fixtures/billing';
import { aPricedLine } from '@bhoj/domain/fixtures/lines';
import { aCategory, aMenu, aMenuItem, anAddOn, anAddOnGroup, aVariant } from '@bhoj/domain/fixtures/menu';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { expect, it } from 'vitest';
import { asOfVersion8 } from '../support/flat-order.ts';
import { withHindiNames } from '../support/hindi-names.ts';

/** Documents stored when Hindi was the only further language stay readable: their `nameHi` becomes `otherNames`. */

const hindi = { hi: 'मसाला डोसा' };
const menu = aMenu({
  categories: [aCategory({ id: 'a', otherNames: hindi }), aCategory({ id: 'b', otherNames: {} })],
  items: [
    aMenuItem({ otherNames: hindi, variants: [aVariant({ otherNames: hindi }), aVariant({ id: 'v' })] }),
  ],
  addOnGroups: [
    anAddOnGroup({ otherNames: hindi, options: [anAddOn({ otherNames: hindi }), anAddOn({ id: 'o' })] }),
  ],
});
const chosen = (id: string, otherNames = {}) => ({ id, name: id, otherNames });
const order = anOrder({
  lines: [
    aPricedLine({
      otherNames: hindi,
      variant: chosen('half', hindi),
      addOns: [chosen('a', hindi), chosen('b')],
    }),
    aPricedLine({ otherNames: {} }),
  ],
});
const bill = computeBill([aCharge({ otherNames: hindi }), aCharge({ name: 'Roti', otherNames: {} })], {
  kind: 'tax-invoice',
});
// Copies of that time did not know their customer.
const money = anOrderMoney({ settlements: [aSettlement(order, { bill, customer: null })] });

it.each([
  ['menu', menus, 1, menu],
  ['order', orders, 3, order],
  ['order’s money', orderMoney, 1, money],
  ['invoice', invoices, 3, anInvoice({ bill })],
  ['credit note', creditNotes, 2, { ...aCreditNote(), bill }],
] as const)('reads an older stored %s', (_, collection, schemaVersion, value) => {
  const today = collection.encode(value as never);
  const earlier = collection === orders ? asOfVersion8(today) : today;
  const stored = { ...withHindiNames(earlier), schemaVersion };
  expect(JSON.stringify(stored)).toContain('"nameHi":"मसाला डोसा"');
  expect(JSON.stringify(stored)).toContain('"nameHi":null');
  expect(JSON.stringify(stored)).not.toContain('otherNames');
  expect(collection.decode(stored)).toEqual(value);
});

it('reads the money that an order of version 2 kept in itself', () => {
  const { schemaVersion: _, ...earlierMoney } = withHindiNames(orderMoney.encode(money));
  expect(earlierMoneyOf({ billing: { earlierMoney } })).toEqual(money);
});

it('takes an empty Hindi name for none', () => {
  const { categories, ...rest } = withHindiNames(menus.encode(menu)) as { categories: object[] };
  const stored = { ...rest, categories: categories.map((c) => ({ ...c, nameHi: '' })), schemaVersion: 1 };
  expect(menus.decode(stored).categories.map(({ otherNames }) => otherNames)).toEqual([{}, {}]);
});
