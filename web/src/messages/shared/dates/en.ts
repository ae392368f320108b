import { part } from '../../part.ts';

/** Words of the date controls in `ui/dates`. */
export const dates = {
  day: { before: 'The day before', after: 'The day after', today: 'Today' },
  month: { before: 'The month before', after: 'The month after' },
  period: {
    label: 'Period',
    names: {
      today: 'Today',
      yesterday: 'Yesterday',
      'this-week': 'This week',
      'this-month': 'This month',
      'last-month': 'Last month',
      'this-financial-year': 'This financial year',
    },
    custom: 'From – to',
    from: 'From',
    to: 'To',
  },
};

export const datesPart = part('dates', dates);
