import { keptBill } from '../messages/guest/kept-bill/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what a guest reads of a paid bill, in the guest's language. */
export const keptBillWords = (words: GuestWords): typeof keptBill => words.parts?.keptBill ?? keptBill;
