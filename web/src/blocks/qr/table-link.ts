import { publicTablePath } from '@bhoj/domain/catalogue/public-links';
import type { Table } from '@bhoj/domain/tables/table';
import { absolute } from './qr-drawing.ts';

/** Returns the link in a table's printed code: the short one where the restaurant has a public address (P-LINK-1). */
export const tableLink = ({ id, key, qrCode }: Table, slug: string | undefined): string =>
  absolute(slug === undefined ? qrCode : publicTablePath({ slug, tableId: id, key }));
