import { newId, newShareToken } from '@bhoj/domain/kernel/ids';

/** The facts that a guest has typed about themselves. */
export interface About {
  readonly name: string;
  readonly mobile: string;
  readonly occasion: string;
  readonly food: string;
  readonly note: string;
  readonly answers: readonly string[];
  readonly messages: boolean;
}

/** A booking that is being made. Its id and its key stay until it is made, so that sending it again books nothing twice. */
export interface Draft {
  readonly bookingId: string;
  readonly key: string;
  readonly about: About;
}

const NOBODY: About = {
  name: '',
  mobile: '',
  occasion: '',
  food: '',
  note: '',
  answers: ['', '', ''],
  messages: false,
};

const keyOf = (slug: string): string => `bhoj.booking.1.${slug}`;

const newDraft = (): Draft => ({ bookingId: newId(), key: newShareToken(), about: NOBODY });

/** Returns the draft of this tab, which survives a reload; a new one where there is none or storage is blocked. */
export function readDraft(slug: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null') as Draft | null;
    return kept ?? newDraft();
  } catch {
    return newDraft();
  }
}

/** Keeps the draft in this tab; null once it is booked. */
export function keepDraft(slug: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(slug));
    else sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // Storage is blocked: the draft lasts as long as the page.
  }
}
