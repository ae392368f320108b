import type { LineName } from '@bhoj/domain/figures/span/profit-and-loss';
import { part } from '../../part.ts';

const lines: Readonly<Record<LineName, string>> = {
  subtotal: 'Sales before discount',
  discount: 'Discounts',
  credits: 'Credit notes',
  debits: 'Debit notes',
  net: 'Net sales',
  food: 'Food cost',
  gross: 'Gross profit',
  wages: 'Wages with the employer’s shares',
  other: 'Other costs',
  operating: 'Operating profit',
  prime: 'Prime cost (food and wages)',
  breakEven: 'Break-even for a day with sales',
};

export const financeProfitPart = part('financeProfit', {
  title: (period: string) => `Profit and loss of ${period}`,
  refreshing: 'Bringing the figures up to date…',
  notRefreshed: 'The figures could not be brought up to date. They are as they were computed last.',
  none: (period: string) => `Nothing was sold or spent in ${period}.`,
  line: 'Line',
  amount: 'Amount',
  share: '% of net sales',
  before: 'Period before',
  yearAgo: 'A year ago',
  lastYear: 'The year before',
  lines,
  food: { theoretical: 'Food cost (theoretical)', purchases: 'Food cost (purchases)' },
  wages: {
    run: 'Wages with the employer’s shares',
    draft: 'Wages with the employer’s shares, from the draft',
    estimate: 'Wages with the employer’s shares, an estimate',
  },
  wagesHint: {
    run: '',
    draft: 'Wages of a month whose pay run is not approved are from its draft. ',
    estimate:
      'Wages of a month without a pay run are an estimate: everybody’s pay by their terms, present on each working day, without overtime. ',
  },
  foodHint: {
    theoretical: 'Theoretical: portions sold × their cost prices.',
    purchases: 'Purchases: what was bought of food and drink, because too few dishes have a cost price.',
  },
  operatingBeforePay: 'Operating profit before wages',
  breakEvenBeforePay: 'Break-even for a day with sales, before wages',
  notEntered: 'Not entered',
  notKnown: 'Not known',
  tooMany: 'A month has more expenses than are read. Its costs are not complete.',
  taxNote: 'Net sales are without tax, tips and round-off. A chartered accountant confirms the accounts.',
  compare: 'Compare with the year before',
  print: 'Print',

  byMonth: (line: string) => `${line} by month`,
  byDay: (line: string) => `${line} by day`,
  month: 'Month',
  day: 'Day',
  close: 'Close',
  total: 'Total',
  daysOf: 'Loading the days',
  noDays: 'No day of this month has a bill.',

  flow: (period: string) => `What came in, what it cost, what is left: ${period}`,
  costs: (period: string) => `Costs of ${period}`,
  netByMonth: (period: string) => `Net sales by month, ${period}`,
  show: 'Show as',
  chart: 'Chart',
  table: 'Table',
  cost: 'Cost',
  costShare: 'Share of these costs',
  netShare: 'Share of the period',
});
