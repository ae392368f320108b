import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import { settingsFaultsPart, settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { OutcomeLine } from './outcome-line.tsx';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';
import type { Section } from './settings-model.ts';
import type { SectionName } from '../../../blocks/settings/parts.ts';
import { useUnsaved } from './unsaved.tsx';
import { useSaveSection } from './use-save-section.ts';
import type { OwnersSettings } from './use-save-section.ts';

interface SectionFormProps<In extends FieldValues, Out extends OwnerFields> extends OwnersSettings {
  readonly name: SectionName;
  readonly section: Section<In, Out>;
  /** `flush` when the content has its own padding. */
  readonly padding?: 'normal' | 'flush';
  /** Runs before the save. When it returns a sentence with the reason, nothing is saved. */
  readonly before?: (typed: In) => Promise<string | null>;
  /** Sentences for faults, by field, that are not the same on every day. */
  readonly faults?: Readonly<Record<string, string>>;
  readonly children: (control: Control<In, unknown, Out>) => ReactNode;
}

/**
 * One card of the settings, with its own form and its own save. While the person edits, untouched fields follow what
 * another device saves.
 */
export function SectionForm<In extends FieldValues, Out extends OwnerFields>(
  props: SectionFormProps<In, Out>,
) {
  const settings = useWords(settingsPart);
  const settingsFaults = useWords(settingsFaultsPart);

  const { restaurant, name, section, padding = 'normal', before, faults, children } = props;
  const { title, description } = settings[name];
  const { save, outcome } = useSaveSection(props);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const { control, handleSubmit, getValues, reset, formState } = useForm<In, unknown, Out>({
    resolver: sentenceResolver(section.schema, { ...settingsFaults, ...faults }),
    values: section.valuesOf(restaurant),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = formState;
  useUnsaved(name, isDirty);

  const submit = handleSubmit(async (fields: Out) => {
    const found = (await before?.(getValues())) ?? null;
    setObstacle(found);
    if (found !== null || !(await save(fields))) return;
    reset(section.valuesOf({ ...restaurant, ...fields }) as DefaultValues<In>, { keepDirtyValues: false });
  });
  const fault = obstacle ?? (outcome === 'failed' ? settings.failed : null);

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <SectionCard
        title={title}
        description={description}
        padding={padding}
        isFooterInView
        footer={
          <Stack direction="row" sx={{ flex: 1, alignItems: 'center', gap: 2 }}>
            <OutcomeLine outcome={outcome} isDirty={isDirty} />
            <SubmitButton pending={isSubmitting} pendingLabel={settings.saving}>
              {settings.save}
            </SubmitButton>
          </Stack>
        }
      >
        <Stack sx={{ gap: padding === 'flush' ? 0 : 2.5 }}>
          {fault !== null && <Notice tone="error">{fault}</Notice>}
          {children(control)}
        </Stack>
      </SectionCard>
    </Box>
  );
}
