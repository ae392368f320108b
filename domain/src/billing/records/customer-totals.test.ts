import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anOrderMoney, aSettlement, SERIES } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear, NEW_YEAR as AT } from '../../fixtures/new-year.ts';
import { anOrder, ASHA } from '../../fixtures/orders.ts';
import { aCustomer } from '../../fixtures/people.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise, sum, ZERO } from '../../money/money.ts';
import { billAgain } from '../corrections/bill-again.ts';
import { issueCreditNote, leftToCredit } from '../corrections/credit-note.ts';
import { countedFor, customerTotals, followAccount, followCreditNote } from './customer-totals.ts';
import { exactly } from '../documents/invoice.ts';
import { choosePortions, openPortions } from '../bill/portions.ts';
import { billOf } from '../settle/running-bill.ts';
import { addSettlement, issueInvoice } from '../settle/settlement.ts';
import { markVoid } from '../documents/void.ts';
import type { Customer } from '../../customers/customer.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Account } from '../shape/account.ts';
import type { CreditNote } from '../corrections/credit-note.ts';
import type { Invoice } from '../documents/invoice.ts';

const ID = 'Customer000000000000';
const restaurant = aRestaurant();

/** A restaurant's books as the callables write them, with one customer's record. */
class Books {
  readonly accounts: Account[];
  readonly invoices: { readonly id: string; readonly on: number; readonly invoice: Invoice }[] = [];
  readonly notes: CreditNote[] = [];
  customer: Customer = aCustomer({ visits: 0, spentPaise: ZERO });

  constructor() {
    const dishes = [aDearDal({ quantity: 2, unitPaise: paise(199_00) }), aDearDal({ name: 'Naan' })];
    this.accounts = [{ order: anOrderAtNewYear(dishes), money: anOrderMoney() }];
  }

  private follow(on: number, before: Account, after: Account, customerId: string | null): void {
    this.accounts[on] = after;
    if (customerId === ID)
      this.customer = followAccount(this.customer, { customerId, orderId: `o${on}`, before, after });
  }

  /** A guest of the order leaves the number. */
  leaveNumber(on: number): void {
    const account = this.accounts[on];
    if (account?.order.state !== 'open') return;
    this.accounts[on] = { ...account, order: { ...account.order, customer: { id: ID, name: null } } };
  }

  settle(on: number, named: Portions | null): void {
    const account = this.accounts[on];
    if (account === undefined || Object.keys(openPortions(account.order)).length === 0) return;
    const portions = named ?? openPortions(account.order);
    const bill = billOf(account, restaurant, portions);
    const id = `i${this.invoices.length}`;
    const invoice = issueInvoice({
      restaurant,
      orderId: `o${on}`,
      ...account,
      bill,
      portions: choosePortions(account.order, portions),
      payments: [exactly('upi', bill.totalPaise)],
      businessDay: '2027-03-31',
      sequence: this.invoices.length + 1,
      shareToken: 't',
      by: ASHA,
      at: AT,
    });
    const after = addSettlement(account, { requestId: id, invoiceId: id, invoice }).account;
    this.invoices.push({ id, on, invoice });
    this.follow(on, account, after, account.order.customer?.id ?? null);
  }

  void(nth: number, again: boolean): void {
    const { account, found, document } = this.documentOf(nth);
    if (found === undefined || account === undefined || document?.voidedAt !== null) return;
    if (this.notes.some(({ invoiceId }) => invoiceId === found.id)) return;
    this.follow(found.on, account, markVoid(account, found.id, AT), countedFor(document, account));
    if (!again) return;
    const { invoice } = found;
    this.accounts.push(billAgain({ invoice, account, by: ASHA, code: '1111', profile: restaurant, at: AT }));
  }

  credit(nth: number): void {
    const { account, found, document } = this.documentOf(nth);
    if (found === undefined || account === undefined || document?.voidedAt !== null) return;
    const before = this.notes.filter(({ invoiceId }) => invoiceId === found.id);
    const credited = before.reduce((sum, { portions }) => sum + (portions['0'] ?? 0), 0);
    if ((leftToCredit(found.invoice.bill, { '0': credited })['0'] ?? 0) === 0) return;
    const note = issueCreditNote({
      invoiceId: found.id,
      invoice: found.invoice,
      before,
      portions: { '0': 1 },
      reason: 'Came cold',
      refund: { method: 'upi', name: '' },
      requestId: `n${this.notes.length}`,
      by: ASHA.label,
      byId: ASHA.id,
      sequence: this.notes.length + 1,
      series: SERIES,
      businessDay: '2027-03-31',
      at: AT,
    });
    this.notes.push(note);
    if (countedFor(document, account) === ID) this.customer = followCreditNote(this.customer, note);
  }

  private documentOf(nth: number) {
    const found = this.invoices[nth % Math.max(1, this.invoices.length)];
    const account = found && this.accounts[found.on];
    const document = account?.money.settlements.find(({ invoiceId }) => invoiceId === found?.id);
    return { account, found, document };
  }
}

/** Settles one open portion of an order. */
const settleOne = (books: Books, on: number): void => {
  const [first] = Object.keys(openPortions(books.accounts[on]?.order ?? anOrderAtNewYear()));
  if (books.accounts[on] !== undefined && first !== undefined) books.settle(on, { [first]: 1 });
};

const totalsOf = ({ customer: { visits, spentPaise } }: Books) => ({ visits, spentPaise });

/** The same, from the visits and months that are kept one by one. */
const habitsOf = ({ customer: { lately, months } }: Books) => ({
  visits: lately.length,
  spentPaise: sum(Object.values(months)),
});

const acts = fc.array(
  fc.tuple(fc.constantFrom('part', 'rest', 'void', 'again', 'credit', 'number'), fc.nat(3)),
  { maxLength: 14 },
);

it('a customer’s totals follow the documents, whatever is done to them', () => {
  fc.assert(
    fc.property(acts, (done) => {
      const books = new Books();
      for (const [act, n] of done) {
        if (act === 'part') settleOne(books, n);
        if (act === 'rest') books.settle(n, null);
        if (act === 'void') books.void(n, false);
        if (act === 'again') books.void(n, true);
        if (act === 'credit') books.credit(n);
        if (act === 'number') books.leaveNumber(n);
        expect(totalsOf(books)).toEqual(customerTotals(ID, books.accounts, books.notes));
        expect(books.customer.spentPaise).toBeGreaterThanOrEqual(0);
        expect(books.customer.visits).toBeLessThanOrEqual(books.accounts.length);
        expect(habitsOf(books)).toEqual(totalsOf(books));
      }
    }),
  );
});

it('parts of one order are one visit, which lasts while one of them stands', () => {
  const books = new Books();
  books.leaveNumber(0);
  settleOne(books, 0);
  settleOne(books, 0);
  expect(books.customer.visits).toBe(1);
  books.void(1, false);
  expect(totalsOf(books)).toEqual({ visits: 1, spentPaise: books.invoices[0]?.invoice.bill.totalPaise });
  books.void(0, false);
  expect(totalsOf(books)).toEqual({ visits: 0, spentPaise: 0 });
});

it('visits, bills and dishes follow the documents that stand', () => {
  const books = new Books();
  books.leaveNumber(0);
  settleOne(books, 0);
  settleOne(books, 0);
  expect(books.customer.lately).toMatchObject([
    { orderId: 'o0', at: AT, bills: [{ id: 'i0' }, { id: 'i1' }] },
  ]);
  expect(Object.values(books.customer.dishes)).toEqual([{ name: 'Dal', count: 2 }]);
  books.void(0, false);
  expect(books.customer.lately).toMatchObject([{ bills: [{ id: 'i1' }] }]);
  expect(Object.values(books.customer.dishes)).toEqual([{ name: 'Dal', count: 1 }]);
});

it('a number that is left after a part counts what it was on, and a void of the part takes nothing', () => {
  const books = new Books();
  settleOne(books, 0);
  books.leaveNumber(0);
  books.settle(0, null);
  const counted = { visits: 1, spentPaise: books.invoices[1]?.invoice.bill.totalPaise };
  expect(totalsOf(books)).toEqual(counted);
  books.void(0, true);
  expect(totalsOf(books)).toEqual(counted);
});

it('a credit note takes its amount from the customer of its document, and from nobody else', () => {
  const books = new Books();
  settleOne(books, 0);
  books.leaveNumber(0);
  settleOne(books, 0);
  books.credit(0);
  const spentPaise = books.invoices[1]?.invoice.bill.totalPaise;
  expect(totalsOf(books)).toEqual({ visits: 1, spentPaise });
  books.credit(1);
  expect(books.notes.map(({ invoiceId }) => invoiceId)).toEqual(['i0', 'i1']);
  expect(totalsOf(books)).toEqual({ visits: 1, spentPaise: 0 });
  expect(totalsOf(books)).toEqual(customerTotals(ID, books.accounts, books.notes));
});

it('counts a document for whom it says, else for the customer of its order', () => {
  const order = { customer: { id: 'c1', name: 'Meera' } };
  expect(countedFor(aSettlement(anOrder(), { customer: { id: 'c2' } }), { order })).toBe('c2');
  expect(countedFor(aSettlement(anOrder(), { customer: { id: null } }), { order })).toBeNull();
  expect(countedFor(undefined, { order })).toBe('c1');
  expect(countedFor(undefined, { order: { customer: null } })).toBeNull();
});
