import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { PRESETS, rightsOf } from '@bhoj/domain/catalogue/rights';
import type { Preset } from '@bhoj/domain/catalogue/rights';
import { useMay } from '../../firebase/rights.ts';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';

interface JobChoiceProps {
  readonly value: Preset;
  readonly onChange: (preset: Preset) => void;
}

/** Chooses a job, with what it means below. Jobs with a right that the person at this page lacks are not offered. */
export function JobChoice({ value, onChange }: JobChoiceProps) {
  const words = useWords(staffPart);

  const may = useMay();
  const offered = PRESETS.filter((preset) => rightsOf(preset).every(may));
  const shown = PRESETS.filter((preset) => preset === value || offered.includes(preset));
  return (
    <TextField
      select
      fullWidth
      label={words.job}
      value={value}
      helperText={words.jobHints[value]}
      onChange={(event) => onChange(event.target.value as Preset)}
    >
      {shown.map((preset) => (
        <MenuItem key={preset} value={preset}>
          {words.jobs[preset]}
        </MenuItem>
      ))}
    </TextField>
  );
}
