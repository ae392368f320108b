import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  BellRing,
  CalendarClock,
  CircleCheck,
  CirclePause,
  FileWarning,
  Hotel,
  TrendingUp,
  UtensilsCrossed,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { tableName } from '../../blocks/names/table-name.ts';
import type { Words } from '../../words/part.ts';
import { homePart } from '../../words/owner/home.ts';
import { roomNamePart } from '../../words/shared/places.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import type { Attention } from './home-model.ts';

interface Shown {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly action: string;
  readonly to: RouteName;
  /** True when no bill, or not every bill, can be settled until it is done. */
  readonly isUrgent?: boolean;
}

function shownOf(home: Words<'home'>, roomName: Words<'roomName'>, attention: Attention): Shown {
  switch (attention.kind) {
    case 'waiting':
      return {
        icon: BellRing,
        text: home.attention.waiting(attention.rounds),
        action: home.attention.waitingAction,
        to: 'captain',
      };
    case 'requests':
      return {
        icon: BellRing,
        text: home.attention.requests(attention.tables.map((id) => tableName(roomName, id)).join(', ')),
        action: home.attention.waitingAction,
        to: 'captain',
      };
    case 'noFssai':
    case 'mustCharge':
    case 'noVatTin':
      return {
        icon: FileWarning,
        text: home.attention[attention.kind],
        action: home.attention[`${attention.kind}Action`],
        to: 'settings',
        isUrgent: true,
      };
    case 'rate':
      return {
        icon: FileWarning,
        text: home.attention.rate(attention.percentage, attention.lawful.join(' or ')),
        action: home.attention.rateAction,
        to: 'settings',
        isUrgent: true,
      };
    case 'liquorUnderComposition':
      return {
        icon: FileWarning,
        text: home.attention.liquorUnderComposition,
        action: home.attention.liquorUnderCompositionAction,
        to: 'menu',
        isUrgent: true,
      };
    case 'registration':
    case 'compositionEnds':
    case 'eInvoice': {
      const { near, over } = home.warnings[attention.kind];
      const say = attention.isOver ? over : near;
      return {
        icon: TrendingUp,
        text: say(formatMoney(attention.limitPaise)),
        action: home.warnings.toSettings,
        to: 'settings',
        isUrgent: attention.isOver,
      };
    }
    case 'specifiedPremises':
      return {
        icon: Hotel,
        text: home.warnings.specifiedPremises,
        action: home.warnings.toSettings,
        to: 'settings',
      };
    case 'seriesEnds':
      return {
        icon: FileWarning,
        text: home.warnings.seriesEnds(attention.series, attention.left, attention.next),
        action: home.warnings.toSettings,
        to: 'settings',
        isUrgent: attention.left === 0,
      };
    case 'yearTurns':
      return {
        icon: CalendarClock,
        text: home.warnings.yearTurns(attention.firstNumber),
        action: home.warnings.toSettings,
        to: 'settings',
      };
    case 'noMenu':
      return {
        icon: UtensilsCrossed,
        text: home.attention.noMenu,
        action: home.attention.noMenuAction,
        to: 'menu',
      };
    case 'paused':
      return {
        icon: CirclePause,
        text: home.attention.paused,
        action: home.attention.pausedAction,
        to: 'settings',
      };
    case 'noGstin':
    case 'legalMissing':
      return {
        icon: FileWarning,
        text: home.attention[attention.kind],
        action: home.attention[`${attention.kind}Action`],
        to: 'settings',
      };
  }
}

export interface AttentionCardProps {
  readonly attention: readonly Attention[];
  /** True while some of the sources have not loaded. */
  readonly isLoading: boolean;
}

export function AttentionCard({ attention, isLoading }: AttentionCardProps) {
  const words = useWords(homePart).attention;
  const home = useWords(homePart);
  const roomName = useWords(roomNamePart);

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
            const { icon: Icon, text, action, to, isUrgent = false } = shownOf(home, roomName, entry);
            return (
              <ListItem
                key={entry.kind}
                disableGutters
                divider={i < attention.length - 1}
                sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, py: 1.5 }}
              >
                <Icon size={20} color={cssVar(isUrgent ? 'error' : 'warning')} aria-hidden />
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
