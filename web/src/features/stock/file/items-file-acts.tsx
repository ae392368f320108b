import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileDown, FileSpreadsheet, FileUp } from 'lucide-react';
import { useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { importItems, itemsFile, itemsTemplate } from '@bhoj/domain/stock/file/items-file';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { stockFilePart } from '../../../messages/owner/stock-file/en.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSaveItems } from '../items/use-save-items.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { Found } from './import-dialog.tsx';

function Import({ kept, onClose }: { readonly kept: StockItems; readonly onClose: () => void }) {
  const [begun] = useState(kept);
  const { pending, failure, send } = useSaveItems(begun);
  return (
    <ImportDialog<readonly StockItem[]>
      of="items"
      read={(
        rows,
        hasDecimalCommas,
      ): Found<readonly StockItem[]> | { readonly lacking: readonly string[] } => {
        const found = importItems(rows, begun, newId, hasDecimalCommas);
        return 'lacking' in found ? found : { ...found, content: found.items, count: found.items.length };
      }}
      save={(items) => send({ items })}
      {...{ pending, failure, onClose }}
    />
  );
}

/** Items by file: import, export, and a template to begin with. */
export function ItemsFileActs({ kept }: { readonly kept: StockItems }) {
  const words = useWords(stockFilePart);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        {words.import}
      </Button>
      {kept.items.length > 0 && (
        <Button
          variant="outlined"
          startIcon={<FileDown aria-hidden />}
          onClick={() => downloadCsv(words.names.items, itemsFile(kept))}
        >
          {words.export}
        </Button>
      )}
      <Button
        startIcon={<FileSpreadsheet aria-hidden />}
        onClick={() => downloadCsv(words.names.template, itemsTemplate())}
      >
        {words.template}
      </Button>
      {isOpen && <Import kept={kept} onClose={() => setOpen(false)} />}
    </Box>
  );
}
