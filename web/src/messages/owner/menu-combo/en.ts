import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { part } from '../../part.ts';

/** The slots of a combo in the form of a dish. */
export const menuComboPart = part('menuCombo', {
  title: 'Combo',
  hint: 'A thali or a meal: dishes of the menu at one price, with a choice where you like.',
  addSlot: 'Add a slot',
  slot: (n: number) => `Slot ${n}`,
  slotName: (n: number) => `Name of slot ${n}`,
  slotOtherName: (n: number, language: OtherLanguage) => `Slot ${n} in ${LANGUAGES[language].english}`,
  /** The headings of columns, with which the names of their fields begin. */
  heads: { take: 'Dishes', portions: 'Portions', extra: 'Extra' },
  take: (n: number) => `Dishes in slot ${n}`,
  removeSlot: (n: number) => `Remove slot ${n}`,
  choice: (slot: number, n: number) => `Dish ${n} of slot ${slot}`,
  portions: (slot: number, n: number) => `Portions of dish ${n} of slot ${slot}`,
  extra: (slot: number, n: number) => `Extra for dish ${n} of slot ${slot}`,
  removeChoice: (slot: number, n: number) => `Remove dish ${n} of slot ${slot}`,
  addChoice: (slot: number) => `Add a dish to slot ${slot}`,
  oneByOne: (sum: string) => `One by one its first dishes cost ${sum}.`,
  saves: (difference: string) => `The combo saves ${difference}.`,
});
