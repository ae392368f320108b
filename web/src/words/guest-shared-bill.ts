import { sharedBill } from '../messages/guest/shared-bill/en.ts';
import type { GuestWords } from '../messages/guest/en.ts';

/** Returns what somebody reads who opens the link to a bill, in the guest's language. */
export const sharedBillWords = (words: GuestWords): typeof sharedBill =>
  words.parts?.sharedBill ?? sharedBill;
