import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { STEPS } from './install-model.ts';
import type { InstallState } from './use-installation.ts';

interface InstallFooterProps {
  readonly index: number;
  readonly canGoOn: boolean;
  readonly state: InstallState;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onInstall: () => void;
}

/** "Step n of 5", the support contact, and the buttons back and on. */
export function InstallFooter({ index, canGoOn, state, onBack, onNext, onInstall }: InstallFooterProps) {
  const install = useWords(installPart);

  const isLast = index === STEPS.length - 1;
  const isBusy = state === 'installing';
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ mr: 'auto', color: 'text.secondary' }} aria-live="polite">
          {install.step(index + 1, STEPS.length)}
        </Typography>
        {state !== 'complete' && (
          <Button variant="outlined" size="large" onClick={onBack} disabled={index === 0 || isBusy}>
            {install.back}
          </Button>
        )}
        {state === 'complete' ? (
          <Button component={Link} to={href('dashboard')} variant="contained" size="large">
            {install.openDashboard}
          </Button>
        ) : isLast ? (
          <Button variant="contained" size="large" onClick={onInstall} disabled={isBusy} aria-busy={isBusy}>
            {state === 'installing' ? install.installing : install.install}
          </Button>
        ) : (
          <Button variant="contained" size="large" onClick={onNext} disabled={!canGoOn}>
            {install.next}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {install.support}
      </Typography>
    </Box>
  );
}
