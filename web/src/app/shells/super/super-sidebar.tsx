import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  ChartColumn,
  CreditCard,
  FileText,
  Handshake,
  IdCard,
  LayoutDashboard,
  LogOut,
  Megaphone,
  Settings,
  Store,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import type { Role } from '@bhoj/domain/catalogue/roles';
import type { RouteEntry, RouteName } from '@bhoj/domain/catalogue/routes';
import { useAuth } from '../../../firebase/session.tsx';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { platformLoginPart, platformShellPart } from '../../../messages/owner/platform/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { homeOf } from '../../guards/landing-place.ts';
import { Entries, EntryButton, EntryLink } from '../sidebar/entries.tsx';
import { SuperSearch } from './super-search.tsx';

type Entry = [RouteName, RouteEntry];

const icons: Partial<Record<RouteName, LucideIcon>> = {
  super: LayoutDashboard,
  superRestaurants: Store,
  superUsers: Users,
  superStaff: IdCard,
  superSubscriptions: CreditCard,
  superAnalytics: ChartColumn,
  superReports: FileText,
  superNotifications: Megaphone,
  superSettings: Settings,
  superStaffDashboard: Handshake,
};

/** The pages of the area that a role may open. Pages of one person or restaurant are opened from their lists. */
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

/** The area's pages, with a mark on unfinished ones, and the way out. */
export function SuperSidebar({ role, email, onGo }: SuperSidebarProps) {
  const words = useWords(platformShellPart);
  const login = useWords(platformLoginPart);
  const common = useWords(commonPart);
  const titles = useWords(routeTitlesPart);
  const home = homeOf({ role });
  const { signOut } = useAuth();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        component={Link}
        to={home}
        onClick={onGo}
        sx={{ px: 2, py: 1.5, color: 'inherit', textDecoration: 'none' }}
      >
        <Brand name={common.product} accent={common.productHindi} />
      </Box>
      {role === 'super' && <SuperSearch onGo={onGo} />}
      <Box component="nav" aria-label={words.navigation} sx={{ flex: 1, overflowY: 'auto', px: 1 }}>
        <Entries>
          {pagesOf(role).map(([name, { path }]) => (
            <EntryLink
              key={name}
              to={path}
              hasPagesBelow={path !== home}
              icon={icons[name]}
              isSmall
              onGo={onGo}
            >
              {titles[name]}
            </EntryLink>
          ))}
        </Entries>
      </Box>
      <Box sx={{ p: 1, borderTop: `1px solid ${cssVar('border')}` }}>
        <Typography
          variant="body2"
          sx={{ px: 1, my: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {email}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <EntryButton icon={LogOut} isSmall onClick={() => void signOut()}>
            {login.signOut}
          </EntryButton>
          <ThemeToggle label={common.toggleTheme} />
        </Box>
      </Box>
    </Box>
  );
}
