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

export type TapOf = (typeof OF_CAPTAIN | typeof OF_KITCHEN)[number];

/** The rows of the taps that are measured. */
export const TAPS = [
  ...OF_CAPTAIN.map((kind) => `captain: ${kind}`),
  ...OF_KITCHEN.map((kind) => `kitchen: ${kind}`),
];
