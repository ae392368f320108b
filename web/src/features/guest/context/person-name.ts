import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { guestLabel } from '../../../blocks/names/guest-label.ts';
import type { GuestWords } from '../../../words/guest.ts';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Words } from '../../../words/part.ts';

/** The guest of the order that this phone belongs to. */
export interface Reader {
  readonly uid: string | null;
  readonly language: Language;
  readonly words: GuestWords;
}

/**
 * Returns the name of the person who added something, for this guest: "You", a given name, a label, or a captain's
 * name.
 */
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
