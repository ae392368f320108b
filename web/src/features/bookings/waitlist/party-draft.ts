import type { Language } from '@bhoj/domain/catalogue/languages';
import { MOBILE, mobileDigits } from '@bhoj/domain/kernel/mobile';
import { LARGEST_PARTY } from '@bhoj/domain/tables/joins.schema';
import type { WaitingParty } from '@bhoj/domain/waitlist/wait-day.schema';
import type { WaitingGuest } from '@bhoj/domain/waitlist/waiting-guest.schema';

/** The largest size with a button of its own: so many stand in one row of a phone. */
export const MOST_TAPPED = 6;

/** A party as the dialog holds it, as typed. */
export interface PartyDraft {
  readonly size: string;
  readonly name: string;
  readonly mobile: string;
  readonly language: Language;
}

export const emptyParty = (size: number | null, language: Language): PartyDraft => ({
  size: size === null ? '' : String(size),
  name: '',
  mobile: '',
  language,
});

export const draftOf = ({ size }: Pick<WaitingParty, 'size'>, who: WaitingGuest | null): PartyDraft => ({
  size: String(size),
  name: who?.name ?? '',
  mobile: who?.mobile ?? '',
  language: who?.language ?? 'en',
});

/** Returns the typed size; null where it is none. */
export function sizeOf({ size }: Pick<PartyDraft, 'size'>): number | null {
  const n = /^\s*\d{1,3}\s*$/.test(size) ? Number(size) : 0;
  return n >= 1 && n <= LARGEST_PARTY ? n : null;
}

/** Returns the fields that cannot be sent. */
export function faultsOf(draft: PartyDraft): ('size' | 'mobile')[] {
  const isMobile = draft.mobile.trim() === '' || MOBILE.test(mobileDigits(draft.mobile));
  return [...(sizeOf(draft) === null ? (['size'] as const) : []), ...(isMobile ? [] : (['mobile'] as const))];
}

/** Returns the input of the call for a draft without faults. */
export const saidOf = (draft: PartyDraft) => ({
  size: sizeOf(draft) ?? 1,
  name: draft.name.trim(),
  mobile: draft.mobile.trim() === '' ? null : draft.mobile,
  language: draft.language,
});
