import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { QrImage } from '../../blocks/qr/qr-image.tsx';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { CodeMenu } from './code-menu.tsx';
import type { Code } from './qr-model.ts';

export interface QrCardProps {
  readonly code: Code;
  readonly restaurantName: string;
  readonly isChosen: boolean;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onLook: (id: string) => void;
}

/** One code: to look at, to select for printing, and a menu for the rest. */
export const QrCard = memo(function QrCard({ code, restaurantName, ...card }: QrCardProps) {
  const words = useWords(qrCodesPart);

  const label = words.cardLabel(code);
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{ p: { xs: 1, sm: 2 }, contentVisibility: 'auto', containIntrinsicSize: 'auto 340px' }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: { sm: 0.5 }, mb: 1, ml: -1, mr: { xs: -1, sm: 0 } }}
      >
        <Checkbox
          checked={card.isChosen}
          onChange={(_, isChosen) => card.onChoose(code.id, isChosen)}
          slotProps={{ input: { 'aria-label': words.choose(label) } }}
          sx={{ mr: { xs: -0.75, sm: 0 } }}
        />
        <Typography
          variant="h6"
          component="h3"
          sx={{
            mr: 'auto',
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontSize: { xs: cssVar('type-sm'), sm: cssVar('type-md') },
          }}
        >
          {label}
        </Typography>
        <CodeMenu code={code} restaurantName={restaurantName} />
      </Stack>
      <ButtonBase
        aria-label={words.enlarge(label)}
        onClick={() => card.onLook(code.id)}
        sx={{ display: 'block', width: '100%', borderRadius: cssVar('radius-control') }}
      >
        <QrImage text={code.link} label={words.codeOf(code)} />
      </ButtonBase>
      {code.number === '' && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {words.hints[code.kind]}
        </Typography>
      )}
    </Card>
  );
});
