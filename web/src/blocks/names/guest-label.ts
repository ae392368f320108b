import { isGuestLabel } from '@bhoj/domain/orders/joining';
import { guestLabelWords } from '../../messages/guest-labels.ts';

/** A guest's label in the reader's language; a staff member's name stays as it is. */
export const guestLabel = (label: string): string =>
  isGuestLabel(label) ? guestLabelWords[label] : label;
