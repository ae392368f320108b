import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useWorkplace } from '../../../firebase/restaurant.tsx';
import { commonPart } from '../../../words/shared/common.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { useLogOut } from '../../leaving/log-out.tsx';

/** The bar of a captain or a cook. It is slim, because the tickets below need the height. */
export function MemberBar() {
  const common = useWords(commonPart);

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
    </AppBar>
  );
}
