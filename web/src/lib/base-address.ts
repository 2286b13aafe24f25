/** Where no proxy shares the page's origin, the server listens here (call-3). */
const backendPort = 3002;

const pagesHosts = ['.pages.dev', '.github.io', '.gitlab.io', '.netlify.app', '.vercel.app'];
const tunnelHosts = [
  '.trycloudflare.com',
  '.ngrok-free.app',
  '.ngrok.io',
  '.ngrok.app',
  '.loca.lt',
];

/**
 * The origin that calls go to: the page's own (empty) on pages hosting, tunnels, the product's own
 * domain, localhost and bare addresses; everywhere else the same host on port 3002 (call-3).
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

function isAddress(host: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[');
}
