import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { saveCustomer } from '@bhoj/domain/customers/customers.contract';
import { useAct } from '../../../firebase/use-act.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { CustomerEntry } from '../state/customers-model.ts';

export interface EditFormProps {
  readonly entry: CustomerEntry;
  readonly onDone: () => void;
}

/** Name, number and notes of a customer. */
export function EditForm({ entry: { id, value }, onDone }: EditFormProps) {
  const words = useWords(customersPart);
  const common = useWords(commonPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const { run, pending, failure } = useAct(saveCustomer);
  const [typed, setTyped] = useState({
    name: value.name ?? '',
    mobile: value.mobile,
    note: value.note,
    allergies: value.allergies?.words ?? '',
  });
  const field = (name: keyof typeof typed, maxLength: number, hint?: string) => (
    <TextField
      label={name === 'allergies' ? words.allergies : words[name]}
      value={typed[name]}
      helperText={hint}
      multiline={name === 'note'}
      fullWidth
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      slotProps={{
        htmlInput: { autoComplete: 'off', maxLength, ...(name === 'mobile' && { inputMode: 'tel' }) },
      }}
    />
  );
  const submit = async () => {
    const name = typed.name.trim() === '' ? null : typed.name;
    if (!(await run({ customerId: id, ...typed, name }))) return;
    toast({ message: words.saved });
    onDone();
  };
  return (
    <Stack
      component="form"
      noValidate
      aria-label={words.edit}
      sx={{ gap: 2, pt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {field('name', 60)}
      {field('mobile', 16)}
      {field('note', 500, words.noteHint)}
      {field('allergies', 200, words.allergiesHint)}
      {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <SubmitButton pending={pending}>{words.save}</SubmitButton>
        <Button disabled={pending} onClick={onDone}>
          {common.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
