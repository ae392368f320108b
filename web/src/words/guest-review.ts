import { review } from '../messages/guest/review/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns the sentences of the review, in the guest's language. */
export const reviewWords = (words: GuestWords): typeof review => words.parts?.review ?? review;
