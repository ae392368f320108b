import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFormState, useWatch } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';
import { LANGUAGES, otherLanguages } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { languagesWithin, useMenuLanguage } from './menu-language.ts';

interface LanguageChooserProps<Values extends FieldValues, Entry> {
  readonly control: Control<Values, unknown, Entry>;
}

/** Chooses the further language in the form, and marks the languages with names and with faults. */
export function LanguageChooser<Values extends FieldValues, Entry>({
  control,
}: LanguageChooserProps<Values, Entry>) {
  const words = useWords(menuPart).fields;
  const [language, choose] = useMenuLanguage();
  const filled = languagesWithin(useWatch({ control }));
  const hidden = [...languagesWithin(useFormState({ control }).errors)].filter((code) => code !== language);
  return (
    <TextField
      select
      fullWidth
      label={words.furtherLanguage}
      value={language}
      error={hidden.length > 0}
      helperText={hidden.length > 0 ? words.furtherFault(hidden) : words.furtherHint}
      onChange={(event) => choose(event.target.value as OtherLanguage)}
    >
      {otherLanguages.map((code) => (
        <MenuItem key={code} value={code}>
          {LANGUAGES[code].english} · <span lang={code}>{LANGUAGES[code].name}</span>
          {filled.has(code) && ` · ${words.furtherFilled}`}
        </MenuItem>
      ))}
    </TextField>
  );
}
