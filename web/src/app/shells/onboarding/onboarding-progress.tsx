import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { ONBOARDING_STEPS } from '@bhoj/domain/restaurant/onboarding';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import { onboardingPart } from '../../../messages/owner/onboarding/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';

const row = { display: 'flex', gap: { xs: 0.5, md: 1 }, m: 0, p: 0, listStyle: 'none' };
const bar = { flex: { xs: 1, sm: '1 1 auto' }, minWidth: 0, borderTop: '4px solid', borderRadius: '2px' };
const words = {
  display: { xs: 'none', sm: 'block' },
  minHeight: 44,
  pt: 1,
  whiteSpace: { md: 'nowrap' },
  fontSize: cssVar('type-sm'),
  fontWeight: cssVar('weight-medium'),
  color: 'inherit',
  textDecoration: 'none',
};
const looks = {
  done: { borderColor: cssVar('secondary'), color: cssVar('secondary') },
  now: { borderColor: cssVar('primary'), color: cssVar('text') },
  ahead: { borderColor: cssVar('border'), color: cssVar('muted') },
};

function Step({ step, place }: { readonly step: OnboardingStep; readonly place: 'done' | 'now' | 'ahead' }) {
  const onboarding = useWords(onboardingPart);

  const { name } = onboarding.steps[step];
  // Reserves the mark's space before it is visible, so that no name moves.
  const visibility = place === 'done' ? 'visible' : 'hidden';
  const said = (
    <>
      {name}
      <Check size={16} aria-hidden style={{ verticalAlign: '-3px', marginLeft: 4, visibility }} />
    </>
  );
  return place === 'done' ? (
    <Box component={Link} to={href(step)} sx={words}>
      {said}
    </Box>
  ) : (
    <Box component="span" sx={words} {...(place === 'now' && { 'aria-current': 'step' as const })}>
      {said}
    </Box>
  );
}

/** "Step n of 6". On a wide screen, answered steps link back. Shows nothing on pages that are not a step. */
export function OnboardingProgress() {
  const onboarding = useWords(onboardingPart);

  const { pathname } = useLocation();
  const current = ONBOARDING_STEPS.findIndex((step) => href(step) === pathname);
  if (current < 0) return null;
  return (
    <Box
      component="nav"
      aria-label={onboarding.progressLabel}
      sx={{ width: '100%', maxWidth: 800, mx: 'auto', px: 2, pt: { xs: 0, md: 1 } }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {onboarding.progress(current + 1, ONBOARDING_STEPS.length)}
      </Typography>
      <Box component="ol" sx={row}>
        {ONBOARDING_STEPS.map((step, i) => {
          const place = i < current ? 'done' : i === current ? 'now' : 'ahead';
          return (
            <Box component="li" key={step} sx={{ ...bar, ...looks[place] }}>
              <Step step={step} place={place} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
