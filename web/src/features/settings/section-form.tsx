import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useClient } from '../../firebase/client.ts';
import { reportFault } from '../../firebase/report-error.ts';
import { saveOwnerFields } from '../../firebase/write.ts';
import { settings, settingsFaults } from '../../messages/settings.ts';
import { cssVar } from '../../theme/css-var.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { sentenceResolver } from '../../ui/sentence-resolver.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { OwnerFields, Section } from './settings-model.ts';
import { useUnsaved } from './unsaved.tsx';

export interface OwnersSettings {
  readonly restaurantId: string;
  readonly restaurant: Restaurant;
}

interface SectionFormProps<In extends FieldValues, Out extends OwnerFields> extends OwnersSettings {
  readonly title: string;
  readonly description: string;
  readonly section: Section<In, Out>;
  readonly children: (control: Control<In, unknown, Out>) => ReactNode;
}

type Outcome = 'none' | 'saved' | 'queued' | 'failed';

/** What became of the last save, where the eye already is. */
function OutcomeLine({ outcome, isDirty }: { readonly outcome: Outcome; readonly isDirty: boolean }) {
  const isSaved = !isDirty && outcome === 'saved';
  const text = isDirty
    ? settings.unsaved
    : outcome === 'saved'
      ? settings.saved
      : outcome === 'queued'
        ? settings.queued
        : '';
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        flex: 1,
        color: isSaved ? cssVar('secondary') : 'text.secondary',
      }}
    >
      {isSaved && <Check size={18} aria-hidden />}
      {text}
    </Typography>
  );
}

/** One card of the settings: its own form, its own save. What another device saves meanwhile shows in untouched fields. */
export function SectionForm<In extends FieldValues, Out extends OwnerFields>({
  restaurantId,
  restaurant,
  title,
  description,
  section,
  children,
}: SectionFormProps<In, Out>) {
  const client = useClient();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const { control, handleSubmit, reset, formState } = useForm<In, unknown, Out>({
    resolver: sentenceResolver(section.schema, settingsFaults),
    values: section.valuesOf(restaurant),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = formState;
  useUnsaved(title, isDirty);

  const save = handleSubmit(async (fields: Out) => {
    setOutcome('none');
    const written = saveOwnerFields(client, restaurantId, fields).then(
      () => true,
      (cause: unknown) => {
        reportFault(cause, 'settings');
        setOutcome('failed');
        return false;
      },
    );
    // Offline the device keeps it, and the promise waits for the network.
    if (navigator.onLine && !(await written)) return;
    setOutcome(navigator.onLine ? 'saved' : 'queued');
    reset(section.valuesOf({ ...restaurant, ...fields }) as DefaultValues<In>, { keepDirtyValues: false });
  });

  return (
    <Box component="form" noValidate onSubmit={(event) => void save(event)}>
      <SectionCard
        title={title}
        description={description}
        footer={
          <Stack direction="row" sx={{ flex: 1, alignItems: 'center', gap: 2 }}>
            <OutcomeLine outcome={outcome} isDirty={isDirty} />
            <SubmitButton pending={isSubmitting} pendingLabel={settings.saving}>
              {settings.save}
            </SubmitButton>
          </Stack>
        }
      >
        <Stack sx={{ gap: 2.5 }}>
          {outcome === 'failed' && <Notice tone="error">{settings.failed}</Notice>}
          {children(control)}
        </Stack>
      </SectionCard>
    </Box>
  );
}
