import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PlatformStaff } from '@bhoj/domain/platform/shape/platform.schema';
import { platformStaffPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ActDialog } from './act-dialog.tsx';
import type { ActName } from './use-staff-act.ts';

interface StaffActsProps {
  readonly staffId: string;
  readonly staff: PlatformStaff;
}

/** The acts of a super admin on one person. */
export function StaffActs({ staffId, staff }: StaffActsProps) {
  const words = useWords(platformStaffPart);
  const [open, setOpen] = useState<ActName | 'link' | null>(null);
  const close = () => setOpen(null);
  const shown = (staff.active ? ['link', 'handOver', 'close'] : ['handOver', 'open']) as (ActName | 'link')[];
  return (
    <>
      {shown.map((name) => (
        <Button
          key={name}
          variant="outlined"
          color={name === 'close' ? 'error' : 'primary'}
          onClick={() => setOpen(name)}
        >
          {words.acts[name]}
        </Button>
      ))}
      {open === 'link' && <LinkDialog staffId={staffId} name={staff.name} onClose={close} />}
      {open !== null && open !== 'link' && (
        <ActDialog act={open} staffId={staffId} name={staff.name} onClose={close} />
      )}
    </>
  );
}
