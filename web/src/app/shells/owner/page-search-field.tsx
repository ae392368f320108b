import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { routeTitlesPart } from '../../../words/shared/routes.ts';
import { shellPart } from '../../../words/shared/shell.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSearchShortcut } from '../../../ui/shared/use-search-shortcut.ts';
import { matching, pages } from './page-search-model.ts';

export interface PageSearchFieldProps {
  /** What was typed before this was there. */
  readonly typed: string;
  /** Whether the cursor is to stand in it. */
  readonly hasFocus: boolean;
}

/** Goes to a page by its name; `/` brings the cursor here from anywhere. */
export function PageSearchField({ typed, hasFocus }: PageSearchFieldProps) {
  const routeTitles = useWords(routeTitlesPart);
  const shell = useWords(shellPart);

  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  useSearchShortcut(input, 'shell');

  return (
    <Autocomplete
      options={pages}
      getOptionLabel={(name) => routeTitles[name]}
      filterOptions={(_, { inputValue }) => matching(routeTitles, inputValue)}
      noOptionsText={shell.noSuchPage}
      value={null}
      inputValue={text}
      onInputChange={(event: React.SyntheticEvent | null, next) => {
        // Without an event it is the component that empties itself as it begins: what is typed already stays.
        if (event !== null) setText(next);
      }}
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
