import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { saveTills } from '@bhoj/domain/cash/cash.contract';
import { MOST_TILLS } from '@bhoj/domain/restaurant/settings.schema';
import { useAct } from '../../../firebase/use-act.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { tillsPart } from '../../../messages/owner/tills/en.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { useWords } from '../../../words/use-words.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';
import { tillsBegin, tillsForm, tillsOf } from './tills-model.ts';
import type { TillsEntered, TillsTyped } from './tills-model.ts';

/** Switches cash sessions on and names the tills. A callable saves them, because open sessions may forbid it. */
export function TillsCard({ restaurant }: OwnersSettings) {
  const words = useWords(tillsPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const isOnline = useOnline();
  const { pending, failure, run } = useAct(saveTills);
  const { control, handleSubmit } = useForm<TillsTyped, unknown, TillsEntered>({
    resolver: sentenceResolver(tillsForm, words.faults),
    values: tillsBegin(restaurant.cashSessions, words.first),
    resetOptions: { keepDirtyValues: true },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'tills' });
  const tills = useWatch({ control, name: 'tills' });
  const submit = handleSubmit(async (entered) => {
    if (await run(tillsOf(entered))) toast({ message: words.saved });
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <SectionCard
        title={words.title}
        description={words.description}
        footer={
          <SubmitButton pending={pending} pendingLabel={words.saving} disabled={!isOnline}>
            {words.save}
          </SubmitButton>
        }
      >
        <Stack sx={{ gap: 2.5 }}>
          {!isOnline && <Notice tone="info">{words.offline}</Notice>}
          {failure !== null && <Notice tone="error">{reasons[failure]}</Notice>}
          <FormSwitch control={control} name="on" label={words.on} helperText={words.onHint} />
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {fields.map((field, at) => (
              <Stack component="li" key={field.id} direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
                <FormTextField
                  control={control}
                  name={`tills.${at}.name`}
                  label={words.till(at + 1)}
                  maxLength={30}
                />
                <IconButton
                  aria-label={words.remove(tills[at]?.name ?? '')}
                  disabled={fields.length === 1}
                  onClick={() => remove(at)}
                  sx={{ mt: '29px' }}
                >
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              </Stack>
            ))}
          </Box>
          <div>
            <Button
              variant="outlined"
              startIcon={<Plus aria-hidden />}
              disabled={fields.length >= MOST_TILLS}
              onClick={() => append({ tillId: '', name: '' })}
            >
              {words.add}
            </Button>
          </div>
        </Stack>
      </SectionCard>
    </Box>
  );
}
