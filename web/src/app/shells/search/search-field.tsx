import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchShortcut } from '../../../ui/shared/use-search-shortcut.ts';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';

/** One result of a shell's search, and where it leads. */
export interface Result {
  readonly group: string;
  readonly label: string;
  readonly hint: string;
  readonly to: string;
}

interface SearchFieldProps<R extends Result> {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** In the order in which they are shown; those of a group follow each other. */
  readonly results: readonly R[];
  readonly groupName: (group: R['group']) => string;
  /** The sentence that stands where nothing is found. */
  readonly nothing: string;
  /** True to put the cursor into the field. */
  readonly hasFocus?: boolean;
  /** Called before the page of the result opens. */
  readonly onChoose: (result: R) => void;
  /** The width of the list in px, where the field is narrower than its results. */
  readonly listWidth?: number;
}

/** A field that lists what it finds by group and opens the chosen page. The `/` key focuses it from anywhere. */
export function SearchField<R extends Result>(props: SearchFieldProps<R>) {
  const { label, placeholder, text, results, groupName, nothing, hasFocus = false, listWidth } = props;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input, 'shell');
  return (
    <Autocomplete
      options={results}
      getOptionLabel={(result) => result.label}
      getOptionKey={(result) => `${result.group} ${result.to} ${result.label}`}
      groupBy={({ group }) => groupName(group)}
      filterOptions={(options) => options}
      noOptionsText={<span role="status">{nothing}</span>}
      value={null}
      inputValue={text}
      onInputChange={(event: React.SyntheticEvent | null, next) => {
        // Without an event the component is clearing itself at its start; the typed text stays.
        if (event !== null) props.onText(next);
      }}
      blurOnSelect
      clearOnBlur
      autoHighlight
      openOnFocus
      forcePopupIcon={false}
      onChange={(_, chosen) => {
        if (chosen === null) return;
        props.onChoose(chosen);
        void navigate(chosen.to);
      }}
      renderOption={({ key, ...option }, result) => (
        <Box component="li" key={key} {...option} sx={{ gap: 2 }}>
          <span style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <WholeNumbers>{result.label}</WholeNumbers>
          </span>
          {result.hint !== '' && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
              {result.hint}
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
      // The list is rendered at the end of the document, outside the landmark of the field.
      slotProps={{
        popper: {
          role: 'search',
          'aria-label': label,
          ...(listWidth !== undefined && {
            placement: 'bottom-start' as const,
            style: { width: `min(${listWidth}px, calc(100vw - 32px))` },
          }),
        },
      }}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
          inputRef={input}
          placeholder={placeholder}
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
            htmlInput: { ...slotProps.htmlInput, 'aria-label': label, 'aria-keyshortcuts': '/' },
          }}
        />
      )}
    />
  );
}
