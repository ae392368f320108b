import { stateTaxOf } from '../../statute/gst.ts';
import type { DocumentSettings } from '../../restaurant/settings.schema.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';
import type { Seller } from '../shape/invoice.schema.ts';

/** The restaurant as its documents name it. */
export type Issuer = Pick<Restaurant, 'restaurantName'> & DocumentSettings;

export const sellerOf = (r: Issuer): Seller => ({
  name: r.restaurantName,
  legalName: r.legalName,
  address: r.address,
  phone: r.phone,
  gstin: r.gstin,
  fssai: r.fssai,
  composition: r.composition && r.gstin !== '',
  stateTax: stateTaxOf(r.gstin),
  vatTin: r.vatTin,
  ...(r.companyNumber !== '' && { companyNumber: r.companyNumber }),
});
