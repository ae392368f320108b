import type { BulkFault } from '@bhoj/domain/menu/changes/bulk';
import type { MenuChangeKind } from '@bhoj/domain/menu/changes/menu-change.schema';
import type { Touched } from '@bhoj/domain/menu/changes/touched';
import { part } from '../../part.ts';

const number = (n: number) => n.toLocaleString('en-IN');
const dishes = (n: number) => `${number(n)} ${n === 1 ? 'dish' : 'dishes'}`;
const groupsOf = (n: number) => `${number(n)} ${n === 1 ? 'group' : 'groups'} of add-ons`;

/** Returns the dishes and the groups of add-ons of a change; dishes alone where it has neither. */
const touched = ({ dishes: n, groups }: Touched): string =>
  [...(n > 0 || groups === 0 ? [dishes(n)] : []), ...(groups > 0 ? [groupsOf(groups)] : [])].join(' and ');

export const menuBulkPart = part('menuBulk', {
  title: 'Change many dishes',
  choose: 'Choose dishes',
  search: 'Find dishes by name',
  allFound: (n: number) => `All ${number(n)} found`,
  wholeCategory: (name: string, chosen: number, n: number) =>
    `${name}: ${number(chosen)} of ${number(n)} chosen`,
  show: (name: string) => `Show the dishes of ${name}`,
  hide: (name: string) => `Hide the dishes of ${name}`,
  noneFound: 'No dish has this name.',
  chosen: (n: number) => (n === 0 ? 'No dish is chosen' : `${dishes(n)} chosen`),
  next: 'Next',
  back: 'Back',
  cancel: 'Cancel',
  what: 'What changes',
  kinds: { price: 'Price', station: 'Station', taxClass: 'Tax class', hours: 'Hours' },
  pricesOf: 'Prices of',
  ofMenu: 'The menu',
  ofSize: (dish: string, size: string) => `${dish}, ${size}`,
  by: 'By',
  bys: { percent: 'Percent', rupees: 'Rupees' },
  amount: 'Amount',
  amountHint: 'Like 10 or 7.5; with a minus sign in front, prices become lower.',
  amountWrong: 'Enter a number other than 0, at most 99,999.99, like 10, 7.5 or -5.',
  round: 'Rounded to',
  rounds: { 100: '₹1', 500: '₹5', 1000: '₹10' },
  station: 'Station',
  taxClass: 'Tax class',
  from: 'Offered from',
  to: 'Offered until',
  hoursHint: 'Leave both empty to offer them all day. Hours belong to a category: choose all of its dishes.',
  hoursWrong: 'Enter both times, or none.',
  preview: (n: number) => `${number(n)} ${n === 1 ? 'change' : 'changes'}`,
  nothing: 'Nothing would change.',
  previewTable: 'What would change',
  thing: 'Dish',
  before: 'Now',
  after: 'Then',
  allDay: 'All day',
  stays: (n: number) => `${dishes(n)} ${n === 1 ? 'stays' : 'stay'} as ${n === 1 ? 'it is' : 'they are'}`,
  apply: (n: number) => `Change ${number(n)}`,
  applying: 'Changing…',
  done: (n: number) => `${number(n)} ${n === 1 ? 'change is' : 'changes are'} saved`,
  titleOf: (list: string) => `Prices changed: ${list}`,
  titles: {
    price: 'Prices changed',
    station: 'Stations changed',
    taxClass: 'Tax classes changed',
    hours: 'Hours changed',
  },
});

const bulkFaultWords: Record<BulkFault, string> = {
  'needs-hsn': 'goods need their HSN code: open the dish and enter it',
  'has-mrp': 'an MRP is printed on it, so it is packaged goods',
  'liquor-as-food': 'its name reads like liquor',
  'above-mrp': 'it would cost more than the MRP on its pack',
  'no-price': 'it would cost nothing, or too much',
  'open-price': 'it is an open dish, whose price is typed when it is sold',
  'in-combo': 'it would be unfit for the combo',
  'combo-class': 'a combo is sold as restaurant service',
  'not-on-list': 'it has no price on this list',
  'part-of-category': 'not every dish of its category is chosen',
};

export const menuChangesPart = part('menuChanges', {
  title: 'Undo an import or change',
  intro:
    'The last of each kind can be undone: what it added goes, and what it changed is as before. A dish that was changed since stays as it is.',
  close: 'Close',
  loading: 'Loading the last changes',
  kinds: { import: 'Last import', bulk: 'Last change of many dishes' } satisfies Record<
    MenuChangeKind,
    string
  >,
  none: 'There is none yet.',
  touched,
  undo: { import: 'Undo the import', bulk: 'Undo the change' } satisfies Record<MenuChangeKind, string>,
  undoing: 'Undoing…',
  isUndone: (when: string) => `Undone on ${when}.`,
  undone: (restored: Touched) => `${touched(restored)} as before`,
  left: (names: string) => `Changed since, so left as they are: ${names}.`,
  gone: 'A later one came after it, so this one can no longer be undone.',
});

export const bulkFaultPart = part('bulkFaultWords', bulkFaultWords);
