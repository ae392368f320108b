import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ChartLine, ChefHat, ConciergeBell, ScanQrCode } from 'lucide-react';
import { landing } from '../../messages/landing.ts';
import { cssVar } from '../../theme/css-var.ts';

const { people } = landing;
const cards = [
  { ...people.cards.owner, Icon: ChartLine },
  { ...people.cards.captain, Icon: ConciergeBell },
  { ...people.cards.kitchen, Icon: ChefHat },
  { ...people.cards.guest, Icon: ScanQrCode },
];

/** Whom Bhoj is for. */
export function People() {
  return (
    <Box component="section" sx={{ pb: { xs: 6, md: 10 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {people.title}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {cards.map(({ name, text, Icon }) => (
          <Card component="li" key={name} sx={{ p: 3 }}>
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 44,
                mb: 2,
                borderRadius: cssVar('radius-full'),
                backgroundColor: cssVar('primary-soft'),
                color: cssVar('primary'),
              }}
            >
              <Icon size={22} />
            </Box>
            <Typography variant="h5" component="h3">
              {name}
            </Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
