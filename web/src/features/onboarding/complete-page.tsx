import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CheckCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { nextStep } from '@bhoj/domain/restaurant/onboarding';
import { useOwnersRecord } from '../../firebase/restaurant.tsx';
import { onboardingPart } from '../../messages/owner/onboarding/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';

/** ms until the dashboard opens (LIMIT-6). */
const REDIRECT_AFTER = 3000;

export function CompletePage() {
  const onboarding = useWords(onboardingPart);

  const navigate = useNavigate();
  const record = useOwnersRecord();
  // The page was opened by its address, or the last answer was refused.
  const unanswered = record.state === 'ready' && !record.fromCache ? nextStep(record.value) : null;
  useEffect(() => {
    const timer = setTimeout(() => void navigate(href('dashboard'), { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  if (unanswered !== null) return <Navigate to={href(unanswered)} replace />;
  return (
    <Box
      sx={{ flex: 1, display: 'grid', alignContent: 'center', justifyItems: 'center', textAlign: 'center' }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 88,
          height: 88,
          mb: 3,
          borderRadius: cssVar('radius-full'),
          backgroundColor: cssVar('badge-green-soft'),
          color: cssVar('badge-green-text'),
        }}
      >
        <CheckCheck size={40} />
      </Box>
      <Typography variant="h1">{onboarding.complete.title}</Typography>
      <Typography role="status" sx={{ mt: 1.5 }}>
        {onboarding.complete.text}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{onboarding.complete.next}</Typography>
      <Button component={Link} to={href('dashboard')} replace variant="outlined" size="large" sx={{ mt: 4 }}>
        {onboarding.complete.go}
      </Button>
    </Box>
  );
}
