import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { Words } from '../../../words/part.ts';
import { ownerSearchPart } from '../../../messages/owner/search/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSearchShortcut } from '../../../ui/shared/use-search-shortcut.ts';
import { inOrder } from './search/found.ts';
import type { Found } from './search/found.ts';
import { matching } from './search/pages-found.ts';
import { useRecent } from './search/recent.ts';
import { useSearch } from './search/use-search.ts';

export interface PageSearchFieldProps {
  /** The text that was typed before this field was loaded. */
  readonly typed: string;
  /** True to put the cursor into the field. */
  readonly hasFocus: boolean;
  /** Called after a choice. */
  readonly onGo?: () => void;
}

const pagesFound = (routeTitles: Words<'routeTitles'>, typed: string): Found[] =>
  matching(routeTitles, typed).map((name) => ({
    group: 'pages',
    label: routeTitles[name],
    hint: '',
    to: ROUTES[name].path,
  }));

/** Finds pages, dishes, tables, people, customers, bills and KOTs; The `/` key focuses it from anywhere. */
export function PageSearchField({ typed, hasFocus, onGo }: PageSearchFieldProps) {
  const routeTitles = useWords(routeTitlesPart);
  const shell = useWords(shellPart);
  const words = useWords(ownerSearchPart);

  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const search = useSearch(text);
  const [recent, keep] = useRecent(useRestaurantId());
  useSearchShortcut(input, 'shell');
  const asked = search.state === 'failed' ? words.failed : words.nothing;

  return (
    <Autocomplete
      options={inOrder([
        ...(text.trim() === '' ? recent : []),
        ...pagesFound(routeTitles, text),
        ...search.found,
      ])}
      getOptionLabel={({ label }) => label}
      getOptionKey={({ group, to, label }) => `${group} ${to} ${label}`}
      groupBy={({ group }) => words.groups[group]}
      filterOptions={(options) => options}
      noOptionsText={<span role="status">{search.state === 'asking' ? words.asking : asked}</span>}
      value={null}
      inputValue={text}
      onInputChange={(event: React.SyntheticEvent | null, next) => {
        // Without an event the component is clearing itself at its start; the typed text stays.
        if (event !== null) setText(next);
      }}
      blurOnSelect
      clearOnBlur
      autoHighlight
      openOnFocus
      forcePopupIcon={false}
      onChange={(_, found) => {
        if (found === null) return;
        keep(found);
        onGo?.();
        void navigate(found.to);
      }}
      renderOption={({ key, ...props }, { label, hint }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 2 }}>
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{label}</span>
          {hint !== '' && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
              {hint}
            </Typography>
          )}
        </Box>
      )}
      renderGroup={({ key, group, children }) => (
        // In a list box, screen readers accept options from a named group, but not from a list.
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <ul role="group" aria-label={group} style={{ padding: 0 }}>
            {children}
          </ul>
        </li>
      )}
      // The list is rendered at the end of the document, outside the header's landmark.
      slotProps={{ popper: { role: 'search', 'aria-label': shell.search } }}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
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
