import type { Funnel } from '@bhoj/domain/platform/staff/referrals.contract';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';

export interface StaffRow extends Entry<PlatformStaff> {
  /** Undefined until it is counted. */
  readonly funnel: Funnel | undefined;
}

/** Open or closed, as a word beside a dot. */
export const StateBadge = ({ words, active }: { words: Words<'platformStaffWords'>; active: boolean }) => (
  <StatusDotBadge color={active ? 'green' : 'grey'} word={words.states[active ? 'active' : 'closed']} />
);

export function staffColumns(words: Words<'platformStaffWords'>): readonly Column<StaffRow>[] {
  const heads = words.columns;
  const count = (id: keyof Funnel): Column<StaffRow> => ({
    id,
    header: heads[id],
    text: ({ funnel }) => (funnel === undefined ? words.notCounted : String(funnel[id])),
    align: 'end',
    card: 'secondary',
    isLabelledOnCard: true,
    width: '100px',
  });
  return [
    { id: 'name', header: heads.name, text: ({ value }) => value.name, card: 'title' },
    { id: 'referralId', header: heads.referralId, text: ({ value }) => value.referralId, card: 'secondary' },
    { id: 'city', header: heads.city, text: ({ value }) => value.city ?? '', card: 'secondary' },
    {
      id: 'state',
      header: heads.state,
      text: ({ value }) => words.states[value.active ? 'active' : 'closed'],
      cell: ({ value }) => <StateBadge words={words} active={value.active} />,
      card: 'amount',
      width: '110px',
    },
    count('signedUp'),
    count('onboarded'),
    count('activated'),
    count('paid'),
    count('kept'),
    count('flagged'),
  ];
}
