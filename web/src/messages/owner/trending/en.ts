import type { Advice } from '@bhoj/domain/figures/advice/menu-engineering';
import type { DayPart } from '@bhoj/domain/figures/span/sales-times';
import { part } from '../../part.ts';

const counted = (n: number, one: string, many: string) =>
  `${n.toLocaleString('en-IN')} ${n === 1 ? one : many}`;

const dayParts: Readonly<Record<DayPart, string>> = {
  morning: 'Morning, 4 am to 11 am',
  lunch: 'Lunch, 11 am to 4 pm',
  afternoon: 'Afternoon, 4 pm to 7 pm',
  dinner: 'Dinner, from 7 pm',
};

/** The advice on a dish, for a table and for a card. */
const advice: Readonly<Record<Advice, { readonly name: string; readonly todo: string }>> = {
  keep: {
    name: 'Popular and earns well: keep',
    todo: 'Leave price and recipe alone, and never run out of it.',
  },
  price: {
    name: 'Popular and earns little: raise the price or lower the cost',
    todo: 'Try a small rise, a smaller portion or a cheaper supplier.',
  },
  show: {
    name: 'Earns well and is ordered little: show it more',
    todo: 'Move it up on the menu, give it a photo, let captains recommend it.',
  },
  rethink: {
    name: 'Ordered little and earns little: change or drop',
    todo: 'Change the recipe or the price, or take it off the menu.',
  },
  uncosted: {
    name: 'No cost price: not known',
    todo: 'Enter its cost price in the menu. It counts from the next day on.',
  },
  few: { name: 'Too few to say', todo: 'Under 20 portions, chance decides. Choose a longer period.' },
};

export const trendingPart = part('trending', {
  description: 'What sells, what earns, and what to do about it.',
  loading: 'Loading the sales',
  couldNotLoad: 'The sales could not be loaded',
  offline: 'These days are not on this device. They show when you are back online.',
  none: 'No sales in this period. Dishes appear here once their bills are settled.',
  longer: 'Show the last 60 days',
  toOrders: 'Go to the orders',

  period: {
    label: 'Period',
    last: (days: number) => `Last ${days} days`,
    month: 'A month',
    own: 'From – to, up to 60 days',
    from: 'From',
    to: 'To',
  },
  compared: (before: string) => `Trend: portions against the same number of days before, ${before}.`,
  notCompared: 'Without a trend: only periods of up to 31 days are compared with the days before.',

  tooLong: 'Choose 31 days or fewer. For longer periods this page would have to read too much.',
  choose: 'Show the last 28 days',

  views: 'Views',
  view: {
    dishes: 'Dishes',
    advice: 'What to do',
    together: 'Together',
    soldOut: 'Sold out',
    times: 'Times and people',
  },

  sum: {
    dishes: 'Dishes',
    other: 'Packing, delivery and bills from before dishes had ids',
    all: 'Sales before tax, less discounts',
    hint: 'The same as “Sales before tax” less “Discounts” in the Day view of each day. Credit and debit notes are not taken off here.',
  },

  earners: {
    title: 'What sells and what earns',
    hint: 'The whole bar is what a dish sold for; the part in full colour is the margin, where cost prices are known.',
    amounts: (sales: string, margin: string | null) =>
      margin === null ? sales : `${sales} · earns ${margin}`,
  },
  byCategory: 'Sales by category',
  uncategorised: 'Packing, delivery, and dishes without a category',

  list: 'Dishes sold',
  listSum: (n: number, portions: number, sales: string) =>
    `${counted(n, 'dish', 'dishes')} · ${counted(portions, 'portion', 'portions')} · ${sales}`,
  fileName: (from: string, to: string) => `bhoj-dishes-${from}-${to}.csv`,
  search: 'Search dishes',
  clearSearch: 'Clear search',
  category: 'Category',
  anyCategory: 'All categories',
  noCategory: 'No category',
  nothingFits: 'No dish fits.',
  clearFilters: 'Clear filters',
  columns: {
    dish: 'Dish',
    category: 'Category',
    portions: 'Sold',
    sales: 'Sales',
    each: 'A portion',
    margin: 'Margin',
    marginShare: 'Margin %',
    trend: 'Trend',
    perDay: 'A day',
  },
  unknown: '–',
  fresh: 'New',
  marginHint:
    'Sales are after discount and before tax. Margin is sales less portions × cost price; “–” where a portion had no cost price.',

  advice,
  adviceTitle: 'What to do with each dish',
  adviceHint:
    'Within each category. Popular: at least 70 % of an equal share of its portions. Earns well: margin per portion at least the category’s mean, weighted by portions.',
  adviceColumns: {
    dish: 'Dish',
    category: 'Category',
    portions: 'Sold',
    margin: 'Margin a portion',
    advice: 'What to do',
  },
  adviceFile: (from: string, to: string) => `bhoj-menu-advice-${from}-${to}.csv`,
  adviceNone: 'No dish',

  together: {
    title: 'Dishes that go together',
    hint: 'On the same bill at least five times, and more often than chance would have it. Let captains offer the second with the first, or make a combo of both.',
    loading: 'Loading what was ordered together',
    couldNotLoad: 'What was ordered together could not be loaded',
    none: 'No two dishes were on the same bill often enough to say. Choose a longer period.',
    file: (from: string, to: string) => `bhoj-together-${from}-${to}.csv`,
    columns: {
      dish: 'With this dish',
      other: 'guests order',
      bills: 'Bills with both',
      share: 'Of bills with the dish',
      lift: 'Against chance',
    },
    times: (lift: number) =>
      `${lift.toLocaleString('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ×`,
  },
  addOns: {
    title: 'Add-ons',
    hint: 'On how many bills a dish has an add-on.',
    none: 'No add-on was ordered in this period.',
    file: (from: string, to: string) => `bhoj-add-ons-${from}-${to}.csv`,
    columns: { addOn: 'Add-on', dish: 'Dish', bills: 'Bills', share: 'Of bills with the dish' },
  },

  soldOut: {
    title: 'What sold-out hours cost',
    hint: 'Mean sales per open hour on sale × open hours sold out, on days with a bill. The range is the same on a slow day (a quarter of the days were slower) and on a good day (a quarter were better). It is the most it can have cost: guests may have ordered something else.',
    loading: 'Loading what was sold out',
    couldNotLoad: 'What was sold out could not be loaded',
    none: 'No dish was sold out in this period while you were open.',
    file: (from: string, to: string) => `bhoj-sold-out-${from}-${to}.csv`,
    sum: (cost: string) => `At most about ${cost} in this period`,
    columns: {
      dish: 'Dish',
      times: 'Times',
      ranOut: 'Counted portions ran out',
      hours: 'Hours sold out',
      onSale: 'Hours on sale',
      perHour: 'Portions an hour',
      cost: 'Cost',
      range: 'Range',
    },
    range: (low: string, high: string) => `${low} to ${high}`,
    ranOut: (times: number, at: string) =>
      times === 1 ? `Once, at ${at}` : `${times} times, half of them by ${at}`,
    neverRanOut: 'No',
    notSold: 'Not sold, so not known',
    fewDays: 'Fewer than four days to go by',
    gone: 'A dish not sold in this period',
  },

  times: {
    weekday: 'Mean sales of a day, by weekday',
    part: 'Sales by part of the day, tax included',
    type: 'Sales by type of order, tax included',
    guests: 'Guests by hour of their bill, of parties that said their number',
    shows: { guests: 'Hour', weekday: 'Weekday', part: 'Part of the day', type: 'Type of order' },
    amount: 'Amount',
    share: 'Share',
    show: 'Show as',
    chart: 'Chart',
    table: 'Table',
  },
  turns: {
    title: 'Parties by size',
    hint: (known: number, all: number) =>
      `${known.toLocaleString('en-IN')} of ${counted(all, 'party', 'parties')} at tables said their number. Minutes are from the first round to the first bill.`,
    none: 'No party of this period said its number. Captains are asked when they open a table, guests when they scan it.',
    file: (from: string, to: string) => `bhoj-parties-${from}-${to}.csv`,
    orMore: (size: number) => `${size} or more`,
    columns: { size: 'Guests', parties: 'Parties', minutes: 'Mean minutes at the table' },
  },
  people: {
    title: 'Who took the orders',
    hint: 'In order of names. Tables, shifts and rush hours differ, so this helps to plan who is needed when; it does not compare people.',
    none: 'Bills of this period do not say who took them.',
    guest: 'Guests by themselves',
    file: (from: string, to: string) => `bhoj-order-takers-${from}-${to}.csv`,
    columns: { name: 'Name', bills: 'Bills', portions: 'Portions', sales: 'Sales', perBill: 'A bill' },
  },

  panel: {
    dish: 'Dish',
    notSold: 'This dish was not sold in this period. Choose a longer one.',
    share: 'Share of sales',
    curve: (name: string) => `${name}: sales by day`,
    day: 'Day',
    sizes: 'Sizes',
    size: 'Size',
    oneSize: 'Without a size',
    goneSize: (n: number) => `Size ${n}, no longer on the menu`,
    weekdays: 'Portions on a day, by weekday',
    perWeekday: (portions: string) => `${portions} a day`,
    rise: '₹10 more',
    riseHint: 'Reckoned for this period: each portion ₹10 dearer before tax, and 5 % fewer ordered.',
    riseSales: 'Sales would change by',
    riseMargin: 'Margin would change by',
    riseUnknown: 'Not known without a cost price',
  },
  dayParts,
});
