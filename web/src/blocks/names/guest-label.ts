import { isGuestLabel } from '@bhoj/domain/orders/joining';
import { guestLabelWords } from '../../messages/guest-labels.ts';
import type { Language } from '../../messages/language.ts';

/** A guest's label in the reader's language; a staff member's name stays as it is. */
export const guestLabel = (label: string, language: Language = 'en'): string =>
  isGuestLabel(label) ? guestLabelWords[language][label] : label;
