import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { LabelledSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { OutcomeLine } from '../form/outcome-line.tsx';
import { useSaveSection } from '../form/use-save-section.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

/** Switches for quick use; each saves as soon as it is switched. */
export function OrderingSection(owner: OwnersSettings) {
  const settings = useWords(settingsPart);

  const { save, outcome } = useSaveSection(owner);
  const { orderingPaused, qrTrust, unusualWaits } = owner.restaurant;
  const words = settings.ordering;
  return (
    <Box id="ordering">
      <SectionCard title={words.title} description={words.description}>
        <Stack sx={{ gap: 1.5 }}>
          {outcome === 'failed' && <Notice tone="error">{words.failed}</Notice>}
          {orderingPaused && <Notice tone="warning">{words.isPaused}</Notice>}
          <LabelledSwitch
            label={words.paused}
            helperText={words.pausedHint}
            checked={orderingPaused}
            onChange={(isOn) => void save({ orderingPaused: isOn })}
          />
          <LabelledSwitch
            label={words.trust}
            helperText={words.trustHint}
            checked={qrTrust === 'captain'}
            onChange={(isOn) => void save({ qrTrust: isOn ? 'captain' : 'guests' })}
          />
          <LabelledSwitch
            label={words.unusual}
            helperText={words.unusualHint}
            checked={unusualWaits}
            onChange={(isOn) => void save({ unusualWaits: isOn })}
          />
          <OutcomeLine outcome={outcome} />
        </Stack>
      </SectionCard>
    </Box>
  );
}
