import { cartSheet } from '../messages/guest/cart-sheet/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what a guest reads in the open cart, in the guest's language. */
export const cartSheetWords = (words: GuestWords): typeof cartSheet => words.parts?.cartSheet ?? cartSheet;
