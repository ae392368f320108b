import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { settingsPath } from '../../../blocks/settings/parts.ts';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Day } from '@bhoj/domain/days/day.schema';
import { projectionOf } from '@bhoj/domain/figures/span/pace';
import { monthSoFarOf } from '@bhoj/domain/figures/span/month-so-far';
import { shareOf } from '@bhoj/domain/figures/shape/ratio';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { minus, paise } from '@bhoj/domain/money/money';
import { useMay } from '../../../firebase/rights.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { cssVar } from '../../../theme/css-var.ts';
import { homeFiguresPart } from '../../../messages/owner/home-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** A link to the month's days, with a thin underline. */
const plain = { color: 'inherit', textDecorationThickness: 1 };
const amount = { fontWeight: 'fontWeightMedium', m: 0 };

export interface MonthCardProps {
  readonly recent: Recent;
  readonly day: Day;
  /** In paise; 0 for none. */
  readonly target: number;
}

/** The month so far, its projection, and the owner's target. */
export function MonthCard({ recent, day, target }: MonthCardProps) {
  const { month: words, none } = useWords(homeFiguresPart);
  const may = useMay();
  const month = day.day.slice(0, 7);
  const known = [...recent.sold.filter((one) => one.day !== day.day), day];
  const soFar = monthSoFarOf(month, known);
  const projection = projectionOf(month, known, day.day);
  const reached = shareOf(soFar, target);
  const gap = projection === null ? null : minus(projection, paise(target));
  return (
    <SectionCard title={words.title(monthName(month))}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, m: 0 }}>
        <dt>{words.soFar}</dt>
        <Box component="dd" sx={amount}>
          <RouterLink to={`${href('finance')}?span=month:${month}&open=net`} style={plain}>
            <MoneyText>{formatMoney(soFar)}</MoneyText>
          </RouterLink>
        </Box>
        <dt>
          {words.projection}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.projectionHint}
          </Typography>
        </dt>
        <Box component="dd" sx={amount}>
          <MoneyText>{projection === null ? none : formatMoney(projection)}</MoneyText>
        </Box>
        {reached !== null && (
          <>
            <dt>{words.target}</dt>
            <Box component="dd" sx={amount}>
              <MoneyText>{formatMoney(paise(target))}</MoneyText>
            </Box>
          </>
        )}
      </Box>
      {reached === null ? (
        may('settings') && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {words.noTarget}{' '}
            <Link component={RouterLink} to={settingsPath('billing')}>
              {words.setTarget}
            </Link>
          </Typography>
        )
      ) : (
        <Box sx={{ mt: 2 }}>
          <Box
            component="progress"
            aria-label={words.target}
            max={100}
            value={Math.max(0, Math.min(100, reached / 100))}
            sx={{ display: 'block', width: '100%', height: 8, accentColor: cssVar('primary') }}
          />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {words.reached(String(Math.round(reached / 100)))}{' '}
            {gap !== null &&
              (gap < 0 ? words.behind(formatMoney(paise(-gap))) : words.ahead(formatMoney(gap)))}
          </Typography>
        </Box>
      )}
    </SectionCard>
  );
}
