import { sweptAt } from '@bhoj/domain/platform/staff/accounts';
import type { Account } from '@bhoj/domain/platform/staff/accounts.contract';
import { momentName } from '../../../ui/dates/formats.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';

type UserWords = Words<'platformUsers'>;

/** Open or disabled, as a word beside a dot. */
export const StateBadge = ({ words, isDisabled }: { words: UserWords; isDisabled: boolean }) => (
  <StatusDotBadge
    color={isDisabled ? 'grey' : 'green'}
    word={words.states[isDisabled ? 'disabled' : 'open']}
  />
);

export function roleName(words: UserWords, account: Account): string {
  const at = sweptAt(account);
  if (at !== null) return words.noRole(momentName(at));
  return account.role === null ? '' : words.roles[account.role];
}

export const whoName = (words: UserWords, { email, name }: Account): string =>
  email ?? (name || words.unnamed);

export const lastSignInName = (words: UserWords, { lastSignInAt }: Account): string =>
  lastSignInAt === null ? words.never : momentName(lastSignInAt);

export function accountColumns(words: UserWords): readonly Column<Account>[] {
  const heads = words.columns;
  const labelled = { card: 'secondary', isLabelledOnCard: true } as const;
  return [
    { id: 'who', header: heads.who, text: (account) => whoName(words, account), card: 'title' },
    {
      id: 'role',
      header: heads.role,
      text: (account) => roleName(words, account),
      card: 'secondary',
      width: '160px',
    },
    {
      id: 'restaurant',
      header: heads.restaurant,
      text: ({ restaurantId }) => restaurantId ?? words.noRestaurant,
      ...labelled,
    },
    {
      id: 'verified',
      header: heads.verified,
      text: ({ isVerified }) => (isVerified ? words.yes : words.no),
      ...labelled,
      width: '130px',
    },
    {
      id: 'lastSignIn',
      header: heads.lastSignIn,
      text: (account) => lastSignInName(words, account),
      ...labelled,
      width: '180px',
    },
    {
      id: 'state',
      header: heads.state,
      text: ({ isDisabled }) => words.states[isDisabled ? 'disabled' : 'open'],
      cell: ({ isDisabled }) => <StateBadge words={words} isDisabled={isDisabled} />,
      card: 'amount',
      width: '120px',
    },
  ];
}
