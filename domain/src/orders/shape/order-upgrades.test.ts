import { describe, expect, it } from 'vitest';
import { ALWAYS } from './order.schema.ts';
import {
  fromFlatFields,
  fromHindiNames,
  fromOneSettlement,
  withGroups,
  withoutGoods,
} from './order-upgrades.ts';

const CLOSED_AT = new Date('2026-01-02T15:00:00Z');
const NOT_KNOWN = new Date(0);

describe('orders of version 1', () => {
  const rounds = { a: { kot: 4 }, b: { kot: 7 } };
  const lines = { '1-1': { quantity: 2 }, '1-2': { quantity: 1 } };
  const added = {
    cancelReasons: {},
    cancelSeen: [],
    takenBy: null,
    label: null,
    deliveryChargePaise: 0,
    discount: null,
    payments: [],
    partRequests: {},
    returnedPayments: [],
    customerName: null,
    request: null,
    upiClaim: null,
    reviewed: false,
    cancelReason: null,
    mergedInto: null,
    billsAgain: null,
  };

  it('show an open one in the kitchen for good, with the KOTs of its rounds and nothing billed', () => {
    const stored = { state: 'open', lines, rounds, settlement: null };
    expect(fromOneSettlement(stored)).toEqual({
      ...added,
      state: 'open',
      lines,
      rounds,
      kitchenUntil: new Date(ALWAYS),
      kots: [4, 7],
      billed: {},
      settlements: [],
    });
  });

  it('bill every line of a settled one on its one document', () => {
    const settlement = { invoiceId: 'i1', number: 'A-1' };
    const upgraded = fromOneSettlement({
      state: 'Completed',
      closedAt: CLOSED_AT,
      lines,
      rounds,
      settlement,
    });
    expect(upgraded).toMatchObject({
      kitchenUntil: null,
      billed: { '1-1': 2, '1-2': 1 },
      settlements: [{ invoiceId: 'i1', number: 'A-1', issuedAt: CLOSED_AT, voidedAt: null }],
    });
    expect(upgraded).not.toHaveProperty('settlement');
  });

  it('keep what is stored over what is added, and miss nothing that was never there', () => {
    expect(fromOneSettlement({ state: 'waiting', label: 'Asha' })).toMatchObject({
      label: 'Asha',
      kots: [],
      billed: {},
    });
  });
});

describe('orders of version 2', () => {
  const flat = {
    state: 'open',
    code: '1234',
    wrongCodes: 1,
    codeLockedUntil: null,
    trusted: true,
    joined: { u1: { label: 'rose' } },
    pendingRounds: ['p1'],
    declinedRounds: ['p0'],
    cooking: ['1-1'],
    ready: ['1-1'],
    served: [],
    cancelled: ['1-2', '1-3'],
    cancelReasons: { '1-2': 'Ordered twice' },
    cancelSeen: ['1-2'],
    request: { kind: 'waiter', at: CLOSED_AT, takenBy: 'Ravi' },
    upiClaim: { amountPaise: 100 },
    customerId: 'c1',
    customerName: 'Asha',
    cancelReason: null,
    mergedInto: 'o2',
    reviewed: true,
    takenBy: 'Meena',
    lines: { '1-1': { name: 'Dal', by: { kind: 'captain', label: 'Ravi' } } },
    rounds: { r1: { kot: 1, by: { kind: 'guest', label: 'rose' } } },
    discount: null,
    payments: [],
    partRequests: {},
    returnedPayments: [],
    settlements: [],
    subtotalPaise: 100,
  };
  const captain = (label: string) => ({ kind: 'captain', label, id: null });

  it('come in groups, without ids of members and without times', () => {
    expect(fromFlatFields(flat)).toEqual({
      state: 'open',
      subtotalPaise: 100,
      takenBy: captain('Meena'),
      customer: { id: 'c1', name: 'Asha' },
      joining: {
        code: '1234',
        wrongCodes: 1,
        codeLockedUntil: null,
        trusted: true,
        guests: { u1: { label: 'rose' } },
      },
      lines: { '1-1': { name: 'Dal', by: captain('Ravi') } },
      rounds: { r1: { kot: 1, acceptedBy: null, by: { kind: 'guest', label: 'rose', id: null } } },
      acceptance: { waiting: ['p1'], declined: ['p0'] },
      progress: {
        cooking: { '1-1': NOT_KNOWN },
        ready: { '1-1': NOT_KNOWN },
        served: {},
        cancelled: {
          '1-2': { reason: 'Ordered twice', at: NOT_KNOWN, by: null },
          '1-3': { reason: '', at: NOT_KNOWN, by: null },
        },
        cancelSeen: { '1-2': NOT_KNOWN },
      },
      requests: {
        service: { kind: 'waiter', at: CLOSED_AT, takenBy: captain('Ravi') },
        upiDeclaration: { amountPaise: 100 },
      },
      documents: [],
      ending: { cancelReason: null, mergedInto: 'o2', reviewed: true },
      hasMoney: false,
      earlierMoney: null,
    });
  });

  it('have no customer, request or captain where none was stored', () => {
    const bare = { ...flat, customerId: null, request: null, takenBy: null, cancelReasons: undefined };
    expect(fromFlatFields(bare)).toMatchObject({
      customer: null,
      takenBy: null,
      requests: { service: null },
      progress: { cancelled: { '1-2': { reason: '' } } },
    });
    expect(fromFlatFields({ ...flat, request: { kind: 'bill', takenBy: null } })).toMatchObject({
      requests: { service: { kind: 'bill', takenBy: null } },
    });
  });

  const settled = { invoiceId: 'i1', number: 'A-1', bill: { totalPaise: 500 }, voidedAt: null };

  it.each([
    [{ discount: { value: 1 } }],
    [{ settlements: [settled] }],
    [{ partRequests: { request1: { amountPaise: 1 } } }],
  ])('carry their money until it has a document of its own: %o', (money) => {
    const { discount, payments, partRequests, returnedPayments, settlements } = { ...flat, ...money };
    expect(fromFlatFields({ ...flat, ...money })['earlierMoney']).toEqual({
      discount,
      payments,
      partRequests,
      returnedPayments,
      settlements,
    });
  });

  it('list their documents, void ones marked', () => {
    const settlements = [settled, { ...settled, invoiceId: 'i2', voidedAt: CLOSED_AT }];
    expect(fromFlatFields({ ...flat, settlements })['documents']).toEqual([
      { invoiceId: 'i1', number: 'A-1', totalPaise: 500, isVoid: false },
      { invoiceId: 'i2', number: 'A-1', totalPaise: 500, isVoid: true },
    ]);
    expect(fromFlatFields({ ...flat, settlements: undefined })['documents']).toEqual([]);
  });
});

describe('lines of earlier orders', () => {
  it('name dish, variant and add-ons by language', () => {
    const line = {
      name: 'Dal',
      nameHi: 'दाल',
      variant: { name: 'Half', nameHi: 'आधा' },
      addOns: [{ name: 'Ghee', nameHi: '' }],
    };
    expect(
      fromHindiNames({ state: 'open', lines: { '1-1': line, '1-2': { ...line, variant: null } } }),
    ).toEqual({
      state: 'open',
      lines: {
        '1-1': {
          name: 'Dal',
          otherNames: { hi: 'दाल' },
          variant: { name: 'Half', otherNames: { hi: 'आधा' } },
          addOns: [{ name: 'Ghee', otherNames: {} }],
        },
        '1-2': expect.objectContaining({ variant: null }) as unknown,
      },
    });
  });

  it('are no packaged goods, and nothing was charged for packing', () => {
    expect(withoutGoods({ state: 'open', lines: { '1-1': { name: 'Dal' } } })).toEqual({
      state: 'open',
      packingPaise: 0,
      packingTaxBp: null,
      lines: { '1-1': { name: 'Dal', hsn: '' } },
    });
  });
});

describe('orders of version 8', () => {
  const kept = { state: 'open', token: 4, kots: [1], progress: { cooking: {} } };
  const documents = [{ invoiceId: 'i1', number: 'A-1', totalPaise: 500, isVoid: false }];
  const flat = {
    ...kept,
    kitchenUntil: new Date(ALWAYS),
    deliveryChargePaise: 4_000,
    deliveryTaxBp: 500,
    packingPaise: 2_000,
    packingTaxBp: 1_800,
    billed: { '1-1': 2 },
    documents,
    billsAgain: null,
    hasMoney: true,
    earlierMoney: null,
  };

  it('come with their charges, their bill and the kitchen in groups', () => {
    expect(withGroups(flat)).toEqual({
      ...kept,
      kitchen: { until: new Date(ALWAYS), lookAt: null },
      extras: { deliveryPaise: 4_000, deliveryTaxBp: 500, packingPaise: 2_000, packingTaxBp: 1_800 },
      billing: { billed: { '1-1': 2 }, documents, billsAgain: null, hasMoney: true, earlierMoney: null },
    });
  });

  it('keep what only some of them have', () => {
    const earlierMoney = { payments: [] };
    const rare = { kitchenLookAt: CLOSED_AT, extrasIncludeTax: true, satMinutes: 40, billsAgain: 'A-1' };
    expect(withGroups({ ...flat, ...rare, kitchenUntil: null, earlierMoney })).toEqual({
      ...kept,
      kitchen: { until: null, lookAt: CLOSED_AT },
      extras: {
        deliveryPaise: 4_000,
        deliveryTaxBp: 500,
        packingPaise: 2_000,
        packingTaxBp: 1_800,
        taxIncluded: true,
      },
      billing: {
        billed: { '1-1': 2 },
        documents,
        billsAgain: 'A-1',
        satMinutes: 40,
        hasMoney: true,
        earlierMoney,
      },
    });
  });
});
