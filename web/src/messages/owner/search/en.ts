import { part } from '../../part.ts';

/** The header's search. */
export const ownerSearchPart = part('ownerSearch', {
  groups: {
    recent: 'Chosen before',
    pages: 'Pages',
    numbers: 'Bills and KOTs',
    tables: 'Tables',
    dishes: 'Dishes',
    people: 'Staff',
    customers: 'Customers',
  },
  bill: (number: string) => `Bill ${number}`,
  creditNote: (number: string) => `Credit note ${number}`,
  debitNote: (number: string) => `Debit note ${number}`,
  kot: (number: number) => `KOT ${number}`,
  noTable: 'No table',
  roles: { captain: 'Captain', kitchen: 'Kitchen', office: 'Office' },
  dismissed: 'Not on the staff any more',
  visits: (n: number) => (n === 1 ? '1 visit' : `${n} visits`),
  nothing: 'Nothing found. Type a name, a whole mobile number, or the number of a bill or KOT.',
  asking: 'Searching…',
  failed: 'The search did not reach the server. Check the connection and type again.',
  close: 'Close the search',
});
