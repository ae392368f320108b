import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { removeTable } from '@bhoj/domain/tables/tables.contract';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { useAct } from '../../../firebase/use-act.ts';
import type { Words } from '../../../words/part.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { failureSentence } from '../state/failure-sentence.ts';
import type { OrderPartProps } from './order-part.tsx';
import { keptFor } from '../state/tables-model.ts';

const whyKeptOf = (reasonSentences: Words<'reasonSentences'>, words: Words<'tables'>) =>
  ({
    'in-use': words.keptInUse,
    reserved: words.keptReserved,
    choosing: reasonSentences['guest-ordering'],
    last: words.keptLast,
  }) as const;

export interface RemovePartProps extends OrderPartProps {
  readonly onRemoved: () => void;
}

/** Removes a table, or says why it must stay. */
export function RemovePart({ data, table, onRemoved }: RemovePartProps) {
  const common = useWords(commonPart);
  const words = useWords(tablesPart);
  const places = usePlaceWords();
  const reasonSentences = useWords(reasonsPart);

  const id = useId();
  const toast = useToast();
  const { pending, failure, run } = useAct(removeTable);
  const [isAsking, setAsking] = useState(false);
  const kept = keptFor(table, data.tables, data.at.get(table.id) ?? []);
  const name = tableName(places, table.id);
  const remove = async () => {
    if (!(await run({ tableId: table.id }))) return;
    toast({ message: words.removed(name) });
    onRemoved();
  };
  return (
    <Box>
      <Button
        color="error"
        startIcon={<Trash2 aria-hidden />}
        disabled={kept !== null}
        onClick={() => setAsking(true)}
        {...(kept !== null && { 'aria-describedby': id })}
      >
        {words.removeTable(name)}
      </Button>
      {kept !== null && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {whyKeptOf(reasonSentences, words)[kept]}
        </Typography>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle(name)}
        text={failure === null ? words.removeText : failureSentence(reasonSentences, words, failure)}
        confirmLabel={words.remove}
        cancelLabel={common.cancel}
        pending={pending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
