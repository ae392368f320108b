import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { href } from '@bhoj/domain/catalogue/routes';
import { StatusBadge } from '../../blocks/table/status-badge.tsx';
import { tableName } from '../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../blocks/names/name-words.ts';
import type { Live } from '../../firebase/live.ts';
import { homePart } from '../../messages/owner/home/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';
import { totalOf } from './tables-model.ts';
import type { OpenTable } from './tables-model.ts';

function Row({ table }: { readonly table: OpenTable }) {
  const words = useWords(homePart).tables;
  const places = usePlaceWords();

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 52,
        px: { xs: 2, sm: 3 },
        py: 1,
        borderTop: `1px solid ${cssVar('border')}`,
      }}
    >
      <Typography variant="subtitle1" component="span">
        {tableName(places, table.id)}
      </Typography>
      {table.request === null ? (
        <StatusBadge status={table.status} />
      ) : (
        <StatusDotBadge color="yellow" word={table.request === 'bill' ? words.bill : words.waiter} />
      )}
      <Typography component="span" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
        {table.minutes !== null && words.minutes(table.minutes)}
      </Typography>
      <MoneyText>{formatMoney(table.amount)}</MoneyText>
    </Box>
  );
}

export function OpenTablesCard({ tables }: { readonly tables: Live<readonly OpenTable[]> }) {
  const home = useWords(homePart);
  const words = useWords(homePart).tables;

  const isBusy = tables.state === 'ready' && tables.value.length > 0;
  return (
    <SectionCard
      title={words.title}
      padding="flush"
      {...(isBusy && { description: words.total(formatMoney(totalOf(tables.value))) })}
      footer={
        <Button component={Link} to={href('captain')}>
          {words.open}
        </Button>
      }
    >
      {tables.state === 'loading' && <SkeletonRows label={home.loading} rows={4} rowHeight={52} />}
      {(tables.state === 'failed' || tables.state === 'denied') && (
        <Notice tone="error">{home.couldNotLoad}</Notice>
      )}
      {tables.state === 'ready' && !isBusy && (
        <Typography sx={{ px: { xs: 2, sm: 3 }, pb: 3, color: 'text.secondary' }}>{words.empty}</Typography>
      )}
      {isBusy && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {tables.value.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
