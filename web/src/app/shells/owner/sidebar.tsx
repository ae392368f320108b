import Box from '@mui/material/Box';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { href, ROUTES, routeEntries } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { useLiveDoc } from '../../../firebase/live.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { useLogOut } from '../../leaving/log-out.tsx';
import { Entries, EntryButton, EntryLink } from '../sidebar/entries.tsx';
import { sidebarIcons } from './sidebar-icons.ts';

const entries: readonly RouteName[] = routeEntries
  .filter(([, route]) => route.sidebar !== undefined)
  .toSorted(([, a], [, b]) => (a.sidebar ?? 0) - (b.sidebar ?? 0))
  .map(([name]) => name);

/** The first entries of groups that have a heading; the entries before and after them stand alone (SHELL-2 has the order). */
const GROUPS = [
  { from: 'dashboard', heading: null },
  { from: 'tables', heading: 'service' },
  { from: 'staff', heading: 'people' },
  { from: 'finance', heading: 'money' },
  { from: 'settings', heading: null },
] as const;

/** Returns the entries of each group, in the order of the sidebar. */
const grouped = (names: readonly RouteName[]) =>
  GROUPS.map(({ from, heading }, n) => {
    const next = GROUPS[n + 1]?.from;
    return {
      heading,
      names: names.slice(names.indexOf(from), next === undefined ? undefined : names.indexOf(next)),
    };
  });

/** True when subscriptions are on; false while that is unknown, off, or could not be read (SHELL-3, ERR-5). */
function useSubscriptionActive(): boolean {
  const shell = useWords(shellPart);

  const setting = useLiveDoc(subscriptionSettings, {});
  const failed = setting.state === 'failed' || setting.state === 'denied';
  useEffect(() => {
    if (failed) reportFault(new Error(`${shell.errorFetchingSubscription} ${setting.state}`), 'dashboard');
  }, [failed, setting.state, shell]);
  return setting.state === 'ready' && setting.value.active;
}

function Entry({ name, onGo }: { readonly name: RouteName; readonly onGo: () => void }) {
  const routeTitles = useWords(routeTitlesPart);

  return (
    <EntryLink to={ROUTES[name].path} icon={sidebarIcons[name]} onGo={onGo}>
      {routeTitles[name]}
    </EntryLink>
  );
}

/** The sidebar (SHELL-2) with the screens of the service below it (P-MORE-18). `onGo` closes the drawer that holds it on a phone. */
export function Sidebar({ onGo }: { readonly onGo: () => void }) {
  const common = useWords(commonPart);
  const shell = useWords(shellPart);

  const isSubscriptionActive = useSubscriptionActive();
  const { pending, logOut, label } = useLogOut();
  const shown = entries.filter((name) => name !== 'subscription' || isSubscriptionActive);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        component={Link}
        to={href('dashboard')}
        onClick={onGo}
        sx={{ display: 'block', px: 2.5, py: 2, color: 'inherit', textDecoration: 'none' }}
      >
        <Brand name={common.product} accent={common.productHindi} />
      </Box>
      <Box
        component="nav"
        aria-label={shell.navigation}
        sx={{ flex: 1, overflowY: 'auto', px: 1.5, py: 0.5 }}
      >
        {grouped(shown).map(({ heading, names }) => (
          <Entries key={names[0]} {...(heading !== null && { heading: shell.groups[heading] })}>
            {names.map((name) => (
              <Entry key={name} name={name} onGo={onGo} />
            ))}
          </Entries>
        ))}
      </Box>
      <Box
        component="nav"
        aria-label={shell.screens}
        sx={{ px: 1.5, py: 0.5, borderTop: `1px solid ${cssVar('border')}` }}
      >
        <Entries isRow>
          <Entry name="captain" onGo={onGo} />
          <Entry name="kitchen" onGo={onGo} />
        </Entries>
      </Box>
      <Box sx={{ px: 1.5, py: 0.5, borderTop: `1px solid ${cssVar('border')}` }}>
        <EntryButton icon={LogOut} disabled={pending} onClick={logOut}>
          {label}
        </EntryButton>
      </Box>
    </Box>
  );
}
