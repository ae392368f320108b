import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { AddOnGroup, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { classesWith } from '@bhoj/domain/menu/dish/wrong-names';
import { newId } from '@bhoj/domain/kernel/ids';
import { useMenuReasons } from '../../../blocks/menu-reasons/use-menu-reasons.ts';
import { menuFaultsPart, menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { failureWords } from '../saving/failure-words.ts';
import { NameDoubts } from '../dish/name-doubts.tsx';
import { GroupFields } from './group-fields.tsx';
import { groupFormSchemaFor, groupValuesOf } from './group-form.ts';
import type { GroupEntry, GroupValues } from './group-form.ts';
import { withGroup } from '../saving/menu-model.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';

export interface GroupDialogProps {
  readonly menu: Menu;
  /** Null for a new group. */
  readonly group: AddOnGroup | null;
  readonly save: SaveMenu;
  readonly onDelete: (group: AddOnGroup) => void;
  readonly onClose: () => void;
}

/** Asks about the typed add-ons that have two readings. */
function GroupDoubts({
  control,
  group,
  menu,
}: {
  readonly control: Control<GroupValues, unknown, GroupEntry>;
  readonly group: AddOnGroup | null;
  readonly menu: Menu;
}) {
  const options = useWatch({ control, name: 'options' });
  const of = (option: { name: string; otherNames: Readonly<Record<string, string>> }) => [
    option.name,
    ...Object.values(option.otherNames),
  ];
  return (
    <NameDoubts
      names={options.flatMap(of)}
      stored={group?.options.flatMap(of) ?? []}
      bearsFoodTax={classesWith(menu, group?.id ?? '').some((taxClass) => taxClass !== 'liquor')}
    />
  );
}

export function GroupDialog({ menu: current, group, save, onDelete, onClose }: GroupDialogProps) {
  const menu = useWords(menuPart);
  const menuFaults = useWords(menuFaultsPart);
  const words = useWords(menuPart).groups;
  const reasonSentences = useMenuReasons();

  const toast = useToast();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [begun] = useState(current);
  const [id] = useState(() => group?.id ?? newId());
  const [fault, setFault] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm<GroupValues, unknown, GroupEntry>({
    resolver: sentenceResolver(groupFormSchemaFor(group, begun), menuFaults),
    defaultValues: groupValuesOf(group),
  });
  const isPending = formState.isSubmitting;
  const submit = handleSubmit(async (entry) => {
    setFault(null);
    const outcome = await save(withGroup({ id, ...entry }), begun);
    if (!outcome.saved) return setFault(failureWords(menu, reasonSentences, outcome.reason));
    toast({ message: menu.saved(entry.name) });
    return onClose();
  });
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby="group-dialog"
    >
      <DialogTitle id="group-dialog">{group === null ? words.newTitle : words.editTitle}</DialogTitle>
      <DialogContent dividers sx={{ py: 2.5 }}>
        <Stack
          component="form"
          id="group-form"
          noValidate
          sx={{ gap: 2.5 }}
          onSubmit={(event) => void submit(event)}
        >
          <GroupFields control={control} />
        </Stack>
      </DialogContent>
      <GroupDoubts control={control} group={group} menu={begun} />
      {fault !== null && <Notice tone="error">{fault}</Notice>}
      <DialogActions>
        {group !== null && (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden />}
            sx={{ mr: 'auto' }}
            disabled={isPending}
            onClick={() => onDelete(group)}
          >
            {menu.delete}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {words.back}
        </Button>
        <SubmitButton form="group-form" pending={isPending} pendingLabel={menu.saving}>
          {menu.save}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  );
}
