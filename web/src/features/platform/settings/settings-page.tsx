import Stack from '@mui/material/Stack';
import { FIRST_SETTINGS } from '@bhoj/domain/platform/settings/settings';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { platformSettingsPart } from '../../../messages/owner/platform-settings/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChangeLog } from './change-log.tsx';
import { GeneralCard } from './general-card.tsx';
import { RebuildCard } from './rebuild-card.tsx';
import { SellingCard } from './selling-card.tsx';

/** /super/settings: the settings of all of Bhoj, and who changed them. */
export function SettingsPage() {
  const words = useWords(platformSettingsPart);
  const titles = useWords(routeTitlesPart);
  const selling = useLiveDoc(subscriptionSettings, {});
  const general = useLiveDoc(platformSettings, {});
  const skeleton = <SkeletonRows label={words.loading} rows={4} />;
  return (
    <>
      <PageHeader title={titles.superSettings} description={words.description} />
      <Stack sx={{ gap: 3, maxWidth: 900 }}>
        <Gate
          live={selling}
          skeleton={skeleton}
          missing={<SellingCard stored={{ active: false, seller: null }} />}
        >
          {(stored) => <SellingCard stored={stored} />}
        </Gate>
        <Gate live={general} skeleton={skeleton} missing={<GeneralCard stored={FIRST_SETTINGS} />}>
          {(stored) => <GeneralCard stored={stored} />}
        </Gate>
        <RebuildCard />
        <ChangeLog />
      </Stack>
    </>
  );
}
