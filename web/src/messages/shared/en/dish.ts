import type { Mark } from '@bhoj/domain/menu/menu.schema';

export type MarkWords = Readonly<Record<Mark, string>>;
export const markWords: MarkWords = { veg: 'Vegetarian', egg: 'Contains egg', 'non-veg': 'Non-vegetarian' };

export interface DishSheetWords {
  readonly marks: MarkWords;
  readonly close: string;
  readonly size: string;
  /** How many add-ons a group asks for. */
  readonly chooseExactly: (n: number) => string;
  readonly chooseBetween: (min: number, max: number) => string;
  readonly chooseUpTo: (max: number) => string;
  /** Stands beside a group with too few. */
  readonly chooseMore: (missing: number) => string;
  readonly note: string;
  readonly noteHint: string;
  readonly addNote: string;
  readonly saveNote: string;
  readonly quantity: string;
  readonly less: string;
  readonly more: string;
  readonly add: (total: string) => string;
}
export const dishSheetWords: DishSheetWords = {
  marks: markWords,
  close: 'Close',
  size: 'Size',
  chooseExactly: (n) => `Choose ${n}`,
  chooseBetween: (min, max) => `Choose ${min} to ${max}`,
  chooseUpTo: (max) => (max === 1 ? 'Choose one, or none' : `Choose up to ${max}`),
  chooseMore: (missing) => `Choose ${missing} more`,
  note: 'Note for the kitchen',
  noteHint: 'For instance: less spicy, no onion',
  addNote: 'Add a note',
  saveNote: 'Keep the note',
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  add: (total) => `Add · ${total}`,
};
