import { part } from '../../part.ts';

/** The banner of a notice of the platform, on every page of an owner's dashboard. */
export const noticeBanner = {
  maintenance: 'Maintenance',
  more: 'Read more',
  close: (title: string) => `Close the notice: ${title}`,
};

export const noticeBannerPart = part('noticeBanner', noticeBanner);
