import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PASSWORD_MIN } from '@bhoj/domain/kernel/text';
import { passwordPart } from '../../words/shared/password.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { strengthOf } from './password-strength.ts';
import type { Strength } from './password-strength.ts';

const LEVELS = ['short', 'fair', 'good', 'strong'] as const satisfies readonly Strength[];
const colors: Record<Strength, string> = {
  short: cssVar('error'),
  fair: cssVar('warning'),
  good: cssVar('secondary'),
  strong: cssVar('secondary'),
};

/** Shows how many characters are missing, then the password's strength: four bars and a word. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const passwordWords = useWords(passwordPart);

  const strength = strengthOf(password);
  const level = password === '' ? 0 : LEVELS.indexOf(strength) + 1;
  const word =
    strength === 'short'
      ? passwordWords.strength.short(PASSWORD_MIN - password.length)
      : passwordWords.strength[strength];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1, minHeight: 20 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, flex: 1, visibility: level === 0 ? 'hidden' : null }}>
        {LEVELS.map((each, i) => (
          <Box
            key={each}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: cssVar('radius-full'),
              backgroundColor: i < level ? colors[strength] : cssVar('sunken'),
            }}
          />
        ))}
      </Box>
      <Typography variant="body2" role="status" sx={{ minWidth: '9em', color: 'text.secondary' }}>
        {password === '' ? '' : word}
      </Typography>
    </Box>
  );
}
