import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { importRecipes, recipesFile } from '@bhoj/domain/stock/file/recipes-file';
import type { RecipesImport } from '@bhoj/domain/stock/file/recipes-file';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { useRecipeAct } from '../../../joint/recipes/use-recipe-act.ts';
import { stockFilePart } from '../../../messages/owner/stock-file/en.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { useWords } from '../../../words/use-words.ts';
import { ImportDialog } from './import-dialog.tsx';
import type { Found } from './import-dialog.tsx';

interface RecipesFileProps {
  readonly kitchen: Kitchen;
  readonly menu: Menu;
}

type Content = Pick<RecipesImport, 'portions' | 'batches'>;

function Import({ kitchen, menu, onClose }: RecipesFileProps & { readonly onClose: () => void }) {
  const [begun] = useState(kitchen);
  const { pending, failure, send } = useRecipeAct(begun.recipes, () => '');
  return (
    <ImportDialog<Content>
      of="recipes"
      read={(rows, hasDecimalCommas): Found<Content> | { readonly lacking: readonly string[] } => {
        const found = importRecipes(rows, begun.kept.items, menu, hasDecimalCommas);
        if ('lacking' in found) return found;
        const { portions, batches, faults } = found;
        const count = Object.keys(portions).length + Object.keys(batches).length;
        return { content: { portions, batches }, count, same: 0, faults };
      }}
      save={async (content) => (await send(content)) !== null}
      {...{ pending, failure, onClose }}
    />
  );
}

/** Recipes by file: import and export. */
export function RecipesFileActs({ kitchen, menu }: RecipesFileProps) {
  const words = useWords(stockFilePart);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        {words.import}
      </Button>
      <Button
        variant="outlined"
        startIcon={<FileDown aria-hidden />}
        onClick={() =>
          downloadCsv(words.names.recipes, recipesFile(kitchen.recipes, kitchen.kept.items, menu))
        }
      >
        {words.export}
      </Button>
      {isOpen && <Import {...{ kitchen, menu }} onClose={() => setOpen(false)} />}
    </Box>
  );
}
