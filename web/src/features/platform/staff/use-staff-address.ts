import { folded } from '@bhoj/domain/kernel/folded';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { referralKey } from '@bhoj/domain/platform/staff/referral';
import type { Cursor, QuerySpec } from '@bhoj/domain/kernel/collection';
import { optionalChoiceParam, textParam, useAddressParams } from '../../../ui/table/address-params.ts';

export const STATES = ['active', 'closed'] as const;

/** The filters of the list; null matches everybody. */
export interface StaffAddress {
  readonly q: string;
  readonly state: (typeof STATES)[number] | null;
}

const PARAMS = { q: textParam, state: optionalChoiceParam(STATES) };

export const useStaffAddress = () => useAddressParams<StaffAddress>(PARAMS);

/** A typed text with a digit in it is a referral ID; any other is the beginning of a name. */
export function staffQuery({ q, state }: StaffAddress, after: Cursor | null): QuerySpec {
  const { byName, named, byReferralKey } = platformStaff.queries;
  const active = state === null ? null : state === 'active';
  if (q === '') return byName(active, after);
  return /\d/.test(q) ? byReferralKey(referralKey(q)) : named(folded(q), active, after);
}
