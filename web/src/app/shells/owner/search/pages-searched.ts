import type { Searched } from '../../search/pages-found.ts';

export const OWNERS_PAGES: Searched = {
  area: 'dashboard',
  also: {
    finance: ['gst', 'gstr', 'tax', 'profit', 'tally', 'accountant'],
    settings: ['upi', 'fssai', 'gstin', 'printer', 'offers', 'discount codes'],
    payroll: ['wages', 'salary', 'attendance', 'muster', 'pf', 'esi'],
    staff: ['people', 'captains', 'password'],
    expenses: ['costs', 'purchases', 'rent'],
    orders: ['bills', 'invoices', 'credit notes', 'refund'],
    customers: ['guests'],
  },
};
