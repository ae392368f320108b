import { useState } from 'react';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import { reverseLawOn } from '@bhoj/domain/statute/reverse-charge';
import type { ReverseLaw } from '@bhoj/domain/statute/reverse-charge';
import type { ReverseKind } from '@bhoj/domain/statute/reverse-kinds';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { useRecipients } from './use-recipients.ts';
import type { Recipients } from './use-recipients.ts';

/** Who owes a tax: the restaurant under the registration of a day, which the owner chooses where the bills do not say it. */
export interface Owing {
  readonly all: Recipients;
  /** The place of the registration in `all`; null before a choice. */
  readonly place: number | null;
  readonly choose: (place: number) => void;
  /** Null before a choice, and without a registration. */
  readonly recipient: Exclude<Recipients, string>[number];
  /** Null where no tax is owed, or before a choice. */
  readonly law: ReverseLaw | null;
  /** The registration as the callable takes it. */
  readonly registration: { readonly gstin: string; readonly composition: boolean } | null;
}

export function useOwing(kind: ReverseKind, day: IsoDate, now: number): Owing {
  const all = useRecipients(day, now);
  const [chosen, setChosen] = useState<{ readonly day: IsoDate; readonly place: number } | null>(null);
  const choose = (place: number) => setChosen({ day, place });
  const isOne = typeof all !== 'string' && all.length === 1;
  const place = isOne ? 0 : chosen?.day === day ? chosen.place : null;
  const recipient = typeof all === 'string' || place === null ? null : (all[place] ?? null);
  return {
    all,
    place,
    choose,
    recipient,
    law: recipient && reverseLawOn(kind, day, recipient.composition),
    registration: recipient && {
      gstin: recipient.gstin,
      composition: sellerOf(recipient).composition,
    },
  };
}
