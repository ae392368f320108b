import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '@bhoj/domain/platform/routes';
import { ONBOARDING_STEPS } from '@bhoj/domain/restaurant/onboarding';
import { onboarding } from '../messages/onboarding.ts';
import { cssVar } from '../theme/css-var.ts';

const row = { display: 'flex', gap: { xs: 0.5, md: 1 }, m: 0, p: 0, listStyle: 'none' };
const item = {
  display: 'block',
  minHeight: 44,
  pt: 1,
  borderTop: '4px solid',
  fontSize: cssVar('type-sm'),
  fontWeight: cssVar('weight-medium'),
  textDecoration: 'none',
  borderRadius: '2px',
};
const done = { borderColor: cssVar('secondary'), color: cssVar('secondary') };
const now = { borderColor: cssVar('primary'), color: cssVar('text') };
const ahead = { borderColor: cssVar('border'), color: cssVar('muted') };

/** "Step n of 6"; what is answered leads back to its step. Nothing on the pages that are no step. */
export function OnboardingProgress() {
  const { pathname } = useLocation();
  const current = ONBOARDING_STEPS.findIndex((step) => href(step) === pathname);
  if (current < 0) return null;
  return (
    <Box
      component="nav"
      aria-label={onboarding.progressLabel}
      sx={{ width: '100%', maxWidth: 960, mx: 'auto', px: 2, pt: { xs: 0, md: 1 } }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {onboarding.progress(current + 1, ONBOARDING_STEPS.length)}
      </Typography>
      <Box component="ol" sx={row}>
        {ONBOARDING_STEPS.map((step, i) => {
          const { name } = onboarding.steps[step];
          const words = (
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {name}
            </Box>
          );
          return (
            <Box component="li" key={step} sx={{ flex: 1, minWidth: 0 }}>
              {i < current ? (
                <Box component={Link} to={href(step)} aria-label={name} sx={{ ...item, ...done }}>
                  <Check size={16} aria-hidden style={{ verticalAlign: '-3px', marginRight: 4 }} />
                  {words}
                </Box>
              ) : (
                <Box
                  component="span"
                  {...(i === current && { 'aria-current': 'step' as const })}
                  sx={{ ...item, ...(i === current ? now : ahead) }}
                >
                  {words}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
