import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { dishesAt } from '@bhoj/domain/menu/dish/stations';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { useLiveDoc } from '../../../firebase/live.ts';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { MAX_STATIONS, movesOf, stationsSection } from './stations-model.ts';
import type { StationRow } from './stations-model.ts';
import { useMoveDishes } from './use-move-dishes.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

interface StationFieldsProps {
  readonly control: Control<{ rows: StationRow[] }, unknown, Pick<WholeRestaurant, 'stations'>>;
  readonly stored: readonly string[];
  readonly items: Menu['items'];
}

/** The fields of the stations, and what saving would do to their dishes. */
function StationFields({ control, stored, items }: StationFieldsProps) {
  const words = useWords(settingsPart).stations;

  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  const rows = useWatch({ control, name: 'rows' });
  const moving = [...movesOf(stored, rows)]
    .map(([from, to]) => ({ from, to, dishes: dishesAt(items, from) }))
    .filter(({ dishes }) => dishes > 0);
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {fields.map((field, i) => (
          <Stack component="li" key={field.id} direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
            <FormTextField
              control={control}
              name={`rows.${i}.name`}
              label={words.station(i + 1)}
              helperText={field.was === null ? undefined : words.dishes(dishesAt(items, field.was))}
              maxLength={30}
            />
            <IconButton
              aria-label={words.remove(rows[i]?.name ?? '')}
              disabled={fields.length === 1}
              onClick={() => remove(i)}
              sx={{ mt: '29px' }}
            >
              <Trash2 size={20} aria-hidden />
            </IconButton>
          </Stack>
        ))}
      </Box>
      <div>
        <Button
          variant="outlined"
          startIcon={<Plus aria-hidden />}
          disabled={fields.length >= MAX_STATIONS}
          onClick={() => append({ was: null, name: '' })}
        >
          {words.add}
        </Button>
      </div>
      {moving.length > 0 && (
        <Notice tone="warning" title={words.movesTitle}>
          {moving.map(({ from, to, dishes }) => (
            <div key={from}>{words.moves(dishes, from, to)}</div>
          ))}
        </Notice>
      )}
    </>
  );
}

export function StationsSection(owner: OwnersSettings) {
  const { restaurantId, restaurant } = owner;
  const menu = useLiveDoc(menus, { restaurantId });
  const move = useMoveDishes(menu.state === 'ready' ? menu.value : null);
  const { stations } = restaurant;
  return (
    <SectionForm
      {...owner}
      name="stations"
      section={stationsSection}
      before={({ rows }) => move(movesOf(stations, rows))}
    >
      {(control) => (
        <StationFields
          control={control}
          stored={stations}
          items={menu.state === 'ready' ? menu.value.items : []}
        />
      )}
    </SectionForm>
  );
}
