import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { CalendarCheck, LogOut } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useWorkplace } from '../../../firebase/restaurant.tsx';
import { commonPart } from '../../../words/shared/common.ts';
import { shellPart } from '../../../words/shared/shell.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { LanguageSwitch } from '../area/language-switch.tsx';
import { useLogOut } from '../../leaving/log-out.tsx';

// Opened now and then, so the screens of the service do not carry it.
const MyWorkPanel = lazyPart(() =>
  import('../../../features/my-work/my-work-panel.tsx').then((m) => m.MyWorkPanel),
);

/** The address without My work, so that the captain stays at their table. */
function closed(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('my');
  return rest;
}

/** The address with My work open above the page. */
function opened(search: URLSearchParams): URLSearchParams {
  const more = new URLSearchParams(search);
  more.set('my', 'work');
  return more;
}

/** The bar of a captain or a cook. It is slim, because the tickets below need the height. */
export function MemberBar() {
  const common = useWords(commonPart);
  const shell = useWords(shellPart);

  const [search, setSearch] = useSearchParams();
  const { restaurantId, name } = useWorkplace();
  const profile = useLiveDoc(profiles, { restaurantId });
  const { pending, logOut, label } = useLogOut();
  return (
    <AppBar>
      <Toolbar variant="dense" sx={{ minHeight: cssVar('height-bar'), gap: 1, px: { xs: 1.5, sm: 2 } }}>
        <Brand name={common.product} markOnly />
        <Typography variant="subtitle2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {profile.state === 'ready' ? profile.value.name : ''}
        </Typography>
        <IconButton aria-label={shell.myWork} title={shell.myWork} onClick={() => setSearch(opened)}>
          <CalendarCheck aria-hidden />
        </IconButton>
        <LanguageSwitch />
        <ThemeToggle label={common.toggleTheme} />
        <Typography
          variant="body2"
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 160, color: 'text.secondary' }}
        >
          {name}
        </Typography>
        <Button size="small" startIcon={<LogOut aria-hidden />} disabled={pending} onClick={logOut}>
          {label}
        </Button>
      </Toolbar>
      {search.get('my') === 'work' && <MyWorkPanel onClose={() => setSearch(closed)} />}
    </AppBar>
  );
}
