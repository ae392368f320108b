import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newId } from '@bhoj/domain/kernel/ids';
import { members } from '@bhoj/domain/members/member.collection';
import { savePerson } from '@bhoj/domain/payroll/people/person.contract';
import type { SharedNumber } from '@bhoj/domain/payroll/people/shared-numbers';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useReasons } from '../state/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { PapersFields } from './papers-fields.tsx';
import { emptyPerson, fieldsOf, personForm, typedOf } from './person-form-model.ts';
import type { PersonFields } from './person-form-model.ts';
import { TermsFields } from './terms-fields.tsx';

export interface PersonFormProps {
  /** Null for a new person. */
  readonly entry: Entry<Person> | null;
  readonly today: string;
  readonly onDone: () => void;
}

/** The form of a paid person, with the terms from a day on. */
export function PersonForm({ entry, today, onDone }: PersonFormProps) {
  const { form: words, papers } = useWords(payrollPeoplePart);
  const reasons = useReasons();
  const toast = useToast();
  const attempt = useAttempt(savePerson);
  const { run, pending, failure } = useOneAtATime<CallFacts>();
  const [shared, setShared] = useState<readonly SharedNumber[]>([]);
  const staff = useLiveList(members, { restaurantId: useRestaurantId() }, members.queries.all());
  // The same id for every attempt, so that a lost answer makes nobody twice.
  const [personId] = useState(() => entry?.id ?? newId());
  const { control, handleSubmit } = useForm<PersonFields, unknown, PersonFields>({
    resolver: sentenceResolver(personForm, words.faults),
    defaultValues: entry === null ? emptyPerson(today) : fieldsOf(entry.value, today),
  });
  const submit = handleSubmit(async (fields) => {
    const saved = await run(() => attempt({ personId, ...typedOf(fields, entry === null) }));
    if (saved === null) return;
    toast({ message: words.saved(fields.name) });
    setShared(saved.shared);
    if (saved.shared.length === 0) onDone();
  });
  const known = staff.state === 'ready' ? staff.value : [];
  const linked = entry?.value.memberId ?? null;
  const options = known.filter(({ id, value }) => value.active || id === linked);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5 }}>
        <FormTextField control={control} name="name" label={words.name} required />
        <FormTextField control={control} name="mobile" label={words.mobile} inputMode="tel" />
        <FormTextField control={control} name="memberId" label={words.memberId} select>
          <MenuItem value="">{words.noMember}</MenuItem>
          {linked !== null && !options.some(({ id }) => id === linked) && (
            <MenuItem value={linked}>{entry?.value.name}</MenuItem>
          )}
          {options.map(({ id, value }) => (
            <MenuItem key={id} value={id}>
              {value.name}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField control={control} name="sex" label={words.sex} helperText={words.sexHint} select>
          {(['', 'female', 'male', 'other'] as const).map((each) => (
            <MenuItem key={each} value={each}>
              {words.sexes[each]}
            </MenuItem>
          ))}
        </FormTextField>
        <FormSwitch
          control={control}
          name="hasDisability"
          label={words.hasDisability}
          helperText={words.disabilityHint}
        />
        <FormTextField
          control={control}
          name="bornOn"
          label={words.bornOn}
          helperText={words.bornOnHint}
          type="date"
          isLabelAbove
        />
        <FormTextField control={control} name="joinedOn" label={words.joinedOn} type="date" isLabelAbove />
        <TermsFields control={control} isNew={entry === null} />
        <PapersFields control={control} person={entry?.value ?? null} />
        <Typography variant="h6" component="h3">
          {words.leave}
        </Typography>
        <Stack direction="row" sx={{ gap: 1 }}>
          {(['PL', 'CL', 'SL'] as const).map((kind) => (
            <FormTextField key={kind} control={control} name={kind} label={kind} inputMode="decimal" />
          ))}
        </Stack>
        {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
        {shared.length > 0 && (
          <Notice
            tone="warning"
            title={words.sharedTitle}
            action={<Button onClick={onDone}>{words.sharedDone}</Button>}
          >
            {shared
              .map(({ number, name }) =>
                words.shared(number === 'mobile' ? words.mobile : papers[number], name),
              )
              .join(' ')}
          </Notice>
        )}
        <SubmitButton size="large" fullWidth pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
      </Stack>
    </Box>
  );
}
