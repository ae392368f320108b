import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { folded } from '@bhoj/domain/kernel/folded';
import { ROUTES, routeEntries } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import type { Words } from '../../../words/part.ts';
import { routeTitlesPart } from '../../../words/shared/routes.ts';
import { shellPart } from '../../../words/shared/shell.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSearchShortcut } from '../../../ui/use-search-shortcut.ts';

const pages: readonly RouteName[] = routeEntries
  .filter(([, route]) => route.area === 'dashboard' && route.status === 'open')
  .map(([name]) => name);

/**
 * Returns the pages whose title contains the typed text. Titles that begin with it come first: "men" finds the menu
 * before management.
 */
function matching(routeTitles: Words<'routeTitles'>, options: RouteName[], typed: string): RouteName[] {
  const wanted = folded(typed.trim());
  const placeIn = (name: RouteName) => folded(routeTitles[name]).indexOf(wanted);
  return options.filter((name) => placeIn(name) >= 0).toSorted((a, b) => placeIn(a) - placeIn(b));
}

/** Goes to a page by its name; the `/` key moves the cursor here from anywhere. */
export function PageSearch() {
  const routeTitles = useWords(routeTitlesPart);
  const shell = useWords(shellPart);

  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input, 'shell');

  return (
    <Autocomplete
      options={pages}
      getOptionLabel={(name) => routeTitles[name]}
      filterOptions={(options, { inputValue }) => matching(routeTitles, options, inputValue)}
      noOptionsText={shell.noSuchPage}
      value={null}
      blurOnSelect
      clearOnBlur
      autoHighlight
      openOnFocus
      forcePopupIcon={false}
      onChange={(_, name) => {
        if (name !== null) void navigate(ROUTES[name].path);
      }}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          inputRef={input}
          placeholder={shell.searchPlaceholder}
          slotProps={{
            ...slotProps,
            input: {
              ...slotProps.input,
              startAdornment: (
                <InputAdornment position="start">
                  <Search aria-hidden />
                </InputAdornment>
              ),
            },
            htmlInput: { ...slotProps.htmlInput, 'aria-label': shell.search, 'aria-keyshortcuts': '/' },
          }}
        />
      )}
    />
  );
}
