import { nameKey } from '../../kernel/folded.ts';
import type { Mark } from '../shape/menu.schema.ts';

/** The spellings of each mark, without blanks, dots, dashes and slashes. */
const WRITTEN: Readonly<Record<Mark, readonly string[]>> = {
  veg: ['veg', 'v', 'vegetarian', 'pureveg', 'vegeterian', 'green', 'वेज', 'शाकाहारी', 'शुद्धशाकाहारी'],
  egg: ['egg', 'e', 'eggetarian', 'eggitarian', 'containsegg', 'withegg', 'एग', 'अंडा', 'अण्डा'],
  'non-veg': [
    'nonveg',
    'nv',
    'nonvegetarian',
    'nonvegeterian',
    'red',
    'नॉनवेज',
    'नानवेज',
    'मांसाहारी',
    'माँसाहारी',
  ],
};
const MARK_OF = new Map(
  Object.entries(WRITTEN).flatMap(([mark, words]) =>
    words.map((word) => [nameKey(word), mark as Mark] as const),
  ),
);

/** Reads `Veg`, `NON VEG`, `n/v`, `Egg` or `शाकाहारी`; null for any other text. */
export const markIn = (cell: string): Mark | null =>
  MARK_OF.get(nameKey(cell).replaceAll(/[\s.\-–/_()]/g, '')) ?? null;
