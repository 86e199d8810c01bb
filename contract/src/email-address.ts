/** Letters and digits of a domain in any script, hyphens, and what Unicode counts as dots of a domain. */
const domainOfAnyScript = /^(?:[\p{L}\p{M}\p{N}·.\u3002\uff0e\uff61-]|\u200c|\u200d)+$/u;

/**
 * An address with its domain as mail servers know it: `anna@zahnärzte-köln.de` becomes `anna@xn--…`. Both spellings compare
 * as one. What is no domain stays as it is, and is refused by its form.
 */
export function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !/[^\p{ASCII}]/u.test(domain) || !domainOfAnyScript.test(domain)) return address;
  try {
    return address.slice(0, at + 1) + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** A mailbox whose name has other letters than ASCII: few mail servers deliver to it (RFC 6531). */
export function hasForeignMailbox(address: string): boolean {
  return /[^\p{ASCII}]/u.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))));
}

const atom = String.raw`[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+`;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** An address as it is kept: in lower case, the mailbox as dotted atoms of RFC 5322, the domain in ASCII. */
export const emailPattern = new RegExp(
  String.raw`^(?=.{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`,
);
