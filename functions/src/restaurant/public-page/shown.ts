import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';

/** The data of the page. */
export interface Shown {
  readonly slug: string;
  readonly profile: Profile;
  readonly menu: Menu;
  readonly availability: Availability;
  /** True where guests book tables by themselves. */
  readonly takesBookings: boolean;
  /** The language of the page. */
  readonly language: Language;
  /** The address of the site, such as `https://bhoj.example`; empty when it is not known. */
  readonly origin: string;
  readonly at: number;
}
