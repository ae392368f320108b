import Box from '@mui/material/Box';
import { KeyRound, LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { ROUTES, routeEntries } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import type { Needed } from '@bhoj/domain/orders/requests/needed';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useWorkplace } from '../../../firebase/restaurant.tsx';
import { useMayGo } from '../../../firebase/rights.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { neededPart } from '../../../messages/owner/needed/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { onceIdle } from '../../../ui/shared/once-idle.ts';
import { useOnDemand } from '../../../ui/shared/use-on-demand.ts';
import { useLogOut } from '../../leaving/log-out.tsx';
import { Entries, EntryButton, EntryLink } from '../sidebar/entries.tsx';
import type { EntryCount } from '../sidebar/entries.tsx';
import { sidebarIcons } from './sidebar-icons.ts';

// Seldom opened.
const PinDialog = lazyPart(() => import('./pin-dialog.tsx').then((m) => m.PinDialog));

const entries: readonly RouteName[] = routeEntries
  .filter(([, route]) => route.sidebar !== undefined)
  .toSorted(([, a], [, b]) => (a.sidebar ?? 0) - (b.sidebar ?? 0))
  .map(([name]) => name);

/** The entries below those of SHELL-2. */
const further: readonly RouteName[] = routeEntries
  .filter(([, route]) => route.more !== undefined)
  .toSorted(([, a], [, b]) => (a.more ?? 0) - (b.more ?? 0))
  .map(([name]) => name);

/** The first entries of groups with a heading; the entries around them stand alone (SHELL-2 has the order). */
const GROUPS = [
  { from: 'dashboard', heading: null },
  { from: 'tables', heading: 'service' },
  { from: 'staff', heading: 'people' },
  { from: 'finance', heading: 'money' },
  { from: 'settings', heading: null },
] as const;

/** Returns those entries of each group that are shown, in the order of the sidebar. */
const grouped = (shown: (name: RouteName) => boolean) => {
  const groups = GROUPS.map(({ from, heading }, n) => {
    const next = GROUPS[n + 1]?.from;
    const end = next === undefined ? undefined : entries.indexOf(next);
    return { heading, names: entries.slice(entries.indexOf(from), end) };
  });
  return [...groups, { heading: 'more' as const, names: further }]
    .map(({ heading, names }) => ({ heading, names: names.filter(shown) }))
    .filter(({ names }) => names.length > 0);
};

/** True when subscriptions are on; false while that is unknown, off, or could not be read (SHELL-3, ERR-5). */
function useSubscriptionActive(): boolean {
  const shell = useWords(shellPart);

  const { role } = useWorkplace();
  const setting = useLiveDoc(subscriptionSettings, role === 'owner' ? {} : null);
  const failed = setting.state === 'failed' || setting.state === 'denied';
  useEffect(() => {
    if (failed) reportFault(new Error(`${shell.errorFetchingSubscription} ${setting.state}`), 'dashboard');
  }, [failed, setting.state, shell]);
  return setting.state === 'ready' && setting.value.active;
}

interface EntryProps {
  readonly name: RouteName;
  readonly count?: EntryCount | undefined;
  readonly onGo: () => void;
}

function Entry({ name, count, onGo }: EntryProps) {
  const routeTitles = useWords(routeTitlesPart);

  return (
    <EntryLink to={ROUTES[name].path} icon={sidebarIcons[name]} {...{ count, onGo }}>
      {routeTitles[name]}
    </EntryLink>
  );
}

const loadCounts = () => import('./frame-later.ts');

/** Returns the counts of the entries where somebody is needed, once the page has drawn its own content. */
function useCounts() {
  const words = useWords(neededPart);
  const [needed, setNeeded] = useState<Needed>({ tables: 0, orders: 0 });
  const [counts, fetchCounts] = useOnDemand(loadCounts);
  useEffect(() => onceIdle(fetchCounts), [fetchCounts]);
  const countOf = (name: RouteName): EntryCount | undefined => {
    if (name !== 'tables' && name !== 'orders') return undefined;
    const n = needed[name];
    return n === 0 ? undefined : { n, says: words[name](n) };
  };
  return { watch: counts !== null && <counts.NeededCounts onChange={setNeeded} />, countOf };
}

/** The sidebar (SHELL-2), then the screens of the service (P-MORE-18). `onGo` closes a phone's drawer. */
export function Sidebar({ onGo }: { readonly onGo: () => void }) {
  const common = useWords(commonPart);
  const shell = useWords(shellPart);

  const isSubscriptionActive = useSubscriptionActive();
  const { watch, countOf } = useCounts();
  const { pending, logOut, label } = useLogOut();
  const [isSettingPin, setSettingPin] = useState(false);
  const mayGo = useMayGo();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On a low screen the last entries are below its edge.
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const isShown = (name: RouteName) => mayGo(name) && (name !== 'subscription' || isSubscriptionActive);
  const groups = grouped(isShown);
  const first = groups[0]?.names[0] ?? 'dashboard';
  const screens = (['captain', 'kitchen'] as const).filter(mayGo);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        component={Link}
        to={ROUTES[first].path}
        onClick={onGo}
        sx={{ display: 'block', px: 2.5, py: 2, color: 'inherit', textDecoration: 'none' }}
      >
        <Brand name={common.product} accent={common.productHindi} />
      </Box>
      <Box
        component="nav"
        ref={nav}
        aria-label={shell.navigation}
        sx={{ flex: 1, overflowY: 'auto', px: 1.5, py: 0.5 }}
      >
        {mayGo('orders') && watch}
        {groups.map(({ heading, names }) => (
          <Entries key={names[0]} {...(heading !== null && { heading: shell.groups[heading] })}>
            {names.map((name) => (
              <Entry key={name} name={name} count={countOf(name)} onGo={onGo} />
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
          {screens.map((name) => (
            <Entry key={name} name={name} onGo={onGo} />
          ))}
        </Entries>
      </Box>
      <Box sx={{ px: 1.5, py: 0.5, borderTop: `1px solid ${cssVar('border')}` }}>
        <EntryButton icon={KeyRound} isSmall onClick={() => setSettingPin(true)}>
          {shell.setPin}
        </EntryButton>
        <EntryButton icon={LogOut} disabled={pending} onClick={logOut}>
          {label}
        </EntryButton>
      </Box>
      {isSettingPin && <PinDialog onClose={() => setSettingPin(false)} />}
    </Box>
  );
}
