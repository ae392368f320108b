import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { Role } from '@bhoj/domain/catalogue/roles';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import { useAuth } from '../../../firebase/session.tsx';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { platformLoginPart, platformShellPart } from '../../../words/owner/platform.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { routeTitlesPart } from '../../../words/shared/routes.ts';
import { useWords } from '../../../words/use-words.ts';
import { homeOf } from '../../guards/landing-place.ts';

type Entry = [RouteName, RouteEntry];

/** The pages of the area that a role may open; those of one person or restaurant are reached from their list. */
const pagesOf = (role: Role): readonly Entry[] =>
  routeEntries.filter(
    ([, { area, path, roles }]) => area === 'super' && !path.includes(':') && roles?.includes(role) === true,
  );

interface SuperSidebarProps {
  readonly role: 'staff' | 'super';
  readonly email: string;
  /** Closes the drawer that holds it on a phone. */
  readonly onGo: () => void;
}

/** The area's pages, those that are not open yet marked so, and the way out. */
export function SuperSidebar({ role, email, onGo }: SuperSidebarProps) {
  const words = useWords(platformShellPart);
  const login = useWords(platformLoginPart);
  const common = useWords(commonPart);
  const titles = useWords(routeTitlesPart);
  const { pathname } = useLocation();
  const { signOut } = useAuth();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        component={Link}
        to={homeOf({ role })}
        onClick={onGo}
        sx={{ px: 2, py: 1.5, color: 'inherit', textDecoration: 'none' }}
      >
        <Brand name={common.product} accent={common.productHindi} />
      </Box>
      <Box component="nav" aria-label={words.navigation} sx={{ flex: 1, overflowY: 'auto', px: 1 }}>
        <List dense disablePadding>
          {pagesOf(role).map(([name, { path }]) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                component={NavLink}
                to={path}
                end
                selected={pathname === path || (path !== homeOf({ role }) && pathname.startsWith(`${path}/`))}
                onClick={onGo}
              >
                <ListItemText primary={titles[name]} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ p: 1, borderTop: `1px solid ${cssVar('border')}` }}>
        <ListItemText secondary={email} sx={{ px: 1, overflowWrap: 'anywhere' }} />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <ListItemButton component="button" dense onClick={() => void signOut()}>
            {login.signOut}
          </ListItemButton>
          <ThemeToggle label={common.toggleTheme} />
        </Box>
      </Box>
    </Box>
  );
}
