import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';

export function WelcomeStep() {
  const { welcome } = useWords(installPart);

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{welcome.text}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {welcome.points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
            <Check size={20} aria-hidden color={cssVar('secondary')} style={{ flex: 'none', marginTop: 2 }} />
            {point}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
