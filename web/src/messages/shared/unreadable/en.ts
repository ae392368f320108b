import { part } from '../../part.ts';

const some = (one: string, several: string) => (n: number) => (n === 1 ? `1 ${one}` : `${n} ${several}`);

/** The name of a document, by its collection. */
const things: Readonly<Record<string, (n: number) => string>> = {
  orders: some('order', 'orders'),
  tables: some('table', 'tables'),
  members: some('person', 'people'),
  invoices: some('bill', 'bills'),
  voids: some('void', 'voids'),
  creditNotes: some('credit note', 'credit notes'),
  debitNotes: some('debit note', 'debit notes'),
  discountCodes: some('discount code', 'discount codes'),
  closings: some('closed day', 'closed days'),
  days: some('day', 'days'),
  notifications: some('message', 'messages'),
  subscriptionPlans: some('plan', 'plans'),
  planVersions: some('version', 'versions'),
  platformInvoices: some('invoice', 'invoices'),
  payments: some('payment', 'payments'),
  menu: () => 'the menu',
  availability: () => 'what is sold out',
  profile: () => 'the restaurant’s profile',
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const anything = some('entry', 'entries');

export const unreadable = {
  /** `what`: the number of each kind. */
  title: (what: readonly (readonly [of: string, n: number])[]) => {
    const all = list.format(what.map(([of, n]) => (things[of] ?? anything)(n)));
    return `${all.charAt(0).toUpperCase()}${all.slice(1)} cannot be shown on this version of Bhoj`;
  },
  full: (n: number) =>
    `Only ${n} orders are shown here, and there may be more. The others follow as these are finished.`,
  newer: 'A newer Bhoj has written it. Update to see it; everything else goes on.',
  broken: 'It is damaged, and this has been reported. Everything else goes on. Reload to try again.',
  update: 'Update',
  reload: 'Reload',
  looking: 'Looking for the new version…',
  found: 'The new version is on its way.',
  none: 'Bhoj is being updated; try again in a minute.',
  failed: 'The new version could not be fetched. Check the connection and try again.',
};

export const unreadablePart = part('unreadable', unreadable);
