import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActDialog } from './act-dialog.tsx';
import { WasteForm } from './waste-form.tsx';
import type { WasteFormProps } from './waste-form.tsx';

/** An item that was thrown away. */
export function WasteDialog(props: WasteFormProps) {
  const { waste } = useWords(stockActsPart);
  return (
    <ActDialog title={waste.titleOf(props.item.name)} onClose={props.onClose}>
      <WasteForm {...props} />
    </ActDialog>
  );
}
