import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { ONBOARDING_STEPS } from '@bhoj/domain/restaurant/onboarding';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';

interface StepFormProps {
  readonly step: OnboardingStep;
  readonly canContinue: boolean;
  readonly onContinue: () => void;
  readonly pending?: boolean;
  readonly pendingLabel?: string;
  /** Shown beside the buttons: the missing or the chosen answer. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The second click of a double click arrives when the next question is shown, and must not answer it. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as HTMLElement).closest('a, button') !== null) event.preventDefault();
}

/** The answer with Back and Continue, which stay visible however long the answer is. */
export function StepForm({
  step,
  canContinue,
  onContinue,
  pending,
  pendingLabel,
  note,
  children,
}: StepFormProps) {
  const common = useWords(commonPart);

  const before = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canContinue && pending !== true) onContinue();
      }}
      sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ pb: 3 }}>{children}</Box>
      <Box
        onClickCapture={ignoreSecondClick}
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          // At the bottom of the window at every question, however long, so that Continue never moves.
          mt: 'auto',
          mb: -4,
          mx: -2,
          px: 2,
          py: 2,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          borderTop: `1px solid ${cssVar('border')}`,
          backgroundColor: cssVar('background'),
        }}
      >
        {before !== undefined && (
          <Button component={Link} to={href(before)} variant="outlined" size="large">
            {common.back}
          </Button>
        )}
        <Typography
          variant="body2"
          role="status"
          sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}
        >
          {note}
        </Typography>
        <SubmitButton
          size="large"
          pending={pending === true}
          disabled={!canContinue}
          {...(pendingLabel !== undefined && { pendingLabel })}
        >
          {common.continue}
        </SubmitButton>
      </Box>
    </Box>
  );
}
