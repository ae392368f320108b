import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { prepareBill } from './prepare-photo.ts';
import type { PhotoFault, PreparedBill } from './prepare-photo.ts';
import { FileButton } from '../../ui/mui/form/file-button.tsx';
import { expensesPart } from '../../messages/owner/expenses/en.ts';
import { useWords } from '../../words/use-words.ts';

/** The change of a bill's photo: another one, none, or no change. */
export type PhotoChange = PreparedBill | 'none' | 'same';

export interface BillPhotoFieldProps {
  readonly value: PhotoChange;
  /** True when the stored expense has a photo. */
  readonly hasPhoto: boolean;
  readonly onChange: (value: PhotoChange) => void;
}

/** Takes or chooses the photo of a bill. The photo is scaled down at once and written with the expense. */
export function BillPhotoField({ value, hasPhoto, onChange }: BillPhotoFieldProps) {
  const words = useWords(expensesPart).photo;
  const id = useId();
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const isThere = typeof value === 'object' || (value === 'same' && hasPhoto);
  const choose = async (file: File) => {
    setFault(null);
    setWorking(true);
    const prepared = await prepareBill(file);
    setWorking(false);
    if ('fault' in prepared) setFault(prepared.fault);
    else onChange(prepared);
  };
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <FormLabel component="p" id={`${id}-label`} sx={{ m: 0 }}>
        {words.label}
      </FormLabel>
      {typeof value === 'object' && (
        <img
          style={{ display: 'block', maxWidth: '100%', maxHeight: 120 }}
          alt={words.chosen}
          src={`data:${value.contentType};base64,${value.bytes}`}
        />
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <FileButton
          label={words.label}
          accept="image/*"
          variant="outlined"
          startIcon={<Camera aria-hidden />}
          isBusy={isWorking}
          aria-describedby={`${id}-hint`}
          onFile={(file) => void choose(file)}
        >
          {isWorking ? words.working : isThere ? words.change : words.add}
        </FileButton>
        {isThere && <Button onClick={() => onChange('none')}>{words.remove}</Button>}
      </Stack>
      <FormHelperText id={`${id}-hint`} error={fault !== null} role={fault === null ? undefined : 'alert'}>
        {fault === null ? words.hint : words[fault]}
      </FormHelperText>
    </Stack>
  );
}
