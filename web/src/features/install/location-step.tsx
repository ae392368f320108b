import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { Facts } from './facts.tsx';

export function LocationStep() {
  const { location } = useWords(installPart);

  return (
    <Stack sx={{ gap: 3 }}>
      <Typography>{location.text}</Typography>
      <Facts
        facts={[
          [location.where, location.folder],
          [location.size, location.sizeValue],
          [location.free, location.freeValue],
        ]}
      />
      <div>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {location.components}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {location.parts.map(({ name, size }) => (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'flex',
                gap: 2,
                justifyContent: 'space-between',
                py: 1,
                borderTop: `1px solid ${cssVar('border')}`,
              }}
            >
              <span>{name}</span>
              <Box component="span" sx={{ color: cssVar('muted'), whiteSpace: 'nowrap' }}>
                {size}
              </Box>
            </Box>
          ))}
        </Box>
      </div>
    </Stack>
  );
}
