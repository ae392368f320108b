import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActDialog } from './act-dialog.tsx';
import { TransferForm } from './transfer-form.tsx';
import type { TransferFormProps } from './transfer-form.tsx';

/** Items from one store of the house to another. */
export function TransferDialog(props: TransferFormProps) {
  const { transfer } = useWords(stockActsPart);
  return (
    <ActDialog title={transfer.title} onClose={props.onClose}>
      <TransferForm {...props} />
    </ActDialog>
  );
}
