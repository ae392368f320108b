import { fitsLimits, readPhoto } from '../menu/shape/photo-bytes.ts';
import { BILL_PHOTO } from './bill-photo.schema.ts';
import type { BillPhoto } from './bill-photo.schema.ts';

/**
 * True when the bytes are one whole still picture of the type that the bill's photo says, within its limits: nothing else is kept with
 * a bill or shown to its owner.
 */
export const isPhotoOfBill = (contentType: BillPhoto['contentType'], bytes: Uint8Array): boolean =>
  fitsLimits(bytes, BILL_PHOTO) && readPhoto(bytes)?.contentType === contentType;
