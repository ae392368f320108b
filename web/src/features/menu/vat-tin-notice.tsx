import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { lacksVatTin } from '@bhoj/domain/restaurant/settings';
import { useDocumentSettings } from '../../firebase/restaurant.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { menuPart } from '../../messages/owner/menu/en.ts';
import { useWords } from '../../words/use-words.ts';

/** Says that liquor on the menu cannot be billed until the VAT TIN is entered. */
export function VatTinNotice({ menu }: { readonly menu: Pick<Menu, 'items'> }) {
  const words = useWords(menuPart);

  const documents = useDocumentSettings();
  const sellsLiquor = menu.items.some(({ taxClass }) => taxClass === 'liquor');
  if (!lacksVatTin(documents, sellsLiquor)) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button component={Link} to={ROUTES.settings.path} size="small" variant="outlined">
          {words.enterVatTin}
        </Button>
      }
    >
      {words.noVatTin}
    </Notice>
  );
}
