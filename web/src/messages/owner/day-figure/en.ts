import type { DayFigureName } from '@bhoj/domain/figures/day/day-figure';
import { part } from '../../part.ts';

const names: Record<DayFigureName, string> = {
  net: 'Net sales',
  sales: 'Sales before tax',
  subtotal: 'Sales before discounts and tax',
  discount: 'Taken off the bills',
  off: 'Discounts',
  complimentary: 'Complimentary',
  tax: 'Tax on sales',
  gst: 'GST on bills',
  vat: 'VAT on bills',
  roundOff: 'Round off',
  billed: 'Billed',
  business: 'Bills of companies',
  afterNotes: 'Billed, less and with notes',
  credited: 'Credited before tax',
  credits: 'Credit notes',
  debits: 'Debit notes',
  voids: 'Void bills',
  cancelled: 'Cancelled dishes',
  paid: 'Paid on bills',
  refunds: 'Refunded',
  taken: 'Taken',
  back: 'Given back',
  tips: 'Tips',
  declared: 'Said to be paid by UPI',
  upi: 'Received by UPI',
  bills: 'Bills',
  guests: 'Guests',
  waits: 'Minutes that guests waited',
  hour: 'Billed in an hour',
  operator: 'Orders of an aggregator',
};

/** What makes a figure of a day or of several. */
export const dayFigure = {
  /** `of` is the way of paying, the hour or the operator; empty for the whole. */
  title: (name: DayFigureName, of: string) => (of === '' ? names[name] : `${names[name]}: ${of}`),
  hour: (hour: string) => `${hour}:00`,
  onDay: (day: string) => `On ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  onWeekday: (weekday: string, period: string) => `${weekday}s, ${period}`,
  document: 'Document',
  day: 'Day',
  gives: 'Gives',
  total: 'Total',
  invoice: (number: string) => `Bill ${number}`,
  void: (number: string) => `Void bill ${number}`,
  'credit-note': (number: string) => `Credit note ${number}`,
  'debit-note': (number: string) => `Debit note ${number}`,
  order: (place: string) => `Order ${place}`,
  returned: 'Part payments that were given back before their bill',
  agrees: 'This is the figure that the day keeps.',
  differs: (figure: string) =>
    `The day keeps ${figure}. The rest is on documents of other days or on orders that are still open.`,
  none: 'No document makes this figure.',
  noDays: 'No day of this time sold anything.',
  minutes: (n: number) => `${n} min`,
  close: 'Close',
  loading: 'Loading what makes the figure',
  couldNotLoad: 'What makes the figure could not be loaded',
};

export const dayFigurePart = part('dayFigure', dayFigure);
