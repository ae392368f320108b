import { buyer } from '../messages/guest/buyer/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what a guest reads who names a buyer for the bill, in the guest's language. */
export const buyerWords = (words: GuestWords): typeof buyer => words.parts?.buyer ?? buyer;
