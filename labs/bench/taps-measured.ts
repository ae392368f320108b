const OF_CAPTAIN = [
  'open a table',
  'open the dishes',
  'choose a category',
  'show all dishes',
  'add a dish',
  'back to the table',
  'open the bill',
  'back to the tables',
] as const;

const OF_KITCHEN = ['start a line', 'a line is ready', 'undo', 'start a ticket', 'all ready'] as const;

/** On the bare page: what React and the browser alone cost. */
const OF_BARE = ['open a table', 'mark a dish', 'back to the tables'] as const;

export type TapOf = (typeof OF_CAPTAIN | typeof OF_KITCHEN | typeof OF_BARE)[number];

/** The rows of the taps that have a bound. */
export const TAPS = [
  ...OF_CAPTAIN.map((kind) => `captain: ${kind}`),
  ...OF_KITCHEN.map((kind) => `kitchen: ${kind}`),
];
