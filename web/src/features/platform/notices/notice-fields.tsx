import MenuItem from '@mui/material/MenuItem';
import type { Control } from 'react-hook-form';
import { NOTICE_PLACES, NOTICE_SEVERITIES } from '@bhoj/domain/platform/shape/notice.schema';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { NoticeFormInput, NoticeFormValues } from './notice-form.ts';

interface NoticeFieldsProps {
  readonly control: Control<NoticeFormInput, unknown, NoticeFormValues>;
}

/** The text of a notice, its urgency, its place and its link. */
export function NoticeFields({ control }: NoticeFieldsProps) {
  const words = useWords(platformNoticesPart);
  const { fields, hints } = words;
  const common = { control, autoComplete: 'off' };
  return (
    <>
      <FormTextField {...common} name="title" label={fields.title} required autoFocus />
      <FormTextField {...common} name="text" label={fields.text} required />
      <FormTextField {...common} name="severity" label={fields.severity} select>
        {NOTICE_SEVERITIES.map((severity) => (
          <MenuItem key={severity} value={severity}>
            {words.severities[severity]}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField {...common} name="shownAs" label={fields.shownAs} select>
        {NOTICE_PLACES.map((place) => (
          <MenuItem key={place} value={place}>
            {words.places[place]}
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField {...common} name="link" label={fields.link} helperText={hints.link} />
    </>
  );
}
