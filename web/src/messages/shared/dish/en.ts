import { part } from '../../part.ts';
import { markWords } from '../marks/en.ts';
import type { MarkWords } from '../marks/en.ts';

export interface DishSheetWords {
  readonly marks: MarkWords;
  readonly close: string;
  readonly size: string;
  /** In place of the price of a size or an add-on. */
  readonly soldOut: string;
  /** Below a dish with counted portions. */
  readonly left: (n: number) => string;
  /** How many add-ons a group requires. */
  readonly chooseExactly: (n: number) => string;
  readonly chooseBetween: (min: number, max: number) => string;
  readonly chooseUpTo: (max: number) => string;
  /** The first option where at most one may be chosen and none is required: the dish as the kitchen makes it. */
  readonly asUsual: string;
  /** Beside a group with too few choices. */
  readonly chooseMore: (missing: number) => string;
  readonly note: string;
  readonly noteHint: string;
  readonly addNote: string;
  readonly saveNote: string;
  readonly weight: string;
  readonly perKilo: (price: string) => string;
  /** A field for a weight that the dish does not offer. */
  readonly otherWeight: string;
  readonly otherWeightHint: string;
  readonly wrongWeight: (most: string) => string;
  readonly quantity: string;
  readonly less: string;
  readonly more: string;
  readonly add: (total: string) => string;
}
export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'Close',
  size: 'Size',
  soldOut: 'Sold out',
  left: (n) => `${n} left`,
  chooseExactly: (n) => `Required · choose ${n}`,
  chooseBetween: (min, max) => `Required · choose ${min} to ${max}`,
  chooseUpTo: (max) => (max === 1 ? 'Optional' : `Optional · up to ${max}`),
  asUsual: 'As usual',
  chooseMore: (missing) => `Choose ${missing} more`,
  note: 'Note for the kitchen',
  noteHint: 'For instance: less spicy, no onion',
  addNote: 'Add a note',
  saveNote: 'Keep the note',
  weight: 'Weight',
  perKilo: (price) => `${price} / kg`,
  otherWeight: 'Other weight',
  otherWeightHint: 'In grams, or like 1.5 kg',
  wrongWeight: (most) => `Type grams, like 350, or kilograms, like 1.5 kg; at most ${most}.`,
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  add: (total) => `Add · ${total}`,
};

export const dishSheetPart = part('dishSheetWords', dishSheetWords);
