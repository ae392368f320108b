import { describe, expect, it } from 'vitest';
import { NO_MONEY } from '../billing/documents/order-money.ts';
import { aBuyer, aCustomer, aReview } from '../fixtures/people.ts';
import { NOW } from '../fixtures/ids.ts';
import { aTable } from '../fixtures/tables.ts';
import { aPricedLine } from '../fixtures/lines.ts';
import { anOrder } from '../fixtures/orders.ts';
import {
  erasedAccount,
  erasedReview,
  isReservedFor,
  numberSearches,
  personOf,
  saysNumber,
  unnamedReview,
  unnamedTable,
} from './erased-documents.ts';
import type { Order } from '../orders/shape/order.schema.ts';

const farhan = aCustomer({ name: 'Farhan Q.', mobile: '9812345633' });
const person = personOf(farhan);
const held = /farhan|98123|uttam/i;

const named = (over: Partial<Order> = {}): Order => {
  const order = anOrder({
    label: 'Farhan, gate 2',
    customer: { id: 'c1', name: 'Farhan Q.' },
    guests: { u1: { label: 'mango', name: 'Farhan Q.' }, u2: 'lime' },
    lines: [aPricedLine({ note: 'no nuts for Farhan' })],
    ending: { cancelReason: 'Farhan left', mergedInto: null, reviewed: true, answer: 'Dear Farhan' },
  });
  const requests = { u3: { label: 'fig', name: 'Farhan', at: NOW, isSentAway: false } };
  return { ...order, joining: { ...order.joining, requests }, ...over };
};
const money = { ...NO_MONEY, buyer: aBuyer() };

describe('the order of an erased guest', () => {
  it('names nobody, and an open one keeps what the kitchen cooks by', () => {
    const { order, money: bare } = erasedAccount({ order: named({ state: 'open' }), money }, person);
    expect(JSON.stringify({ order, bare })).not.toMatch(held);
    expect(order).toMatchObject({
      label: null,
      customer: null,
      joining: { guests: { u1: { label: 'mango', name: null } }, requests: { u3: { name: null } } },
      lines: { '1-1': { note: 'no nuts for …' } },
      ending: { cancelReason: '… left', mergedInto: null, reviewed: true },
    });
    expect(order.ending).not.toHaveProperty('answer');
    expect(bare.buyer).toBeNull();
  });

  it('has no notes once it is over, and a second time changes nothing', () => {
    const once = erasedAccount({ order: named({ state: 'Completed' }), money }, person);
    expect(once.order.lines['1-1']?.note).toBe('');
    expect(erasedAccount(once, person)).toEqual(once);
  });

  it('has no guest in the typed name of an open dish, and keeps the names of dishes on the menu', () => {
    const lines = [
      aPricedLine({ name: 'Cake for Farhan', openDish: 'Open food' }),
      aPricedLine({ name: 'Farhan’s biryani' }),
    ];
    const order = { ...anOrder({ lines }), customer: { id: 'c1', name: 'Farhan Q.' } };
    const bare = erasedAccount({ order, money }, person);
    expect(Object.values(bare.order.lines).map(({ name }) => name)).toEqual([
      'Cake for …',
      'Farhan’s biryani',
    ]);
    expect(erasedAccount(bare, person)).toEqual(bare);
  });

  it('keeps the number of an operator’s order', () => {
    const aggregator = { operator: 'Swiggy', number: '1234', valuePaise: null, day: null };
    const { order } = erasedAccount({ order: named({ aggregator, label: 'Swiggy 1234' }), money }, person);
    expect(order.label).toBe('Swiggy 1234');
  });
});

describe('reviews', () => {
  const review = aReview({
    words: 'Farhan here: call 98123 45633',
    keys: ['farhan', '98123'],
    answer: { words: 'Sorry, Farhan', by: 'owner', at: NOW },
    madeRight: { what: 'Called Farhan', by: 'owner', at: NOW },
  });

  it('of the guest lose their words and the keys of them, and keep the stars', () => {
    expect(erasedReview(review, person)).toEqual({
      ...review,
      words: '',
      keys: ['dish:masala-dosa'],
      answer: null,
      madeRight: null,
    });
  });

  it('of the guest lose the name in typed names of open dishes, and keep those of the menu', () => {
    const dish = (itemId: string, name: string) => ({ itemId, name, thumb: null });
    const dishes = [dish('open', 'Cake for Farhan'), dish('biryani', 'Farhan’s biryani')];
    const order = anOrder({
      lines: [
        aPricedLine({ itemId: 'open', name: 'Cake for Farhan', openDish: 'Open food' }),
        aPricedLine({ itemId: 'biryani', name: 'Farhan’s biryani' }),
      ],
    });
    const bare = erasedReview({ ...review, dishes }, person, order);
    expect(bare.dishes.map(({ name }) => name)).toEqual(['Cake for …', 'Farhan’s biryani']);
    expect(erasedReview(bare, person, order)).toEqual(bare);
  });

  it('that are down lose the name and the number in the reason, too', () => {
    const takenDown = { reason: 'Farhan shouted, 9812345633', by: 'owner', at: NOW };
    const down = { ...aReview({ words: '' }), takenDown };
    expect(saysNumber(down, person)).toBe(true);
    for (const erase of [erasedReview, unnamedReview]) {
      const bare = erase(down, person);
      expect(bare.takenDown).toEqual({ ...takenDown, reason: '… shouted, …' });
      expect(bare.keys).toContain('shouted');
      expect(bare.keys.join(' ')).not.toMatch(held);
    }
  });

  it('of others lose the name and the number', () => {
    const bare = unnamedReview(review, person);
    expect(bare.words).toBe('… here: call …');
    expect(bare.keys).toContain('call');
    expect(bare.keys.join(' ')).not.toMatch(held);
    expect([saysNumber(review, person), saysNumber(bare, person)]).toEqual([true, false]);
    expect(numberSearches(person)).toEqual(['9812345633', '98123 45633']);
  });
});

it('a table reserved in the guest’s name stays reserved without it', () => {
  const table = aTable({ status: 'Reserved', reservation: { name: 'farhan q.', guests: 4, at: NOW } });
  expect(isReservedFor(table, person)).toBe(true);
  const bare = unnamedTable(table, person);
  expect(bare.reservation).toEqual({ name: '…', guests: 4, at: NOW });
  expect([isReservedFor(bare, person), isReservedFor(aTable(), person)]).toEqual([false, false]);
});
