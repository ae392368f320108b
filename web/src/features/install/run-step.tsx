import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { installPart } from '../../messages/owner/install/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { takeInstallOffer, useInstallOffer } from '../../ui/shared/install-offer.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { FILES, fileStateAt, megabytesAt, percentAt } from './install-model.ts';
import type { FileState } from './install-model.ts';
import type { InstallState } from './use-installation.ts';

const colors: Record<FileState, string> = {
  waiting: cssVar('muted'),
  downloading: cssVar('info'),
  placing: cssVar('info'),
  done: cssVar('secondary'),
};

function Files({ tick }: { readonly tick: number }) {
  const { run } = useWords(installPart);

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { sm: 2 }, columnGap: 4 }}>
      {FILES.map(({ name }, i) => {
        const state = fileStateAt(tick, i);
        return (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, breakInside: 'avoid' }}
          >
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: colors[state], whiteSpace: 'nowrap' }}>
              {run[state]}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** The browser's own installation, which comes first where it is offered (P-MORE-7). */
function HomeScreen() {
  const { run } = useWords(installPart);

  const offer = useInstallOffer();
  switch (offer) {
    case 'none':
      return null;
    case 'accepted':
      return <Notice tone="success">{run.prompted}</Notice>;
    case 'offered':
      return (
        <Notice
          tone="info"
          action={
            <Button variant="contained" onClick={() => void takeInstallOffer()}>
              {run.promptButton}
            </Button>
          }
        >
          {run.prompt}
        </Notice>
      );
  }
}

interface RunStepProps {
  readonly state: InstallState;
  readonly tick: number;
}

export function RunStep({ state, tick }: RunStepProps) {
  const { run } = useWords(installPart);

  const isOnline = useOnline();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <HomeScreen />
      {state === 'ready' && <Typography>{run.ready}</Typography>}
      <div>
        <LinearProgress
          variant="determinate"
          value={percentAt(tick)}
          aria-label={run.progress}
          aria-valuetext={run.of(megabytesAt(tick))}
        />
        <Typography variant="body2" sx={{ mt: 1, color: cssVar('muted') }}>
          {run.of(megabytesAt(tick))}
        </Typography>
      </div>
      <Files tick={tick} />
      {state === 'complete' && <Notice tone="success">{run.complete}</Notice>}
      {state === 'complete' && !isOnline && <Notice tone="warning">{run.queued}</Notice>}
      {state === 'not-saved' && <Notice tone="error">{run.notSaved}</Notice>}
    </Stack>
  );
}
