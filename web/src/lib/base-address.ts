/** SPEC §7: where no proxy shares the origin with the page, the server listens here. */
const backendPort = 3002;

const pagesHosts = ['.pages.dev', '.github.io', '.gitlab.io', '.netlify.app', '.vercel.app'];
const tunnelHosts = [
  '.trycloudflare.com',
  '.ngrok-free.app',
  '.ngrok.io',
  '.ngrok.app',
  '.loca.lt',
];

const isAddress = (host: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[');

/**
 * The origin that calls go to: the page's own (empty) on pages hosting, tunnels, the product's own
 * domain, localhost and bare addresses; everywhere else the same host on port 3002 (SPEC §7).
 */
export function baseAddressFor(
  location: { protocol: string; hostname: string },
  ownHosts: readonly string[],
): string {
  const { hostname, protocol } = location;
  const sameOrigin =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isAddress(hostname) ||
    [...pagesHosts, ...tunnelHosts].some((suffix) => hostname.endsWith(suffix)) ||
    ownHosts.some((own) => hostname === own || hostname === `www.${own}`);
  return sameOrigin ? '' : `${protocol}//${hostname}:${backendPort}`;
}
