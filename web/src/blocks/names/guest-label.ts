import { isGuestLabel } from '@bhoj/domain/orders/joining';
import type { Words } from '../../words/part.ts';

/** A guest's label in the reader's language; a member's name stays as it is. */
export const guestLabel = (guestLabelWords: Words<'guestLabelWords'>, label: string): string =>
  isGuestLabel(label) ? guestLabelWords[label] : label;
