import { isIPv4, isIPv6 } from 'node:net';

/**
 * Where a caller comes from, as far as it is counted. One line gets a whole IPv6 /64 to take addresses from
 * as it likes, and some providers give a /48; so those count as one. `network` is missing for IPv4.
 */
export type AddressPrefix = { prefix: string; network?: string };

/**
 * The prefix of the address that a trusted proxy named. What is no address can be made up anew for every
 * request, so the socket's own address counts in its place.
 */
export function toAddressPrefix(named: string, socketAddress: string | undefined): AddressPrefix {
  return parseAddress(named) ?? parseAddress(socketAddress ?? '') ?? { prefix: 'unknown' };
}

/**
 * The block that an address is handed out with, for what must stay rare: the /48 of an IPv6 address, the /24 of an IPv4
 * address.
 */
export function toAddressBlock({ prefix, network }: AddressPrefix): string {
  if (network) return network;
  return isIPv4(prefix) ? prefix.replace(/\d+$/, '0/24') : prefix;
}

function parseAddress(text: string): AddressPrefix | undefined {
  const address = withoutPort(text.trim());
  if (isIPv4(address)) return { prefix: address };
  const [withoutZone = ''] = address.split('%', 1);
  if (!isIPv6(withoutZone)) return undefined;
  const groups = toGroups(withoutZone);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4) return { prefix: groups.slice(6).flatMap(toBytes).join('.') };
  return { prefix: toNetwork(groups, 64), network: toNetwork(groups, 48) };
}

/** Some proxies name the port too: `203.0.113.7:4001`, `[2001:db8::1]:4001`. */
function withoutPort(text: string): string {
  const match = /^(?:\[(?<bracketed>[^\]]*)\]|(?<plain>[^:]*))(?::\d{1,5})?$/.exec(text);
  return match?.groups?.bracketed ?? match?.groups?.plain ?? text;
}

/** The eight groups of an IPv6 address, with `::` filled up and an IPv4 tail (`::ffff:192.0.2.1`) in hexadecimal. */
function toGroups(address: string): number[] {
  const tail = address.slice(address.lastIndexOf(':') + 1);
  const bytes = isIPv4(tail) ? tail.split('.').map(Number) : [];
  const [high = 0, middle = 0, low = 0, last = 0] = bytes;
  const hexTail = `${(high * 256 + middle).toString(16)}:${(low * 256 + last).toString(16)}`;
  const whole = bytes.length > 0 ? address.slice(0, -tail.length) + hexTail : address;
  const [head = [], rest = []] = whole.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const filled = [...head, ...Array(8 - head.length - rest.length).fill('0'), ...rest];
  return filled.map((group) => Number.parseInt(group, 16));
}

function toBytes(group: number): [number, number] {
  return [group >> 8, group & 0xff];
}

function toNetwork(groups: readonly number[], bits: 48 | 64): string {
  const kept = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${kept.join(':')}::/${bits}`;
}
