import { creditNotes, debitNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import type { Meaning } from '@bhoj/domain/billing/documents/number-search';
import { href } from '@bhoj/domain/catalogue/routes';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { members } from '@bhoj/domain/members/member.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { joinedName, tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { chosenName } from '@bhoj/domain/restaurant/place-names';
import type { PlaceNames } from '@bhoj/domain/restaurant/place-names';
import { tables } from '@bhoj/domain/tables/table.collection';
import type { Client } from '../../../../firebase/client.ts';
import { readDoc, readPage } from '../../../../firebase/live.ts';
import { momentName } from '../../../../ui/dates/formats.ts';
import type { Words } from '../../../../words/part.ts';
import type { Found } from './found.ts';
import type { Ask } from './plan.ts';

export interface Asked {
  readonly client: Client;
  readonly restaurantId: string;
  readonly words: Words<'ownerSearch'>;
  readonly typed: string;
  /** The owner's names of the tables. */
  readonly placeNames?: PlaceNames | undefined;
}

const called = ({ placeNames }: Asked, tableId: string): string => chosenName(placeNames, tableId) ?? tableId;

const DISHES = 6;

const orderLink = (orderId: string): string => `${href('orders')}?order=${encodeURIComponent(orderId)}`;

const dishesOn = (menu: Menu | null, typed: string): Found[] =>
  (menu?.items ?? [])
    .filter(({ name }) => hasWords(name, typed))
    .slice(0, DISHES)
    .map(({ id, name, pricePaise }) => ({
      group: 'dishes',
      label: name,
      hint: formatMoney(pricePaise),
      to: `${href('trending')}?dish=${encodeURIComponent(id)}`,
    }));

const documentFound = (label: string, hint: string, at: number, orderId: string): Found => ({
  group: 'numbers',
  label,
  hint: `${hint} · ${momentName(at)}`,
  to: orderLink(orderId),
  at,
});

async function numbered(asked: Asked, meaning: Meaning): Promise<Found[]> {
  const { client, restaurantId, words } = asked;
  switch (meaning.kind) {
    case 'invoice': {
      const bill = await readDoc(client, invoices, { restaurantId, invoiceId: meaning.id });
      if (bill === null) return [];
      return [
        documentFound(
          words.bill(bill.number),
          formatMoney(bill.bill.totalPaise),
          bill.issuedAt,
          bill.orderId,
        ),
      ];
    }
    case 'credit-note': {
      const note = await readDoc(client, creditNotes, { restaurantId, creditNoteId: meaning.id });
      if (note === null) return [];
      return [
        documentFound(
          words.creditNote(note.number),
          formatMoney(note.bill.totalPaise),
          note.issuedAt,
          note.orderId,
        ),
      ];
    }
    case 'debit-note': {
      const note = await readDoc(client, debitNotes, { restaurantId, debitNoteId: meaning.id });
      if (note === null) return [];
      return [
        documentFound(
          words.debitNote(note.number),
          formatMoney(note.bill.totalPaise),
          note.issuedAt,
          note.orderId,
        ),
      ];
    }
    case 'kot': {
      const { day, kot } = meaning;
      const { rows } = await readPage(client, orders, { restaurantId }, orders.queries.ofKot(day, kot));
      return rows.map(({ id, value }) =>
        documentFound(
          words.kot(kot),
          joinedName(tablesOf(value), (id) => called(asked, id)) || words.noTable,
          value.openedAt ?? value.createdAt,
          id,
        ),
      );
    }
  }
}

/** Sends one question, and returns its results. Throws without a network. */
export async function answer(asked: Asked, ask: Ask): Promise<Found[]> {
  const { client, restaurantId, words, typed } = asked;
  switch (ask.kind) {
    case 'menu':
      return dishesOn(await readDoc(client, menus, { restaurantId }), typed);
    case 'members': {
      const spec = members.queries.named(ask.beginning, ask.most);
      const { rows } = await readPage(client, members, { restaurantId }, spec);
      return rows.map(({ value: { name, role, active } }) => ({
        group: 'people',
        label: name,
        hint: active ? words.roles[role] : words.dismissed,
        to: href('staff'),
      }));
    }
    case 'customer':
    case 'customers': {
      const { byMobile, found } = customers.queries;
      const spec = ask.kind === 'customer' ? byMobile(ask.mobile) : found(ask.key, null, ask.most);
      const { rows } = await readPage(client, customers, { restaurantId }, spec);
      return rows.map(({ id, value: { name, mobile, visits } }) => ({
        group: 'customers',
        label: name ?? mobile,
        hint: words.visits(visits),
        to: `${href('customers')}?customer=${encodeURIComponent(id)}`,
      }));
    }
    case 'tables': {
      const spec = tables.queries.among(ask.ids, ask.most);
      const { rows } = await readPage(client, tables, { restaurantId }, spec);
      return rows.map(({ value: { id, status, currentOrderId } }) => ({
        group: 'tables',
        label: called(asked, id),
        hint: status,
        to: currentOrderId === null ? href('tables') : orderLink(currentOrderId),
      }));
    }
    case 'number':
      return numbered(asked, ask.meaning);
  }
}
