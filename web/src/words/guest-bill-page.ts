import { billPage } from '../messages/guest/bill-page/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what a guest reads on the page of the bill, in the guest's language. */
export const billPageWords = (words: GuestWords): typeof billPage => words.parts?.billPage ?? billPage;
