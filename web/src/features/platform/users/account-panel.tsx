import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Account } from '@bhoj/domain/platform/staff/accounts.contract';
import { useSession } from '../../../firebase/session.tsx';
import { momentName } from '../../../ui/dates/formats.ts';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { platformUsersPart } from '../../../messages/owner/platform-users/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { lastSignInName, roleName, StateBadge, whoName } from './account-columns.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { ActName } from './use-account-act.ts';

interface AccountPanelProps {
  readonly account: Account;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Returns the acts that an account allows, apart from those on the caller's own account. */
const actsOf = ({ isDisabled, email }: Account, isOwn: boolean): readonly ActName[] => [
  ...(email === null ? [] : (['mail'] as const)),
  'sessions',
  ...(isDisabled ? (['enable'] as const) : isOwn ? [] : (['disable'] as const)),
];

/** One account, with a super admin's acts on it. */
export function AccountPanel({ account, onClose, onDone }: AccountPanelProps) {
  const words = useWords(platformUsersPart);
  const common = useWords(commonPart);
  const session = useSession();
  const [act, setAct] = useState<ActName | null>(null);
  const { uid, role, restaurantId, isVerified, isDisabled, createdAt } = account;
  const isOwn = session.state === 'in' && session.user.uid === uid;
  const facts = [
    [words.uid, uid],
    [words.columns.role, roleName(words, account)],
    [words.columns.restaurant, restaurantId ?? words.noRestaurant],
    [words.columns.verified, isVerified ? words.yes : words.no],
    [words.columns.lastSignIn, lastSignInName(words, account)],
    [words.createdAt, momentName(createdAt)],
  ] as const;
  return (
    <SidePanel
      open
      title={whoName(words, account)}
      closeLabel={common.close}
      width={440}
      badge={<StateBadge words={words} isDisabled={isDisabled} />}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
        {restaurantId !== null && (
          <Button component={Link} to={href('superRestaurant', { restaurantId })} variant="outlined">
            {words.toRestaurant}
          </Button>
        )}
        {role === 'staff' ? (
          <>
            <Typography>{words.ofStaff}</Typography>
            <Button component={Link} to={href('superStaffMember', { staffId: uid })} variant="outlined">
              {words.staffPage}
            </Button>
          </>
        ) : (
          actsOf(account, isOwn).map((name) => (
            <Button
              key={name}
              variant="outlined"
              color={name === 'disable' ? 'error' : 'primary'}
              onClick={() => setAct(name)}
            >
              {words.acts[name]}
            </Button>
          ))
        )}
        {isOwn && <Typography sx={{ color: 'text.secondary' }}>{words.you}</Typography>}
      </Stack>
      {act !== null && <ActDialog {...{ act, uid, onDone }} onClose={() => setAct(null)} />}
    </SidePanel>
  );
}
