import { part } from '../../part.ts';

export const finance = {
  description: 'What the restaurant earns, what it owes in tax, and where its money is.',
  views: 'Finance',
  tab: { pl: 'Profit and loss', gst: 'GST', money: 'Money', accountant: 'For the accountant' },
  loading: 'Loading the figures',
  couldNotLoad: 'The figures could not be loaded',
  offline: 'These months are not on this device. They show when you are back online.',

  period: 'Period',
  kinds: { month: 'Month', quarter: 'Quarter', year: 'Financial year', range: 'Several months' },
  from: 'First month',
  to: 'Last month',
  earlier: 'Period before',
  later: 'Period after',
  months: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
};

export const financePart = part('finance', finance);
