import { fitsLimits, readPhoto } from '../menu/shape/photo-bytes.ts';
import { BILL_PHOTO } from './bill-photo.schema.ts';
import type { BillPhoto } from './bill-photo.schema.ts';

/**
 * True when the bytes are exactly one whole still picture of the type that the photo claims, within its limits. Bhoj keeps
 * nothing else with a bill and shows its owner nothing else.
 */
export const isPhotoOfBill = (contentType: BillPhoto['contentType'], bytes: Uint8Array): boolean =>
  fitsLimits(bytes, BILL_PHOTO) && readPhoto(bytes)?.contentType === contentType;
