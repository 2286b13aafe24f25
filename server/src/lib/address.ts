import ipaddr from 'ipaddr.js';

/**
 * Under which name an address is counted: an IPv4 address as itself, also when it comes mapped into
 * IPv6, and an IPv6 address by its /64, because a single household can use every address of that.
 */
export const addressKey = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/64`;
};

/** Is this host, an address or the name in a Host header, this machine itself? */
export const isLoopback = (host: string): boolean => {
  if (host === 'localhost') return true;
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
};
