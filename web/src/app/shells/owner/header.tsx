import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Bell, ExternalLink, Menu } from 'lucide-react';
import { href, NO_TABLE } from '@bhoj/domain/catalogue/routes';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { useBellKinds } from '../../../firebase/bell-kinds.ts';
import { useNoticesRead } from '../../../firebase/notices-read.ts';
import { useWorkplace } from '../../../firebase/restaurant.tsx';
import { useSession } from '../../../firebase/session.tsx';
import { LanguageSwitch } from '../area/language-switch.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PageSearch } from './page-search.tsx';
import { PhoneSearch } from './phone-search.tsx';

// For those who have nothing in a bell.
const DeviceMessages = lazyPart(() => import('./device-messages.tsx').then((m) => m.DeviceMessages));

export interface HeaderProps {
  readonly restaurantId: string;
  /** Null while the record loads. */
  readonly restaurant: Restaurant | null;
  readonly onMenu: () => void;
}

const AVATAR = { flex: 'none', width: 36, height: 36, ml: 0.5 } as const;

/** Stays at the top while the page scrolls below it. */
const BAR = {
  position: 'sticky',
  zIndex: 'appBar',
  top: 0,
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 0.5,
  minHeight: { xs: 56, sm: 64 },
  px: { xs: 1, sm: 2, md: 4 },
  backgroundColor: cssVar('background'),
  borderBottom: `1px solid ${cssVar('border')}`,
} as const;

/**
 * Reserves the bell's space until the time of the person's last look is loaded, because the buttons beside it must not
 * move under a finger (LOOK-13).
 */
const BellPlace = () => (
  <IconButton disabled aria-hidden sx={{ visibility: 'hidden' }}>
    <Bell size={24} aria-hidden />
  </IconButton>
);

function BellOf({ restaurantId }: { readonly restaurantId: string }) {
  const kinds = useBellKinds();
  const read = useNoticesRead();
  if (read === null) return <BellPlace />;
  if (kinds?.length === 0) return <DeviceMessages stands={{ failed: null }} />;
  return <NotificationBell restaurantId={restaurantId} kinds={kinds} {...read} />;
}

/**
 * Shows the name, and the e-mail as the avatar's tooltip (SHELL-5). The avatar takes the focus, so that the keyboard
 * reaches the tooltip too.
 */
function Person({ restaurant }: { readonly restaurant: Restaurant }) {
  const shell = useWords(shellPart);

  const { role, name: own } = useWorkplace();
  const session = useSession();
  const owners = restaurant.ownerName === '' ? restaurant.restaurantName : restaurant.ownerName;
  const name = role === 'owner' ? owners : own;
  const email = role === 'owner' ? restaurant.email : session.state === 'in' ? session.user.email : '';
  return (
    <>
      <Typography
        variant="subtitle2"
        noWrap
        sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 180, ml: 1 }}
      >
        {name}
      </Typography>
      <Box
        tabIndex={0}
        role="img"
        data-tip={email}
        aria-label={shell.account(name, email)}
        sx={{
          ...AVATAR,
          display: 'grid',
          placeItems: 'center',
          borderRadius: cssVar('radius-full'),
          lineHeight: 1,
          userSelect: 'none',
          fontSize: cssVar('type-md'),
          fontWeight: cssVar('weight-medium'),
          backgroundColor: cssVar('primary-soft'),
          color: cssVar('primary'),
          position: 'relative',
          '&:is(:hover, :focus-visible)::after': {
            content: 'attr(data-tip)',
            position: 'absolute',
            zIndex: 'tooltip',
            top: 'calc(100% + 6px)',
            right: 0,
            px: 1,
            py: 0.5,
            borderRadius: cssVar('radius-small'),
            fontSize: cssVar('type-xs'),
            fontWeight: cssVar('weight-regular'),
            whiteSpace: 'nowrap',
            backgroundColor: cssVar('text'),
            color: cssVar('background'),
          },
        }}
      >
        {String.fromCodePoint(name.codePointAt(0) ?? 0x20).toUpperCase()}
      </Box>
    </>
  );
}

export function Header({ restaurantId, restaurant, onMenu }: HeaderProps) {
  const common = useWords(commonPart);
  const shell = useWords(shellPart);

  return (
    <Box component="header" sx={BAR}>
      <IconButton aria-label={shell.openNavigation} onClick={onMenu} sx={{ display: { md: 'none' } }}>
        <Menu size={24} aria-hidden />
      </IconButton>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, flex: '0 1 360px' }}>
        <PageSearch />
      </Box>
      <Typography variant="subtitle1" noWrap sx={{ display: { md: 'none' }, flex: '0 1 auto', minWidth: 0 }}>
        {restaurant?.restaurantName}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <PhoneSearch />
      <Button
        href={href('customerDetails', { restaurantId, tableId: NO_TABLE })}
        target="_blank"
        rel="noopener"
        aria-label={shell.customerPage}
        sx={{ flex: 'none', gap: 1, minWidth: 40, px: { xs: 1, md: 2 } }}
      >
        <ExternalLink aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {shell.customerPage}
        </Box>
      </Button>
      <BellOf restaurantId={restaurantId} />
      <LanguageSwitch />
      <ThemeToggle label={common.toggleTheme} />
      {restaurant === null ? <Box sx={AVATAR} /> : <Person restaurant={restaurant} />}
    </Box>
  );
}
