import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useLivePeople } from '../lists/use-people.ts';

interface SuccessorFieldProps {
  /** The person who hands over. */
  readonly staffId: string;
  readonly value: string;
  readonly onChange: (staffId: string) => void;
}

/** Chooses among active people, by name and referral ID. */
export function SuccessorField({ staffId, value, onChange }: SuccessorFieldProps) {
  const words = useWords(platformStaffPart);
  const live = useLivePeople();
  return (
    <Gate live={live} skeleton={<SkeletonRows label={words.loading} rows={1} />}>
      {({ options }) => {
        const others = options.filter(([id]) => id !== staffId);
        if (others.length === 0) return <Notice tone="info">{words.nobodyElse}</Notice>;
        return (
          <TextField
            select
            required
            label={words.handOverTo}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {others.map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        );
      }}
    </Gate>
  );
}
