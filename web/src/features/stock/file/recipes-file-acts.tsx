import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { recipeName } from '@bhoj/domain/stock/recipes/saved-recipes';
import { importRecipes, inSaves, recipesFile } from '@bhoj/domain/stock/file/recipes-file';
import type { RecipesImport } from '@bhoj/domain/stock/file/recipes-file';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { useRecipeAct } from '../../../joint/recipes/use-recipe-act.ts';
import { recipeFormPart } from '../../../messages/owner/stock-recipes/en.ts';
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
  const form = useWords(recipeFormPart);
  const [sent, setSent] = useState<Content>({ portions: {}, batches: {} });
  // The server names the recipe and its line.
  const nameOf = (line: number, key: string): string => {
    const uses = sent.portions[key] ?? sent.batches[key]?.uses;
    const recipe = recipeName(key, menu) ?? begun.items.get(key)?.name ?? key;
    if (line < 0) return recipe;
    return `${recipe}: ${begun.items.get(uses?.[line]?.itemId ?? '')?.name ?? form.ingredient(line + 1)}`;
  };
  const { pending, failure, send } = useRecipeAct(begun.recipes, nameOf);
  const save = async (content: Content): Promise<boolean> => {
    setSent(content);
    for (const part of inSaves(content)) {
      // Each save builds on the save before it.
      // oxlint-disable-next-line no-await-in-loop
      if ((await send(part)) === null) return false;
    }
    return true;
  };
  return (
    <ImportDialog<Content>
      of="recipes"
      read={(rows, hasDecimalCommas): Found<Content> | { readonly lacking: readonly string[] } => {
        const found = importRecipes(
          rows,
          { items: begun.kept.items, recipes: begun.recipes },
          menu,
          hasDecimalCommas,
        );
        if ('lacking' in found) return found;
        const { portions, batches, same, faults } = found;
        const count = Object.keys(portions).length + Object.keys(batches).length;
        return { content: { portions, batches }, count, same, faults };
      }}
      {...{ save, pending, failure, onClose }}
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
