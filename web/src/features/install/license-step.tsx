import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';

interface LicenseStepProps {
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
}

export function LicenseStep({ accepted, onAccept }: LicenseStepProps) {
  const { license } = useWords(installPart);

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{license.intro}</Typography>
      <Box
        role="region"
        aria-label={license.region}
        // The text scrolls, so the keyboard must reach it.
        tabIndex={0}
        sx={{
          maxHeight: 260,
          overflowY: 'auto',
          px: 2,
          py: 1,
          border: `1px solid ${cssVar('border')}`,
          borderRadius: cssVar('radius-control'),
          backgroundColor: cssVar('background'),
        }}
      >
        <Box component="ol" sx={{ my: 1, pl: 2.5, display: 'grid', gap: 1.5 }}>
          {license.clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </Box>
      </Box>
      <FormControlLabel
        control={<Checkbox checked={accepted} onChange={(_, checked) => onAccept(checked)} />}
        label={license.accept}
        sx={{ minHeight: 44 }}
      />
    </Stack>
  );
}
