import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useKitchen } from '../../../joint/recipes/kitchen.ts';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import { ActDialog } from './act-dialog.tsx';
import { keptPreparations } from './kept-preparations.ts';
import { MadeForm } from './made-form.tsx';

export interface MadeDialogProps {
  /** The preparation; null to choose one. */
  readonly itemId: string | null;
  readonly onClose: () => void;
}

function Chosen({ kitchen, itemId, onClose }: MadeDialogProps & { readonly kitchen: Kitchen }) {
  const { batch: words } = useWords(stockActsPart);
  const kept = keptPreparations(kitchen);
  const [chosen, choose] = useState(itemId ?? kept[0]?.id ?? '');
  const item = kept.find(({ id }) => id === chosen);
  if (kept.length === 0) return <Typography>{words.none}</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      {itemId === null && (
        <TextField
          select
          label={words.which}
          value={item?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {kept.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {item === undefined ? (
        <Typography>{words.gone}</Typography>
      ) : (
        <MadeForm key={item.id} {...{ kitchen, item, onClose }} />
      )}
    </Stack>
  );
}

/** A batch that was made: the preparation, and its form. */
export function MadeDialog({ itemId, onClose }: MadeDialogProps) {
  const words = useWords(stockActsPart);
  const kitchen = useKitchen();
  const name = kitchen.state === 'ready' ? kitchen.value.items.get(itemId ?? '')?.name : undefined;
  return (
    <ActDialog title={name === undefined ? words.batch.title : words.batch.titleOf(name)} onClose={onClose}>
      <Gate
        live={kitchen}
        skeleton={<SkeletonRows label={words.loading} rows={5} />}
        words={{ failed: words.failed }}
      >
        {(value) => <Chosen kitchen={value} {...{ itemId, onClose }} />}
      </Gate>
    </ActDialog>
  );
}
