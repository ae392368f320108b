import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { useLiveDoc } from '../../../firebase/live.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { History } from './history.tsx';
import { PersonCard } from './person-card.tsx';
import { ReferredRestaurants } from './referred-restaurants.tsx';
import { StaffActs } from './staff-acts.tsx';

/** /super/staff/{staffId}: one person, their restaurants, and the acts on them. */
export function StaffMemberPage() {
  const words = useWords(platformStaffPart);
  const { staffId = '' } = useParams();
  const live = useLiveDoc(platformStaff, { staffId });
  return (
    <>
      <Button component={Link} to={href('superStaff')} sx={{ mb: 1 }}>
        {words.toList}
      </Button>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loadingPerson} rows={6} />}
        missing={<PageHeader title={words.notThere} description={words.notThereHint} />}
      >
        {(staff) => (
          <>
            <PageHeader title={staff.name} actions={<StaffActs staffId={staffId} staff={staff} />} />
            <Stack sx={{ gap: 2 }}>
              <PersonCard staffId={staffId} staff={staff} />
              <ReferredRestaurants staffId={staffId} />
              <History staffId={staffId} />
            </Stack>
          </>
        )}
      </Gate>
    </>
  );
}
