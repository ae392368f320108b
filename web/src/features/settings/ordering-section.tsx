import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useClient } from '../../firebase/client.ts';
import { reportFault } from '../../firebase/report-error.ts';
import { saveOwnerFields } from '../../firebase/write.ts';
import { settings } from '../../messages/settings.ts';
import { LabelledSwitch } from '../../ui/form-switch.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import type { OwnersSettings } from './section-form.tsx';
import type { OwnerFields } from './settings-model.ts';

/** Switches that are needed in a hurry: each saves as it is moved. */
export function OrderingSection({ restaurantId, restaurant }: OwnersSettings) {
  const client = useClient();
  const [hasFailed, setFailed] = useState(false);
  const words = settings.ordering;

  const save = (fields: OwnerFields) => {
    setFailed(false);
    saveOwnerFields(client, restaurantId, fields).catch((cause: unknown) => {
      reportFault(cause, 'settings');
      setFailed(true);
    });
  };

  return (
    <SectionCard title={words.title} description={words.description}>
      <Stack sx={{ gap: 1.5 }}>
        {hasFailed && <Notice tone="error">{words.failed}</Notice>}
        <LabelledSwitch
          label={words.paused}
          helperText={words.pausedHint}
          checked={restaurant.orderingPaused}
          onChange={(orderingPaused) => save({ orderingPaused })}
        />
        <LabelledSwitch
          label={words.trust}
          helperText={words.trustHint}
          checked={restaurant.qrTrust === 'captain'}
          onChange={(isOn) => save({ qrTrust: isOn ? 'captain' : 'guests' })}
        />
      </Stack>
    </SectionCard>
  );
}
