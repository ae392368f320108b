import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFloorName } from '../../blocks/names/floor-name.ts';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { QrCard } from './qr-card.tsx';
import type { QrCardProps } from './qr-card.tsx';
import type { CodeGroup } from './qr-model.ts';

export const grid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(168px, 1fr))',
    sm: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
  },
};

export interface FloorCodesProps extends Pick<QrCardProps, 'restaurantName' | 'onChoose' | 'onLook'> {
  readonly group: CodeGroup;
  readonly chosen: ReadonlySet<string>;
  readonly onChooseAll: (ids: readonly string[]) => void;
}

export function FloorCodes({ group, chosen, onChooseAll, ...card }: FloorCodesProps) {
  const words = useWords(qrCodesPart);
  const floorName = useFloorName(words.floor);

  const name = group.floor === null ? words.withoutTable : floorName(group.floor);
  return (
    <Box component="section" aria-label={name} sx={{ mb: 4 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        {group.codes.length > 1 && (
          <Button size="small" onClick={() => onChooseAll(group.codes.map(({ id }) => id))}>
            {words.chooseFloor(name)}
          </Button>
        )}
      </Stack>
      <Box sx={grid}>
        {group.codes.map((code) => (
          <QrCard key={code.id} code={code} isChosen={chosen.has(code.id)} {...card} />
        ))}
      </Box>
    </Box>
  );
}
