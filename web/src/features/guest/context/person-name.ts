import type { Author } from '@bhoj/domain/orders/author.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import type { GuestWords } from '../../../words/guest.ts';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Words } from '../../../words/part.ts';

/** Who of the order this phone is. */
export interface Reader {
  readonly uid: string | null;
  readonly language: Language;
  readonly words: GuestWords;
}

/** Who added something, as this guest reads it: "You", a given name, a label, a waiter's name. */
export function personName(
  guestLabelWords: Words<'guestLabelWords'>,
  order: Order,
  by: Pick<Author, 'kind' | 'label'>,
  { uid, words }: Reader,
): string {
  if (by.kind !== 'guest') return words.order.waiter(by.label);
  const { guests } = order.joining;
  if (uid !== null && guests[uid]?.label === by.label) return words.order.you;
  const named = Object.values(guests).find((guest) => guest.label === by.label);
  return named?.name ?? guestLabel(guestLabelWords, by.label);
}
