import { ownPart } from '../messages/guest/own-share/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what a guest reads about their own part of the bill, in the guest's language. */
export const ownPartWords = (words: GuestWords): typeof ownPart => words.parts?.ownPart ?? ownPart;
