import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { QrCode } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Table } from '@bhoj/domain/tables/table';
import { QrImage } from '../../../blocks/qr/qr-image.tsx';
import { tableLink } from '../../../blocks/qr/table-link.ts';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** A preview of the table's code, and a link to its page. */
export function QrPart({ table }: { readonly table: Table }) {
  const words = useWords(tablesPart);
  const places = usePlaceWords();
  const slug = useRestaurant().publicAddress?.slug;

  return (
    <Stack
      component="section"
      aria-label={words.qr}
      direction="row"
      sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Box sx={{ width: 112, flex: 'none' }}>
        <QrImage text={tableLink(table, slug)} label={words.qrOf(tableName(places, table.id))} />
      </Box>
      <Button
        component={Link}
        to={`${href('qrCodes')}?table=${encodeURIComponent(table.id)}`}
        startIcon={<QrCode aria-hidden />}
      >
        {words.qrMore}
      </Button>
    </Stack>
  );
}
