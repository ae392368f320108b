import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { landing } from '../../messages/landing.ts';
import { cssVar } from '../../theme/css-var.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { StatusDotBadge } from '../../ui/status-dot-badge.tsx';

const { story } = landing;
const small = { fontSize: cssVar('type-sm'), color: cssVar('muted') };
const strong = { fontWeight: cssVar('weight-bold') };
const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 };

function Scrap({ turn, at, children }: { turn: number; at: object; children: ReactNode }) {
  return (
    <Card
      sx={{
        position: { sm: 'absolute' },
        p: 2.5,
        boxShadow: cssVar('shadow'),
        transform: { sm: `rotate(${turn}deg)` },
        ...at,
      }}
    >
      {children}
    </Card>
  );
}

function TableScrap() {
  return (
    <Scrap turn={-2} at={{ top: 0, left: 0, width: { sm: 250 } }}>
      <Box sx={row}>
        <Box component="span" sx={{ ...strong, fontSize: cssVar('type-lg') }}>
          {story.table.name}
        </Box>
        <StatusDotBadge color="red" word={story.table.state} />
      </Box>
      <Box sx={{ ...small, mt: 0.5 }}>{story.table.detail}</Box>
    </Scrap>
  );
}

function KotScrap() {
  return (
    <Scrap turn={1.5} at={{ top: { sm: 72 }, right: 0, width: { sm: 260 }, zIndex: 1 }}>
      <Box sx={{ ...row, pb: 1.5, borderBottom: `1px dashed ${cssVar('border-strong')}` }}>
        <Box component="span" sx={strong}>
          {story.kot.name}
        </Box>
        <Box component="span" sx={small}>
          {story.kot.age}
        </Box>
      </Box>
      <Box sx={{ py: 1.5, display: 'grid', gap: 0.75, fontWeight: cssVar('weight-medium') }}>
        {story.kot.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Box>
      <StatusDotBadge color="yellow" word={story.kot.note} />
    </Scrap>
  );
}

function BillScrap() {
  const [totalName, total] = story.bill.total;
  return (
    <Scrap turn={-1} at={{ bottom: { sm: 0 }, left: { sm: 16 }, width: { sm: 300 } }}>
      <Box sx={{ ...strong, mb: 1 }}>{story.bill.name}</Box>
      {story.bill.rows.map(([name, amount]) => (
        <Box key={name} sx={{ ...row, ...small, py: 0.25 }}>
          <span>{name}</span>
          <MoneyText>{amount}</MoneyText>
        </Box>
      ))}
      <Box sx={{ ...row, ...strong, mt: 1, pt: 1, borderTop: `1px solid ${cssVar('border')}` }}>
        <span>{totalName}</span>
        <MoneyText>{total}</MoneyText>
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <StatusDotBadge color="green" word={story.bill.paid} />
      </Box>
    </Scrap>
  );
}

/** What Bhoj is, as one picture: a table, its ticket, its bill. */
export function OrderStory() {
  return (
    <Box
      role="img"
      aria-label={story.label}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 2,
        width: '100%',
        maxWidth: 460,
        height: { sm: 476 },
        mx: 'auto',
      }}
    >
      <TableScrap />
      <KotScrap />
      <BillScrap />
    </Box>
  );
}
