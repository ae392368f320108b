import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { devices } from '@bhoj/domain/devices/device.collection';
import type { Device } from '@bhoj/domain/devices/device.schema';
import { shutOutDevice } from '@bhoj/domain/devices/devices.contract';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { thisDevice } from '../../../firebase/shared-device.ts';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { staffDevicesPart } from '../../../messages/owner/members-devices/en.ts';
import { staffPart } from '../../../messages/owner/members/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { dateName } from '../../../ui/dates/formats.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { lastSeenWords } from '../member-model.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { ShareDialogProps } from './share-dialog.tsx';

const TICK = 30_000;

interface RowProps {
  readonly entry: Entry<Device>;
  readonly now: number;
}

function DeviceRow({ entry: { id, value: device }, now }: RowProps) {
  const words = useWords(staffDevicesPart);
  const staff = useWords(staffPart);
  const reasons = useWords(reasonsPart);
  const attempt = useAttempt(shutOutDevice);
  const toast = useToast();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [isAsking, setAsking] = useState(false);
  const shutOut = async () => {
    const done = await run(() => attempt({ deviceId: id }));
    setAsking(false);
    if (done !== null) toast({ message: words.isShutOut(device.name) });
  };
  const { name, kind, enrolledBy, enrolledAt, person, lastSeenAt, shutOutAt, shutOutBy } = device;
  return (
    <Box component="li" sx={{ borderTop: `1px solid ${cssVar('border')}`, px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.kinds[kind]} · {words.enrolled(enrolledBy.name, dateName(enrolledAt))}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {shutOutAt === null
            ? `${person === null ? words.nobodyOn : words.on(person.name)} · ${lastSeenWords(staff, lastSeenAt, now)}`
            : words.shutOutOn(dateName(shutOutAt), shutOutBy?.name ?? '')}
        </Typography>
        {shutOutAt === null && (
          <Button variant="outlined" color="error" disabled={pending} onClick={() => setAsking(true)}>
            {words.shutOut}
          </Button>
        )}
      </Box>
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      <ConfirmDialog
        open={isAsking}
        title={words.shutOutTitle(name)}
        text={words.shutOutText}
        confirmLabel={words.shutOut}
        cancelLabel={staff.keep}
        pending={pending}
        onConfirm={() => void shutOut()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}

/** The shared devices of the restaurant: who is on each, and shutting one out. */
export function DeviceList(props: Pick<ShareDialogProps, 'become'>) {
  const words = useWords(staffDevicesPart);
  const restaurantId = useRestaurantId();
  const live = useLiveList(devices, { restaurantId }, devices.queries.all());
  const now = useNow(TICK);
  const [isSharing, setSharing] = useState(false);
  const [isShared] = useState(() => thisDevice() !== null);
  const share = isShared ? undefined : (
    <Button variant="outlined" onClick={() => setSharing(true)}>
      {words.share}
    </Button>
  );
  return (
    <SectionCard title={words.title} description={words.description} padding="flush" actions={share}>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={2} rowHeight={72} />}
        words={{ failed: words.failed }}
        empty={{
          is: (list) => list.length === 0,
          show: <EmptyState icon={TabletSmartphone} line={words.empty} />,
        }}
      >
        {(list) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {[
              ...list.filter(({ value }) => value.shutOutAt === null),
              ...list.filter(({ value }) => value.shutOutAt !== null),
            ].map((entry) => (
              <DeviceRow key={entry.id} entry={entry} now={now} />
            ))}
          </Box>
        )}
      </Gate>
      {isSharing && <ShareDialog {...props} onClose={() => setSharing(false)} />}
    </SectionCard>
  );
}
