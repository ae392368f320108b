import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useOwnersRecord } from '../../firebase/restaurant.tsx';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { dateName } from '../../ui/dates/formats.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { STEPS } from './install-model.ts';
import { InstallFooter } from './install-footer.tsx';
import { LicenseStep } from './license-step.tsx';
import { LocationStep } from './location-step.tsx';
import { RunStep } from './run-step.tsx';
import { StepRail } from './step-rail.tsx';
import { SummaryStep } from './summary-step.tsx';
import { useInstallation } from './use-installation.ts';
import { WelcomeStep } from './welcome-step.tsx';

/** px: room for the longest step, so that the buttons stay where they are. */
const HEIGHT = { xs: 540, sm: 492 };

/** The simulated wizard (INSTALL-1) with five steps. */
export function InstallPage() {
  const install = useWords(installPart);

  const record = useOwnersRecord();
  const [index, setIndex] = useState(0);
  const [accepted, setAccepted] = useState(false);
  const installation = useInstallation();
  const step = STEPS[index] ?? 'welcome';
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  // Each new step's heading takes the focus, so that it is read out; the first step leaves the focus alone.
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [index]);

  const canGoOn = (step !== 'license' || accepted) && (step !== 'summary' || record.state === 'ready');
  const installedAt =
    record.state === 'ready' && record.value.installed ? record.value.installationDate : null;
  return (
    <SectionCard
      padding="flush"
      footer={
        <InstallFooter
          index={index}
          canGoOn={canGoOn}
          state={installation.state}
          onBack={() => setIndex(index - 1)}
          onNext={() => setIndex(index + 1)}
          onInstall={installation.start}
        />
      }
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        <StepRail index={index} isDone={installation.state === 'complete'} />
        <Box sx={{ flex: 1, minWidth: 0, minHeight: HEIGHT, p: { xs: 2, sm: 3 } }}>
          <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ mb: 2, outline: 'none' }}>
            {install[step].title}
          </Typography>
          {step === 'welcome' && installedAt !== null && (
            <Box sx={{ mb: 2 }}>
              <Notice
                tone="info"
                action={
                  <Button component={Link} to={href('dashboard')}>
                    {install.openDashboard}
                  </Button>
                }
              >
                {install.alreadyInstalled(dateName(installedAt))}
              </Notice>
            </Box>
          )}
          {step === 'welcome' && <WelcomeStep />}
          {step === 'license' && <LicenseStep accepted={accepted} onAccept={setAccepted} />}
          {step === 'location' && <LocationStep />}
          {step === 'summary' && <SummaryStep />}
          {step === 'run' && <RunStep state={installation.state} tick={installation.tick} />}
        </Box>
      </Box>
    </SectionCard>
  );
}
