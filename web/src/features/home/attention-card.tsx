import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { BellRing, CircleCheck, CirclePause, FileWarning, UtensilsCrossed } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { tableName } from '../../blocks/names/table-name.ts';
import { home } from '../../messages/home.ts';
import { cssVar } from '../../theme/css-var.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import type { Attention } from './home-model.ts';

const words = home.attention;

interface Shown {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly action: string;
  readonly to: RouteName;
}

function shownOf(attention: Attention): Shown {
  switch (attention.kind) {
    case 'waiting':
      return {
        icon: BellRing,
        text: words.waiting(attention.rounds),
        action: words.waitingAction,
        to: 'captain',
      };
    case 'requests':
      return {
        icon: BellRing,
        text: words.requests(attention.tables.map(tableName).join(', ')),
        action: words.waitingAction,
        to: 'captain',
      };
    case 'noMenu':
      return { icon: UtensilsCrossed, text: words.noMenu, action: words.noMenuAction, to: 'menu' };
    case 'paused':
      return { icon: CirclePause, text: words.paused, action: words.pausedAction, to: 'settings' };
    case 'noGstin':
      return { icon: FileWarning, text: words.noGstin, action: words.noGstinAction, to: 'settings' };
    case 'legalMissing':
      return {
        icon: FileWarning,
        text: words.legalMissing,
        action: words.legalMissingAction,
        to: 'settings',
      };
  }
}

export interface AttentionCardProps {
  readonly attention: readonly Attention[];
  /** Not everything that may need the owner is known yet. */
  readonly isLoading: boolean;
}

export function AttentionCard({ attention, isLoading }: AttentionCardProps) {
  return (
    <SectionCard title={words.title}>
      {attention.length === 0 && isLoading && (
        <Box role="status" aria-label={words.loading}>
          <Skeleton width="40%" height={24} />
        </Box>
      )}
      {attention.length === 0 && !isLoading && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <CircleCheck size={20} color={cssVar('secondary')} aria-hidden />
          {words.nothing}
        </Typography>
      )}
      {attention.length > 0 && (
        <List disablePadding sx={{ my: -1 }}>
          {attention.map((entry, i) => {
            const { icon: Icon, text, action, to } = shownOf(entry);
            return (
              <ListItem
                key={entry.kind}
                disableGutters
                divider={i < attention.length - 1}
                sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, py: 1.5 }}
              >
                <Icon size={20} color={cssVar('warning')} aria-hidden />
                <ListItemText primary={text} sx={{ flex: '1 1 14rem', m: 0 }} />
                <Button component={Link} to={ROUTES[to].path} variant="outlined">
                  {action}
                </Button>
              </ListItem>
            );
          })}
        </List>
      )}
    </SectionCard>
  );
}
