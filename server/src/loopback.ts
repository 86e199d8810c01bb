import { isIPv4 } from 'node:net';

/**
 * Whether a host name or address is this machine and nobody else's: what goes there crosses no network.
 * An address in brackets, as in an URL, is fine; `0.0.0.0` and `::` mean every address and are not.
 */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  if (isIPv4(name)) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}
