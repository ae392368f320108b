import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { useMay } from '../../firebase/rights.ts';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { RIGHT_GROUPS } from './rights-model.ts';

interface RightsChoiceProps {
  readonly can: readonly Right[];
  readonly onToggle: (right: Right) => void;
}

/** Ticks a person's rights. Those that the person at this page lacks cannot be changed. */
export function RightsChoice({ can, onToggle }: RightsChoiceProps) {
  const words = useWords(staffPart);

  const may = useMay();
  const isFixed = RIGHT_GROUPS.some(({ rights }) => rights.some((right) => !may(right)));
  return (
    <Stack sx={{ gap: 2 }}>
      {RIGHT_GROUPS.map(({ group, rights }) => (
        <Box key={group} component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
          <FormLabel component="legend" sx={{ mb: 0.5 }}>
            {words.rightGroups[group]}
          </FormLabel>
          <FormGroup>
            {rights.map((right) => (
              <FormControlLabel
                key={right}
                label={words.rights[right]}
                control={
                  <Checkbox
                    checked={can.includes(right)}
                    disabled={!may(right)}
                    onChange={() => onToggle(right)}
                  />
                }
              />
            ))}
          </FormGroup>
        </Box>
      ))}
      {isFixed && <FormHelperText sx={{ mx: 0 }}>{words.notYours}</FormHelperText>}
    </Stack>
  );
}
