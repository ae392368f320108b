import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Returns the sentences of refusals, with those that only the waitlist can receive. */
export function useWaitReasons(): Readonly<Record<FailureReason, string>> {
  const shared = useWords(reasonsPart);
  const { refusals: ofBookings } = useWords(bookingsPart);
  const { refusals } = useWords(waitlistPart);
  return { ...shared, ...ofBookings, ...refusals };
}
