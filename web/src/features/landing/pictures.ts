import captainFloorDark from './images/captain-floor-dark.webp';
import captainFloorLight from './images/captain-floor-light.webp';
import captainTableDark from './images/captain-table-dark.webp';
import captainTableLight from './images/captain-table-light.webp';
import guestMenuDark from './images/guest-menu-dark.webp';
import guestMenuLight from './images/guest-menu-light.webp';
import guestOrderDark from './images/guest-order-dark.webp';
import guestOrderLight from './images/guest-order-light.webp';
import kitchenNarrow from './images/kitchen-narrow.webp';
import kitchenWide from './images/kitchen.webp';
import ownerDark from './images/owner-dark.webp';
import ownerLight from './images/owner-light.webp';
import ownerPhoneDark from './images/owner-phone-dark.webp';
import ownerPhoneLight from './images/owner-phone-light.webp';

/** A picture of the running product, taken by `npm run screenshots -- landing`; sizes are in pixels of the file. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}

const onPhone = (light: string, dark: string): Picture => ({ light, dark, width: 544, height: 1177 });

export const pictures = {
  owner: { light: ownerLight, dark: ownerDark, width: 1920, height: 1080 },
  ownerPhone: onPhone(ownerPhoneLight, ownerPhoneDark),
  captainFloor: onPhone(captainFloorLight, captainFloorDark),
  captainTable: onPhone(captainTableLight, captainTableDark),
  guestMenu: onPhone(guestMenuLight, guestMenuDark),
  guestOrder: onPhone(guestOrderLight, guestOrderDark),
  // A wall screen is dark in both themes.
  kitchen: { light: kitchenWide, dark: kitchenWide, width: 1280, height: 683 },
  kitchenNarrow: { light: kitchenNarrow, dark: kitchenNarrow, width: 800, height: 853 },
} satisfies Record<string, Picture>;
