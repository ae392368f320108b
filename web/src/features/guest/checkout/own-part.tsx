import { ownPartOf } from '@bhoj/domain/billing/own-part';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Account } from '@bhoj/domain/billing/account';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { ownPartWords } from '../../../words/guest-own-part.ts';
import type { Reader } from '../context/person-name.ts';

export interface OwnPartProps {
  readonly account: Account;
  readonly profile: Profile;
  readonly reader: Reader;
}

/** What this guest's own dishes come to on a bill of their own (P-OWN-1); nothing where there is no such part. */
export function OwnPart({ account, profile, reader: { uid, words } }: OwnPartProps) {
  const part = uid === null ? null : ownPartOf(account, profile.tax, uid);
  if (part === null || part.totalPaise === 0) return null;
  const { amount, hint } = ownPartWords(words);
  return (
    <PlainNotice tone="info">
      <strong>{amount(formatPlain(part.totalPaise))}</strong> {hint}
    </PlainNotice>
  );
}
