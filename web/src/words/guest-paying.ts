import { paying } from '../messages/guest/later/paying.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what a guest reads who pays, in the guest's language. */
export const payingWords = (words: GuestWords): typeof paying => words.parts?.paying ?? paying;
