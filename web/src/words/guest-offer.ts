import { offerNote } from '../messages/guest/offer-note/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what stands below the price of a dish on offer, in the guest's language. */
export const offerNoteWords = (words: GuestWords): typeof offerNote => words.parts?.offerNote ?? offerNote;
