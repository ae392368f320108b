import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { StaffList } from './staff-list.tsx';
import { STATES, useStaffAddress } from './use-staff-address.ts';

/** /super/staff: everybody who brings restaurants to Bhoj. */
export function StaffPage() {
  const words = useWords(platformStaffPart);
  const titles = useWords(routeTitlesPart);
  const [address, go] = useStaffAddress();
  const [isAdding, setAdding] = useState(false);
  const search = useCallback((q: string) => go({ q }), [go]);
  return (
    <>
      <PageHeader
        title={titles.superStaff}
        description={words.description}
        actions={
          <Button variant="contained" startIcon={<UserPlus aria-hidden />} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        }
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TypedSearch
          label={words.search}
          clearLabel={words.clearSearch}
          value={address.q}
          onChange={search}
        />
        <TextField
          select
          label={words.state}
          value={address.state ?? 'all'}
          onChange={(event) => go({ state: STATES.find((state) => state === event.target.value) ?? null })}
          sx={{ width: { xs: '100%', sm: 140 } }}
        >
          {(['all', ...STATES] as const).map((state) => (
            <MenuItem key={state} value={state}>
              {words.states[state]}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <StaffList address={address} onClear={() => go({ q: '', state: null })} />
      {isAdding && <AddStaffDialog onClose={() => setAdding(false)} />}
    </>
  );
}
