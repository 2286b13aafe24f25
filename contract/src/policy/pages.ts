/**
 * The addresses of the application's pages, as its router writes them: `$name` stands for one part
 * of an address, `{-$name}` for one that may be left out. Every other address is no page.
 */
export const pageAddresses = [
  '/',
  '/login',
  '/reset-password',
  '/welcome',
  '/you',
  '/you/profile',
  '/you/security',
  '/you/data',
  '/you/data/delete',
  '/you/offerings',
  '/you/link',
  '/you/invite',
  '/you/codes',
  '/you/waiting',
  '/you/preferences',
  '/you/feedback',
  '/you/helping/{-$step}',
  '/you/partner/{-$section}',
  '/terms',
  '/privacy',
  '/activity',
  '/activity/$bookingId',
  '/receipts/$orderId',
  '/plan/$planId',
  '/plan/new/$providerId/$offeringId',
  '/contacts',
  '/contacts/$contactId',
  '/join/$token',
  '/@{$username}',
  '/expert/$id',
  '/experts',
  '/partners/$slug',
  '/book/$providerId',
  '/$roomId',
] as const;

/** A room link carries 10 letters and digits (address-2). */
const part = (name: string): string => (name === '$roomId' ? '[a-z0-9]{10}' : '[^/]+');

const patterns = pageAddresses.map(
  (address) =>
    new RegExp(
      `^${address
        .replace(/\/\{-\$\w+\}$/, '(?:/[^/]+)?')
        .replace(/\{\$\w+\}$/, '[^/]+')
        .replaceAll(/\$\w+/g, part)}${address === '/' ? '' : '/?'}$`,
      'i',
    ),
);

/** Whether the application has a page at this path; a room, an expert or a booking may be missing. */
export function isPageAddress(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
