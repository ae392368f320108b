import { members } from '@bhoj/domain/members/member.collection';
import { RIGHTS } from '@bhoj/domain/catalogue/rights';
import { RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { aMember } from '@bhoj/domain/fixtures/people';
import { PERSONAS } from '../../support/personas.ts';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { holderOf } from './holders.ts';
import type { Case, Fixture, Op, RulesTable } from '../table.ts';

type Granted = Partial<Record<Op, readonly Right[]>>;

const read = (...rights: Right[]): Granted => ({ get: rights, list: rights });
const write = (...rights: Right[]): Granted => ({ create: rights, update: rights, delete: rights });
const ANY = RIGHTS;
const ORDERS = ['take-orders', 'settle', 'see-sales'] as const;

/**
 * The rights that open a restaurant's collections: anybody with one of them may do what the owner may. A collection
 * that is missing here is the owner's alone, or public.
 */
const GRANTED: Readonly<Record<string, Granted>> = {
  '': { get: ['dashboard'], update: ['settings'] },
  'settings/service': { get: ['dashboard'], update: ['settings'] },
  'settings/bookings': { get: ['bookings', 'settings'] },
  'settings/documents': { get: ['dashboard'], update: ['settings'] },
  'settings/notices': { get: ['dashboard'] },
  'floors/{floorId}': read(...ANY),
  'tables/{tableId}': { ...read(...ANY), update: ['take-orders', 'tables'] },
  'bookingDays/{date}': { get: ['bookings', 'take-orders'], list: ['bookings'] },
  'bookings/{bookingId}': read('bookings'),
  'deposits/{depositId}': read('bookings', 'see-sales'),
  'waitDays/{date}': read('bookings'),
  'waitingGuests/{waitId}': read('bookings'),
  'rollups/waits': { get: ['bookings'] },
  'catalog/availability': { update: ['sold-out'] },
  'catalog/costs': read('menu', 'see-profit'),
  'menuChanges/{kind}': read('menu'),
  'companions/{day}': read('see-sales'),
  'howSold/{day}': read('see-sales'),
  'availabilityLog/{day}': read('see-sales'),
  'members/{uid}': read('people', 'see-sales', 'muster'),
  'invitations/{invitationId}': read('people'),
  'customers/{customerId}': read('customers'),
  'formerCustomers/{customerId}': read('customers'),
  'rollups/customers': read('customers'),
  'rollups/reviews': read('customers'),
  'reviews/{orderId}': read('customers'),
  'expenses/{expenseId}': { ...read('expenses', 'see-profit', 'close-day'), ...write('expenses') },
  'stock/items': { get: ['stock', 'menu', 'see-profit'] },
  'stock/kitchen': { get: ['stock', 'cook'] },
  'stock/recipes': { get: ['stock', 'menu', 'see-profit'] },
  'stock/levels': { get: ['stock', 'see-profit'] },
  'stock/soldOut': { get: ['stock'] },
  'stockMoves/{moveId}': read('stock', 'see-profit'),
  'stockDays/{day}': read('stock', 'see-profit'),
  'vendors/{vendorId}': read('stock', 'expenses', 'see-profit'),
  'vendorRefunds/{refundId}': read('expenses', 'see-profit', 'close-day'),
  'goodsReceipts/{receiptId}': read('stock', 'expenses', 'see-profit'),
  'purchaseOrders/{purchaseOrderId}': read('stock'),
  'selfInvoices/{selfInvoiceId}': read('expenses', 'see-returns'),
  'expenseTemplates/{templateId}': { ...read('expenses', 'see-profit'), ...write('expenses') },
  'expensePhotos/{expenseId}': { ...read('expenses', 'see-profit'), ...write('expenses') },
  'months/{month}': read('see-sales'),
  'moneyBooks/{month}': read('see-sales'),
  'accounting/ledgers': read('see-profit'),
  'accounting/expenseKinds': read('expenses', 'see-profit'),
  'rollups/recent': read('see-sales'),
  'payRuns/{month}': read('payroll'),
  'payRuns/{month}/slips/{personId}': read('payroll'),
  'people/{personId}': read('muster'),
  'musters/{month}': read('muster'),
  'rosters/{week}': read('muster'),
  'punches/{day}': read('muster'),
  'advances/{advanceId}': read('payroll'),
  'returns/{returnId}': read('see-returns'),
  'devices/{deviceId}': { get: ANY, list: ['people'] },
  'connections/{connectionId}': { get: ['people'], list: ['people'] },
  'approvals/{approvalId}': read('see-sales'),
  'audit/{entryId}': read('see-sales'),
  'orders/{orderId}': { ...read('cook', ...ORDERS), update: ['cook'] },
  'orders/{orderId}/money/bill': read(...ORDERS),
  'orders/{orderId}/pending/{roundId}': read(...ORDERS),
  'deliveries/{orderId}': read(...ORDERS),
  'invoices/{invoiceId}': read(...ORDERS),
  'voids/{invoiceId}': read(...ORDERS),
  'creditNotes/{creditNoteId}': read(...ORDERS),
  'debitNotes/{debitNoteId}': read(...ORDERS),
  'discountCodes/{code}': read('menu', 'see-sales'),
  'days/{day}': read('see-sales'),
  'closings/{day}': read('see-sales'),
  'cashSessions/{sessionId}': read('see-sales'),
};

const PREFIX = 'users/{restaurantId}';

/** The records of the people with one right. */
export const RIGHTS_FIXTURE: Fixture = Object.fromEntries(
  RIGHTS.map((right) => {
    const { uid } = holderOf(right);
    const member = aMember({ uid, role: 'office', preset: 'manager', can: [right] });
    return [members.path({ restaurantId: RESTAURANT, uid }), members.encode(member)];
  }),
);

/** How many rights that do not grant a request are asked besides those that do, where not all are. */
const OTHERS = 2;

/**
 * Returns cases for what the owner may do and not everybody. People with one right each ask: with each right that
 * grants it and a few others, or, with `all`, with every right.
 */
export function rightsCases({ collection: { pattern }, matrix }: RulesTable, all = false): Case[] {
  if (!pattern.startsWith(PREFIX)) return [];
  const granted = GRANTED[pattern.slice(PREFIX.length).replace(/^\//, '')] ?? {};
  const isPublic = (op: Op) => matrix.some((c) => c.op === op && c.as === null && c.expected === 'allowed');
  const owners = matrix.filter((c) => c.as === PERSONAS.owner && c.expected === 'allowed' && !isPublic(c.op));
  return owners.flatMap((c) => {
    const grants = granted[c.op] ?? [];
    const others = RIGHTS.filter((right) => !grants.includes(right));
    const asked = all ? RIGHTS : [...grants, ...others.slice(0, OTHERS)];
    return asked.map((right): Case => {
      const expected = grants.includes(right) ? 'allowed' : 'denied';
      const name = `with ${right} alone, somebody ${expected === 'allowed' ? 'can' : 'cannot'} ${c.op}`;
      return { ...c, as: holderOf(right), name, expected };
    });
  });
}
