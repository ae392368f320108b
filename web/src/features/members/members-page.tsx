import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { invitations } from '@bhoj/domain/members/invitation.collection';
import { members } from '@bhoj/domain/members/member.collection';
import { useLiveList } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { staffPart } from '../../messages/owner/members/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { DeviceList } from './devices/device-list.tsx';
import { MatrixCard } from './matrix/matrix-card.tsx';
import { MemberList } from './member-list.tsx';
import { membersOf } from './member-model.ts';

/** The accounts of the people who work here, and what each may do. */
export function MembersPage() {
  const routeTitles = useWords(routeTitlesPart);
  const words = useWords(staffPart);

  const restaurantId = useRestaurantId();
  const at = { restaurantId };
  const people = useLiveList(members, at, members.queries.all());
  // The page works without it, because presence is only additional information.
  const devices = useLiveList(connections, at, connections.queries.all());
  const invited = useLiveList(invitations, at, invitations.queries.open());
  const [isAdding, setAdding] = useState(false);

  const online = new Map(
    devices.state === 'ready' ? devices.value.map(({ id, value }) => [id, value] as const) : [],
  );
  const staff =
    people.state === 'ready'
      ? membersOf(
          people.value.map(({ value }) => value),
          online,
        )
      : [];
  return (
    <>
      <PageHeader
        title={routeTitles.staff}
        description={words.description}
        actions={
          <Button
            variant="contained"
            startIcon={<UserPlus aria-hidden />}
            disabled={people.state !== 'ready'}
            onClick={() => setAdding(true)}
          >
            {words.add}
          </Button>
        }
      />
      {invited.state === 'failed' && <Notice tone="error">{words.invitationsFailed}</Notice>}
      <Gate
        live={people}
        skeleton={
          <SectionCard padding="flush">
            <SkeletonRows label={words.loading} rows={5} rowHeight={72} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad }}
      >
        {() => (
          <MemberList
            staff={staff}
            invitations={invited.state === 'ready' ? invited.value : []}
            onAdd={() => setAdding(true)}
          />
        )}
      </Gate>
      <Stack sx={{ mt: 3, gap: 3 }}>
        <MatrixCard staff={staff} />
        <DeviceList />
      </Stack>
      {isAdding && <AddPersonDialog staff={staff} onClose={() => setAdding(false)} />}
    </>
  );
}
