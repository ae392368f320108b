import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Plus, SearchX, UtensilsCrossed } from 'lucide-react';
import { useRef } from 'react';
import { menuPart } from '../../messages/owner/menu/en.ts';
import { useWords } from '../../words/use-words.ts';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { CategoriesDialog } from './categories/categories-dialog.tsx';
import { CategoryList } from './categories/category-list.tsx';
import { DishList } from './list/dish-list.tsx';
import { DishMenu } from './list/dish-menu.tsx';
import { deletionsOf, MenuDialogs } from './menu-dialogs.tsx';
import type { Open } from './menu-dialogs.tsx';
import { MenuFilters } from './list/menu-filters.tsx';
import { EVERYTHING } from './saving/menu-model.ts';
import { GoodsRateNotice } from './goods-rate-notice.tsx';
import { VatTinNotice } from './vat-tin-notice.tsx';
import { useEditor } from './use-editor.ts';
import type { EditorInput } from './use-editor.ts';
import type { Listing } from './list/use-wanted.ts';

export interface MenuEditorProps extends EditorInput {
  readonly stations: readonly string[];
  readonly open: Open | null;
}

function NothingFits({ listing: { shownFor, setWanted } }: { readonly listing: Listing }) {
  const words = useWords(menuPart);

  const search = shownFor.search.trim();
  return (
    <EmptyState
      icon={SearchX}
      line={search === '' ? words.emptyFilter : words.emptySearch(search)}
      action={
        <Button variant="outlined" onClick={() => setWanted(EVERYTHING)}>
          {words.showAll}
        </Button>
      }
    />
  );
}

function EmptyMenu({ setOpen }: Pick<MenuEditorProps, 'setOpen'>) {
  const words = useWords(menuPart);

  return (
    <SectionCard>
      <EmptyState
        icon={UtensilsCrossed}
        line={words.empty}
        action={
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button
              variant="contained"
              startIcon={<Plus aria-hidden />}
              onClick={() => setOpen({ what: 'dish', item: null, category: null })}
            >
              {words.addDish}
            </Button>
            <Button variant="outlined" onClick={() => setOpen({ what: 'import' })}>
              {words.importCsv}
            </Button>
          </Stack>
        }
      />
    </SectionCard>
  );
}

export function MenuEditor(props: MenuEditorProps) {
  const words = useWords(menuPart);

  const { soldOut, stations, cutoff, open, setOpen } = props;
  const editor = useEditor(props);
  const { shown, listing, leftOf, now, place } = editor;
  const isOnline = useOnline();
  const search = useRef<HTMLDivElement>(null);
  const categoryList = {
    categories: shown.categories,
    items: shown.items,
    currentId: listing.wanted.categoryId,
    onChoose: editor.chooseCategory,
    onMove: editor.moveCategory,
  };
  return (
    <Stack sx={{ gap: 3 }}>
      {!isOnline && <Notice tone="warning">{words.offline}</Notice>}
      <VatTinNotice menu={shown} />
      <GoodsRateNotice menu={shown} />
      {shown.categories.length === 0 ? (
        <EmptyMenu setOpen={setOpen} />
      ) : (
        <>
          <MenuFilters
            area={search}
            categories={shown.categories}
            wanted={listing.wanted}
            onChange={listing.setWanted}
            onArrange={() => setOpen({ what: 'arrange' })}
          />
          <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start' }}>
            <Card
              sx={{
                display: { xs: 'none', md: 'block' },
                position: 'sticky',
                top: 88,
                flex: 'none',
                width: 296,
                maxHeight: 'calc(100dvh - 112px)',
                overflowY: 'auto',
                p: 1,
              }}
            >
              <CategoryList {...categoryList} />
            </Card>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {listing.groups.length === 0 && <NothingFits listing={listing} />}
              <DishList
                groups={listing.groups}
                soldOut={soldOut}
                leftOf={leftOf}
                now={now}
                onEdit={editor.edit}
                onAvailable={editor.available}
                onMore={editor.more}
                onEditCategory={editor.editCategory}
                onAdd={editor.add}
                onMove={editor.move}
              />
            </Box>
          </Stack>
        </>
      )}
      {place !== null && (
        <DishMenu
          place={place}
          items={shown.items}
          isSoldOut={(soldOut[place.item.id] ?? 0) > now}
          onEdit={editor.edit}
          onDuplicate={editor.duplicate}
          onMove={editor.move}
          onSoldOut={editor.setSoldOut}
          onPortions={(item) => setOpen({ what: 'portions', item })}
          onDelete={(item) => editor.setDeletion(deletionsOf(words).dish(item))}
          onClose={() => editor.setPlace(null)}
        />
      )}
      {open?.what === 'arrange' && (
        <CategoriesDialog
          {...categoryList}
          onChoose={(categoryId) => {
            categoryList.onChoose(categoryId);
            setOpen(null);
          }}
          onAdd={() => setOpen({ what: 'category', category: null })}
          onClose={() => setOpen(null)}
        />
      )}
      <MenuDialogs
        {...{ open, setOpen, stations, cutoff }}
        menu={shown}
        save={editor.save}
        act={editor.act}
        deletion={editor.deletion}
        setDeletion={editor.setDeletion}
        onSaved={({ categoryId }) => {
          const { wanted, setWanted } = listing;
          // Shows the category of the saved dish.
          if (wanted.categoryId !== null) setWanted({ ...wanted, categoryId });
        }}
      />
      {editor.dialog}
    </Stack>
  );
}
